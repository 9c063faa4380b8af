import { forms } from '@/content/forms'

export type FieldName = keyof typeof forms.fields
export type FormKind = 'offer' | 'contact'

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
const gdprConsent = { name: 'gdprConsent', type: 'checkbox' } as const

/** The customer's fields and rules, in the order of the page; the payload has exactly these names. */
export const FORM_FIELDS: Record<FormKind, readonly FieldSpec[]> = {
  offer: [
    { ...company, required: false },
    { ...name, required: false },
    { ...email, required: true },
    { ...phone, required: true },
    { ...message, required: false, rows: 12 },
    { ...gdprConsent, required: true },
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

/** The browser decides what is wrong; the words are ours, as its own follow the browser's language (WCAG 3.1.2). */
export function errorOf(control: Control, name: FieldName): string | null {
  const blank = control.required && control.type !== 'checkbox' && control.value.trim() === ''
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
    case 'gdprConsent':
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

/** Our words for the fields that a service names; unknown names are its own affair. */
export function fieldErrors(kind: FormKind, names: readonly string[]): FieldError[] {
  const { errors } = forms
  const words: Partial<Record<FieldName, string>> = { ...errors, email: errors.emailInvalid }
  return FORM_FIELDS[kind].flatMap(({ name }) => {
    const message = words[name]
    return names.includes(name) && message ? [{ name, message }] : []
  })
}

/** Exactly the form's field names; the consent is a boolean. */
export function valuesOf(form: HTMLFormElement, kind: FormKind): Record<string, string | boolean> {
  return Object.fromEntries(
    FORM_FIELDS[kind].map(({ name }) => {
      const control = controlOf(form, name)
      return [
        name,
        control instanceof HTMLInputElement && control.type === 'checkbox'
          ? control.checked
          : (control?.value ?? ''),
      ]
    }),
  )
}

/** The enquiry as a letter: what was typed, with its labels. */
export function letterOf(form: HTMLFormElement | null, kind: FormKind): string {
  const values = form === null ? {} : valuesOf(form, kind)
  return FORM_FIELDS[kind]
    .flatMap(({ name }) => {
      const value = values[name]
      return typeof value === 'string' && value !== '' ? [`${forms.fields[name]}: ${value}`] : []
    })
    .join('\n')
}
