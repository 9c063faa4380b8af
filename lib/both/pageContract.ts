/*
 * What the code before hydration (app/boot), the style sheets and the islands have agreed on. Style sheets cannot import.
 */

/** Where Next puts its hashed files, below the base path. */
export const HASHED_FOLDER = '/_next/static/'

/** File with the name of the build that is on the site, below the base path. */
export const BUILD_FILE = '/version.txt'

/** Type of a script that is data, and never runs. */
export const DATA_BLOCK = 'application/ld+json'

/** Type of a script that tells the browser which pages it may prerender. */
export const RULES_BLOCK = 'speculationrules'

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

/** On a link to the contact form: opens the offer dialog. Its value names the service, or is empty. */
export const OFFER_ATTRIBUTE = 'data-offer'

/** On such a link: what the request's message shall hold beside the service, in lines. */
export const OFFER_DETAILS_ATTRIBUTE = 'data-offer-details'

/** On such a link: what these lines come from; newer ones of the same origin take their place. */
export const OFFER_ORIGIN_ATTRIBUTE = 'data-offer-origin'

/** On each form: which of the two it is. */
export const FORM_ATTRIBUTE = 'data-enquiry'

/** On <html>: id of the request that the browser itself is posting from this page. */
export const POSTING_ATTRIBUTE = 'data-posting'

/** On the notices: somebody is in a field, and they take no more room than their headlines. */
export const COMPACT_ATTRIBUTE = 'data-compact'

/** On <html>: the visitor has not scrolled, and pictures that cannot be seen are kept from loading. */
export const DEFER_PICTURES_ATTRIBUTE = 'data-defer-pictures'

/** So many pixels below the window a picture still counts as near. */
export const NEAR_PIXELS = 400

/** Id of each page's `<main>`, which the skip link leads to. */
export const MAIN_ID = 'inhalt'

/** Id of the menu, a popover that covers the page on phones. */
export const MENU_ID = 'menu'

/** On the menu where the browser has no popovers: it is open. */
export const OPEN_ATTRIBUTE = 'data-open'

/** Where the links of the menu stand in the header: `lg` of the styles. */
export const DESKTOP = '(min-width: 64rem)'

/** Id of the list of services: part of the menu on phones, a popover of its own below the header on desktops. */
export const SERVICES_ID = 'menu-leistungen'
