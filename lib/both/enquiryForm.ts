/** On each form: its kind. */
export const FORM_ATTRIBUTE = 'data-enquiry'

/** Matches either form. */
export const FORM = `[${FORM_ATTRIBUTE}]`

/** Matches the forms of the same kind, also those that React has built since. */
export const sameForm = (form: Element) => `[${FORM_ATTRIBUTE}=${form.getAttribute(FORM_ATTRIBUTE)}]`

/** The names of the text fields for the form service, in the order of the payload. */
export const TEXT_FIELD_NAMES = ['company', 'name', 'email', 'phone', 'message'] as const

/** The consent of the offer request. */
export const CONSENT_NAME = 'gdprConsent'
