/** On each form: its kind. */
export const FORM_ATTRIBUTE = 'data-enquiry'

/** The names of the text fields for the form service, in the order of the payload. */
export const TEXT_FIELD_NAMES = ['company', 'name', 'email', 'phone', 'message'] as const

/** The consent of the offer request. */
export const CONSENT_NAME = 'gdprConsent'
