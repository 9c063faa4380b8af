/* How far a page is, as scripts, islands and style sheets see it. Style sheets cannot import. */

/** Sent on the document when every island listens: what was clicked or sent off before is repeated. */
export const READY_EVENT = 'page-ready'

/** Sent on the document when the page does without its scripts: one of them did not come. They may still, and READY_EVENT follows. */
export const FAILED_EVENT = 'scripts-failed'

/** On <html>: scripts listen, or are on their way. Without it, words say what does not work here (desk/frame/Unscripted.tsx). */
export const SCRIPTED_ATTRIBUTE = 'data-scripted'

/** On <html>: an enquiry is on its way, and this document waits for the reply. */
export const SENDING_ATTRIBUTE = 'data-sending'

/** On <html>: there is a newer build, and this page lacks files of its own. */
export const OUTDATED_ATTRIBUTE = 'data-outdated'

/** On <html>: the visitor has not scrolled, and pictures that cannot be seen are kept from loading. */
export const DEFER_PICTURES_ATTRIBUTE = 'data-defer-pictures'

/** So many pixels below the window a picture still counts as near. */
export const NEAR_PIXELS = 400
