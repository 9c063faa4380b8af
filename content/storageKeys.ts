/** What a browser's session storage keeps of an enquiry, by name; the privacy notice says so. */
export const DRAFT_KEY = 'anfrage-entwurf'
export const REQUESTS_KEY = 'anfrage-versand'
/** … of a page that was loaded anew because it broke, or because a new version had taken its files away: why. */
export const RELOADED_KEY = 'seite-neu-geladen'
/** Raised with every change of what the desk stores: a tab that a new version of the site finds begins anew. */
export const DESK_VERSION = 2
/** … and of what is planned at the desk: posts, areas, the hours that they come to, and offers compared. */
export const POSTS_KEY = `planung-posten-${DESK_VERSION}`
export const CLEANING_KEY = `planung-reinigung-${DESK_VERSION}`
export const CLEANING_HOURS_KEY = `planung-reinigungsstunden-${DESK_VERSION}`
export const HOURS_KEY = `planung-stunden-${DESK_VERSION}`
export const OFFERS_KEY = `planung-angebote-${DESK_VERSION}`
export const QUALIFICATION_KEY = `planung-qualifikation-${DESK_VERSION}`
export const CHANGE_KEY = `planung-wechsel-${DESK_VERSION}`
