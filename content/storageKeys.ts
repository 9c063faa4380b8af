/** What a browser's session storage keeps of an enquiry, by name; the privacy notice says so. */
export const DRAFT_KEY = 'anfrage-entwurf'
/** … what was taken into its message from the desk, so that a newer state can replace it. */
export const INSERTED_KEY = 'anfrage-uebernommen'
export const REQUESTS_KEY = 'anfrage-versand'
/** … of a page that was loaded anew because it broke, or because a new version had taken its files away: why. */
export const RELOADED_KEY = 'seite-neu-geladen'
/** … and of what is planned at the desk: posts, areas, the hours that they come to, and offers compared. */
export const POSTS_KEY = 'planung-posten'
export const CLEANING_KEY = 'planung-reinigung'
export const CLEANING_HOURS_KEY = 'planung-reinigungsstunden'
/** … written by earlier versions only: an event is read as posts, once; tours are answered by a sentence. */
export const PATROLS_KEY = 'planung-streife'
export const EVENT_KEY = 'planung-veranstaltung'
export const HOURS_KEY = 'planung-stunden'
export const OFFERS_KEY = 'planung-angebote'
export const QUALIFICATION_KEY = 'planung-qualifikation'
export const CHANGE_KEY = 'planung-wechsel'
