/** On each form: which of the two it is. */
export const FORM_ATTRIBUTE = 'data-enquiry'

/** The names under which the form service gets the text fields, in the order of the payload. */
export const TEXT_FIELD_NAMES = ['company', 'name', 'email', 'phone', 'message'] as const

/** The consent of the offer request. */
export const CONSENT_NAME = 'gdprConsent'
