/** On each form: its kind. */
export const FORM_ATTRIBUTE = 'data-enquiry'

/** Matches either form. */
export const FORM = `[${FORM_ATTRIBUTE}]`

/** Matches the forms of the same kind, also those that React has built since. */
export const sameForm = (form: Element) => `[${FORM_ATTRIBUTE}=${form.getAttribute(FORM_ATTRIBUTE)}]`

/** The names of the text fields for the form service, in the order of the payload. */
export const TEXT_FIELD_NAMES = ['company', 'name', 'email', 'phone', 'message'] as const

/** The parts of the desk that details come from: a request has one text of each, which its newest state replaces. */
export const DETAILS_ORIGINS = ['posten', 'reinigung', 'qualifikation'] as const
export type DetailsOrigin = (typeof DETAILS_ORIGINS)[number]

/** The message as it is sent: below what the visitor wrote stand the details from the desk. */
export function withDetails(message: string, details: Partial<Record<DetailsOrigin, unknown>>): string {
  return DETAILS_ORIGINS.reduce(
    (text, origin) => (details[origin] ? `${text.trimEnd()}\n\n${details[origin]}`.trimStart() : text),
    message,
  )
}

/** The consent of the offer request. */
export const CONSENT_NAME = 'gdprConsent'
