import { TEXT_FIELD_NAMES } from '@/lib/both/enquiryForm'
import { wellFormed } from '@/lib/both/wellFormed'

/** A text field. Not the consent, which each request needs anew. */
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

/** A draft from any value: omits unknown names and values other than text, and replaces lone surrogates. */
export function draftOf(value: unknown): Draft {
  const given = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  const draft = { ...emptyDraft }
  for (const field of TEXT_FIELD_NAMES) {
    const text = given[field]
    draft[field] = typeof text === 'string' ? wellFormed(text) : ''
  }
  return draft
}

/** The draft with only the fields of this form. */
export function draftFor(form: FormKind, draft: Draft): Draft {
  const draftOfForm = { ...emptyDraft }
  for (const field of TEXT_FIELDS[form]) {
    draftOfForm[field] = draft[field]
  }
  return draftOfForm
}
