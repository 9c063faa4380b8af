import { forms } from '@/content/forms'
import { emptyDraft, type FormKind } from '@/lib/browser/enquiry/fields'
import { draftIn, errorsOf, FORM_FIELDS, mailBodyOf } from './fields'

function formOf(kind: FormKind, values: Record<string, string | boolean> = {}): HTMLFormElement {
  const form = document.createElement('form')
  for (const { name, type, required } of FORM_FIELDS[kind]) {
    const control = document.createElement(type === 'textarea' ? 'textarea' : 'input')
    if (control instanceof HTMLInputElement) {
      control.type = type
      control.checked = values[name] === true
    }
    control.name = name
    control.required = required
    const value = values[name]
    if (typeof value === 'string') {
      control.value = value
    }
    form.append(control)
  }
  return form
}

function namesOf(form: HTMLFormElement, kind: FormKind) {
  return errorsOf(form, kind).map(({ name }) => name)
}

describe('the rules of the customer', () => {
  it.each([
    ['offer', ['email', 'phone', 'gdprConsent']],
    ['contact', ['name', 'email', 'phone', 'message']],
  ] as const)('demand of the %s form %j', (kind, names) => {
    expect(namesOf(formOf(kind), kind)).toEqual(names)
  })

  it('count blanks and invisible characters as empty', () => {
    const form = formOf('contact', { name: '\u200b\u2060', email: 'a@b.de', phone: ' ', message: '\n' })
    expect(namesOf(form, 'contact')).toEqual(['name', 'phone', 'message'])
  })

  it.each([
    ['', forms.errors.emailMissing],
    ['\u200b', forms.errors.emailMissing],
    ['a@', forms.errors.emailInvalid],
  ])('say of the address "%s": %s', (email, message) => {
    const form = formOf('contact', { name: 'A', phone: '1', message: 'B', email })
    expect(errorsOf(form, 'contact')).toEqual([{ name: 'email', message }])
  })

  it.each(['069 90009-100', '+49 (0)69/90009100', '0049 69 90009100', '٠٦٩', 'Zentrale -100'])(
    'accept the telephone number %s as people write it',
    (phone) => {
      expect(namesOf(formOf('offer', { email: 'a@b.de', phone, gdprConsent: true }), 'offer')).toEqual([])
    },
  )
})

it('a draft has the text as it was typed, no consent, and no lone surrogates, on which later code would throw', () => {
  const form = formOf('offer', { email: 'a@b.de', gdprConsent: true, message: ' <b>مرحبا</b> 😀\ud83d\n' })
  const draft = draftIn(form, 'offer', { ...emptyDraft, posten: '3 Posten', message: 'alt' })
  const message = ' <b>مرحبا</b> 😀\ufffd\n'
  expect(draft).toEqual({ ...emptyDraft, email: 'a@b.de', message, posten: '3 Posten' })
  expect(mailBodyOf({ ...draft, posten: '' }, 'offer')).toBe(`E-Mail: a@b.de\nNachricht: ${message}`)
  expect(mailBodyOf(draft, 'offer')).toBe('E-Mail: a@b.de\nNachricht: <b>مرحبا</b> 😀\ufffd\n\n3 Posten')
})
