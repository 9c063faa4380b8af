/** What a browser's session storage keeps of an enquiry, by name; the privacy notice says so. */
export const DRAFT_KEY = 'anfrage-entwurf'
export const REQUESTS_KEY = 'anfrage-versand'
/** … and of what is planned at the desk: posts, areas, tours, events, the hours that they come to, and offers compared. */
export const POSTS_KEY = 'planung-posten'
export const CLEANING_KEY = 'planung-reinigung'
export const PATROLS_KEY = 'planung-streife'
export const EVENT_KEY = 'planung-veranstaltung'
export const HOURS_KEY = 'planung-stunden'
export const OFFERS_KEY = 'planung-angebote'
