import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { forms } from '@/content/forms'
import { home } from '@/content/home'
import { DRAFT_KEY } from '@/content/storageKeys'
import { emptyDraft } from '@/lib/browser/enquiry/fields'
import { enquiry } from '@/lib/browser/enquiry/store'
import { enquiryConfig } from '@/tests/support/enquiryConfig'
import type { EnquiryConfig } from './config'
import { EnquiryForm } from './EnquiryForm'

function contactForm(overrides: Partial<EnquiryConfig> = {}) {
  return (
    <>
      <h2 id="titel">{home.contact.form.heading}</h2>
      <EnquiryForm kind="contact" config={{ ...enquiryConfig, ...overrides }} labelledBy="titel" />
    </>
  )
}

function field(label: string) {
  return screen.getByLabelText(new RegExp(`^${label}`))
}

beforeEach(() => enquiry.type(emptyDraft))

describe('without scripts', () => {
  it('is a form that the browser posts by itself, with its own checks', () => {
    const html = renderToStaticMarkup(
      contactForm({ endpoint: 'https://dienst.example/f', extraFields: { access_key: 'k' } }),
    )
    expect(html).toContain('action="https://dienst.example/f"')
    expect(html).toContain('method="post"')
    expect(html).toContain('name="access_key" value="k"')
    expect(html).not.toContain('novalidate')
  })

  it('opens a mail when no service is set', () => {
    expect(renderToStaticMarkup(contactForm())).toContain('action="mailto:a@b.example')
  })
})

describe('with scripts', () => {
  it('shows no error before the first press, focuses the summary and then the field, and removes a corrected error', async () => {
    render(contactForm())
    await userEvent.type(field(forms.fields.email), 'falsch')
    await userEvent.tab()
    expect(screen.queryByText(forms.errors.emailInvalid)).toBeNull()
    const submit = screen.getByRole('button', { name: forms.contact.submit })
    for (let press = 0; press < 2; press += 1) {
      await userEvent.click(submit)
      expect(screen.getByRole('group', { name: forms.errors.heading })).toHaveFocus()
    }
    await userEvent.click(screen.getByRole('link', { name: forms.errors.phone }))
    expect(field(forms.fields.phone)).toHaveFocus()
    expect(field(forms.fields.phone)).toBeInvalid()
    expect(field(forms.fields.phone)).toHaveAccessibleDescription(forms.errors.prefix + forms.errors.phone)
    expect(screen.getAllByText(forms.errors.emailInvalid)).toHaveLength(2)
    await userEvent.type(field(forms.fields.email), '@firma.de')
    expect(screen.queryByText(forms.errors.emailInvalid)).toBeNull()
  })

  it('stores what is typed as a draft, discards it and restores it', async () => {
    render(contactForm())
    await userEvent.type(field(forms.fields.name), 'Ada')
    expect(sessionStorage.getItem(DRAFT_KEY)).toContain('Ada')
    await userEvent.click(screen.getByRole('button', { name: forms.status.discard }))
    expect(field(forms.fields.name)).toHaveValue('')
    expect(sessionStorage).toHaveLength(0)
    expect(screen.getByText(forms.status.discarded)).toBeVisible()
    const undo = screen.getByRole('button', { name: forms.status.undo })
    expect(undo).toHaveFocus()
    await userEvent.click(undo)
    expect(field(forms.fields.name)).toHaveValue('Ada')
    expect(screen.getByRole('button', { name: forms.status.discard })).toHaveFocus()
  })
})

it('needs no word in the message where something is planned', async () => {
  const { errors, fields, contact } = forms
  render(contactForm())
  const summarised = () => screen.queryByRole('link', { name: errors.message })
  act(() => enquiry.type({ posten: '3 Posten' }))
  await userEvent.click(screen.getByRole('button', { name: contact.submit }))
  expect(summarised()).toBeNull()
  act(() => enquiry.type({ posten: '' }))
  await userEvent.click(screen.getByRole('button', { name: contact.submit }))
  expect(summarised()).toBeVisible()
  expect(field(fields.message)).toBeRequired()
})

it('leaves to its own lead what not to write', () => {
  render(contactForm())
  expect(screen.queryByText(forms.offer.confidential)).toBeNull()
})

describe('the value of a field is input, whatever set it', () => {
  const control = (label: string) => field(label) as HTMLInputElement

  it('before hydration', () => {
    const container = document.createElement('div')
    document.body.append(container)
    container.innerHTML = renderToStaticMarkup(contactForm())
    const filled = container.querySelector<HTMLInputElement>('[name=email]') as HTMLInputElement
    filled.value = 'ada@firma.de'
    render(contactForm(), { container, hydrate: true })
    expect(control(forms.fields.email)).toHaveValue('ada@firma.de')
    expect(enquiry.read().draft.email).toBe('ada@firma.de')
  })

  it('without an event, while the visitor types elsewhere', async () => {
    render(contactForm())
    control(forms.fields.email).value = 'ada@firma.de'
    await userEvent.type(field(forms.fields.name), 'Ada')
    expect(field(forms.fields.email)).toHaveValue('ada@firma.de')
    expect(enquiry.read().draft).toMatchObject({ name: 'Ada', email: 'ada@firma.de' })
  })
})

it('a form whose code fails is plain HTML again, which the browser posts', () => {
  const broken = jest.spyOn(enquiry, 'subscribe').mockImplementation(() => {
    throw new Error('broken')
  })
  const silenced = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  render(contactForm({ endpoint: 'https://dienst.example/f' }))
  const form = screen.getByRole('form') as HTMLFormElement
  expect(form.action).toBe('https://dienst.example/f')
  expect(form.noValidate).toBe(false)
  expect(field(forms.fields.message)).toBeVisible()
  broken.mockRestore()
  silenced.mockRestore()
})
