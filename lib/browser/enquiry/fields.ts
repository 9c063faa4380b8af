import { TEXT_FIELD_NAMES } from '@/lib/both/enquiryForm'
import { wellFormed } from '@/lib/both/wellFormed'

/** A text field. The consent is none: it is given anew for each request. */
export type DraftField = (typeof TEXT_FIELD_NAMES)[number]
export type Draft = Record<DraftField, string>
export type FormKind = 'offer' | 'contact'

/** The text fields of each form, in the order of the payload. */
export const TEXT_FIELDS: Record<FormKind, readonly DraftField[]> = {
  offer: TEXT_FIELD_NAMES,
  contact: TEXT_FIELD_NAMES.filter((field) => field !== 'company'),
}

export const emptyDraft = Object.fromEntries(TEXT_FIELD_NAMES.map((field) => [field, ''])) as Draft

export function isEmpty(draft: Draft): boolean {
  return TEXT_FIELD_NAMES.every((field) => draft[field] === '')
}

export function isDraftField(name: string): name is DraftField {
  return (TEXT_FIELD_NAMES as readonly string[]).includes(name)
}

/** A draft out of anything: unknown names and values that are no text are left out, half characters are mended. */
export function draftOf(value: unknown): Draft {
  const given = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  const draft = { ...emptyDraft }
  for (const field of TEXT_FIELD_NAMES) {
    const text = given[field]
    draft[field] = typeof text === 'string' ? wellFormed(text) : ''
  }
  return draft
}

/** The draft as far as this form asks for it. */
export function draftFor(form: FormKind, draft: Draft): Draft {
  const asked = { ...emptyDraft }
  for (const field of TEXT_FIELDS[form]) {
    asked[field] = draft[field]
  }
  return asked
}
