import { DETAILS_ORIGINS, type DetailsOrigin, TEXT_FIELD_NAMES, withDetails } from '@/lib/both/enquiryForm'
import { wellFormed } from '@/lib/both/wellFormed'

/** A text field. Not the consent, which each request needs anew. */
export type DraftField = (typeof TEXT_FIELD_NAMES)[number]
/** The text fields, the details from the desk beside them, and all that a service has put into a message without a word of the visitor's. */
export type Draft = Record<DraftField | DetailsOrigin | 'begun', string>
export type FormKind = 'offer' | 'contact'

/** The text fields of each form, in the order of the payload. Both forms send the details. */
export const TEXT_FIELDS: Record<FormKind, readonly DraftField[]> = {
  offer: TEXT_FIELD_NAMES,
  contact: TEXT_FIELD_NAMES.filter((field) => field !== 'company'),
}

const CONTENT = [...TEXT_FIELD_NAMES, ...DETAILS_ORIGINS]
export const DRAFT_KEYS = [...CONTENT, 'begun'] as const

export const emptyDraft = Object.fromEntries(DRAFT_KEYS.map((key) => [key, ''])) as Draft

export function isEmpty(draft: Draft): boolean {
  return CONTENT.every((key) => draft[key] === '')
}

export function hasDetails(draft: Draft): boolean {
  return DETAILS_ORIGINS.some((origin) => draft[origin] !== '')
}

/** The texts of a form as they are sent. */
export function sentTexts(form: FormKind, draft: Draft): [DraftField, string][] {
  return TEXT_FIELDS[form].map((field) => [
    field,
    field === 'message' ? withDetails(draft.message, draft) : draft[field],
  ])
}

export function isDraftField(name: string): name is DraftField {
  return (TEXT_FIELD_NAMES as readonly string[]).includes(name)
}

/** A draft from any value: omits unknown names and values other than text, and replaces lone surrogates. */
export function draftOf(value: unknown): Draft {
  const given = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  const draft = { ...emptyDraft }
  for (const key of DRAFT_KEYS) {
    const text = given[key]
    draft[key] = typeof text === 'string' ? wellFormed(text) : ''
  }
  return draft
}

/** The draft without the fields that this form does not have. */
export function draftFor(form: FormKind, draft: Draft): Draft {
  return form === 'offer' ? draft : { ...draft, company: '' }
}
