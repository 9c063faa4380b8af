/** What a browser's session storage keeps of an enquiry, by name; the privacy notice says so. */
export const DRAFT_KEY = 'anfrage-entwurf'
export const REQUESTS_KEY = 'anfrage-versand'
