/* The states of a page, shared by scripts, islands and style sheets, which repeat them, as they cannot import. */

/** Sent on the document when every island is hydrated: a form that was submitted earlier is submitted again. */
export const READY_EVENT = 'page-ready'

/** Sent on the document when a script failed and the page does without. If the scripts still load, READY_EVENT follows. */
export const FAILED_EVENT = 'scripts-failed'

/** On <html>: scripts run, or are loading. Without it, the page explains what does not work (desk/frame/NoScript.tsx). */
export const SCRIPTED_ATTRIBUTE = 'data-scripted'

/** On <html>: the calculator of hours will show a visitor's own plan, not the example of the HTML. */
export const PLANNED_ATTRIBUTE = 'data-planned'

/** On <html>: an enquiry is pending, and this document waits for the reply. */
export const SENDING_ATTRIBUTE = 'data-sending'

/** On <html>: there is a newer build, and a file of this page failed to load. */
export const OUTDATED_ATTRIBUTE = 'data-outdated'

/** On <html>: the visitor has not scrolled, and pictures out of view are kept from loading. */
export const DEFER_PICTURES_ATTRIBUTE = 'data-defer-pictures'

/** Largest distance from the window, in pixels, at which a picture counts as near. */
export const NEAR_PIXELS = 400
