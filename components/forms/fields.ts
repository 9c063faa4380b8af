import { forms } from '@/content/forms'
import { CONSENT_NAME } from '@/lib/both/enquiryForm'
import {
  type Draft,
  type DraftField,
  draftOf,
  type FormKind,
  sentTexts,
  TEXT_FIELDS,
} from '@/lib/browser/enquiry/fields'

export type FieldName = DraftField | typeof CONSENT_NAME

export type FieldSpec = {
  name: FieldName
  type: 'text' | 'email' | 'tel' | 'textarea' | 'checkbox'
  required: boolean
  autoComplete?: string
  /** Height of a textarea. */
  rows?: number
}

const company = { name: 'company', type: 'text', autoComplete: 'organization' } as const
const name = { name: 'name', type: 'text', autoComplete: 'name' } as const
const email = { name: 'email', type: 'email', autoComplete: 'email' } as const
const phone = { name: 'phone', type: 'tel', autoComplete: 'tel' } as const
const message = { name: 'message', type: 'textarea' } as const
const consent = { name: CONSENT_NAME, type: 'checkbox' } as const

/** The customer's fields and rules, in the order of the page; the payload has exactly these names. */
export const FORM_FIELDS: Record<FormKind, readonly FieldSpec[]> = {
  offer: [
    { ...company, required: false },
    { ...name, required: false },
    { ...email, required: true },
    { ...phone, required: true },
    { ...message, required: false, rows: 12 },
    { ...consent, required: true },
  ],
  contact: [
    { ...name, required: true },
    { ...email, required: true },
    { ...phone, required: true },
    { ...message, required: true, rows: 4 },
  ],
}

export type FieldError = { name: FieldName; message: string }

type Control = HTMLInputElement | HTMLTextAreaElement

export function controlOf(form: HTMLFormElement, name: FieldName): Control | null {
  const control = form.elements.namedItem(name)
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control : null
}

/** Only whitespace and invisible characters. */
const BLANK = /^[\s\p{Cf}\u2800\u3164]*$/u

/** The browser validates; the messages are ours, as its own use the browser's language (WCAG 3.1.2). */
export function errorOf(control: Control, name: FieldName): string | null {
  const blank = control.required && control.type !== 'checkbox' && BLANK.test(control.value)
  if (control.validity.valid && !blank) {
    return null
  }
  const { errors } = forms
  switch (name) {
    case 'email':
      return control.validity.valueMissing || blank ? errors.emailMissing : errors.emailInvalid
    case 'name':
    case 'phone':
    case 'message':
    case CONSENT_NAME:
      return errors[name]
    case 'company':
      return null
  }
}

export function errorsOf(form: HTMLFormElement, kind: FormKind): FieldError[] {
  return FORM_FIELDS[kind].flatMap(({ name }) => {
    const control = controlOf(form, name)
    const message = control && errorOf(control, name)
    return message ? [{ name, message }] : []
  })
}

/** Our messages for the fields that a service names; unknown names are ignored. */
export function fieldErrors(kind: FormKind, names: readonly string[]): FieldError[] {
  const { errors } = forms
  const messages: Partial<Record<FieldName, string>> = { ...errors, email: errors.emailInvalid }
  return FORM_FIELDS[kind].flatMap(({ name }) => {
    const message = messages[name]
    return names.includes(name) && message ? [{ name, message }] : []
  })
}

/** The draft with the values of the text fields. */
export function draftIn(form: HTMLFormElement, kind: FormKind, draft: Draft): Draft {
  const texts = Object.fromEntries(TEXT_FIELDS[kind].map((name) => [name, controlOf(form, name)?.value]))
  return draftOf({ ...draft, ...texts })
}

/** The enquiry as the body of an e-mail: what is sent, with its labels. */
export function mailBodyOf(draft: Draft, kind: FormKind): string {
  return sentTexts(kind, draft)
    .flatMap(([name, text]) => (text === '' ? [] : [`${forms.fields[name]}: ${text}`]))
    .join('\n')
}
