import { forms } from '@/content/forms'
import type { FormKind } from '@/lib/browser/enquiry/fields'
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
  it('demand e-mail, telephone and consent for an offer', () => {
    expect(namesOf(formOf('offer'), 'offer')).toEqual(['email', 'phone', 'gdprConsent'])
  })

  it('demand all four fields of the contact form', () => {
    expect(namesOf(formOf('contact'), 'contact')).toEqual(['name', 'email', 'phone', 'message'])
  })

  it('take blanks, and what nobody sees, for nothing', () => {
    const form = formOf('contact', { name: '\u200b\u2060', email: 'a@b.de', phone: ' ', message: '\n' })
    expect(namesOf(form, 'contact')).toEqual(['name', 'phone', 'message'])
  })

  it('tell a missing address from a wrong one', () => {
    const [missing] = errorsOf(formOf('contact', { name: 'A', phone: '1', message: 'B' }), 'contact')
    const [wrong] = errorsOf(
      formOf('contact', { name: 'A', phone: '1', message: 'B', email: 'a@' }),
      'contact',
    )
    expect(missing?.message).toBe(forms.errors.emailMissing)
    expect(wrong?.message).toBe(forms.errors.emailInvalid)
  })

  it.each(['069 90009-100', '+49 (0)69/90009100', '0049 69 90009100', '٠٦٩', 'Zentrale -100'])(
    'accept the telephone number %s as people write it',
    (phone) => {
      expect(namesOf(formOf('offer', { email: 'a@b.de', phone, gdprConsent: true }), 'offer')).toEqual([])
    },
  )

  it('set the heights of the two messages', () => {
    const rows = (kind: FormKind) => FORM_FIELDS[kind].find(({ name }) => name === 'message')?.rows
    expect([rows('offer'), rows('contact')]).toEqual([12, 4])
  })
})

describe('draftIn', () => {
  it('has the text as it was typed, and no consent', () => {
    const form = formOf('offer', { email: 'a@b.de', gdprConsent: true, message: ' <b>مرحبا</b> 😀\n' })
    expect(draftIn(form, 'offer')).toEqual({
      company: '',
      name: '',
      email: 'a@b.de',
      phone: '',
      message: ' <b>مرحبا</b> 😀\n',
    })
  })

  it('mends half characters, so that nothing later throws on them', () => {
    const draft = draftIn(formOf('contact', { message: 'Tor \ud83d' }), 'contact')
    expect(draft.message).toBe('Tor \ufffd')
    expect(mailBodyOf(draft, 'contact')).toBe('Nachricht: Tor \ufffd')
  })
})
