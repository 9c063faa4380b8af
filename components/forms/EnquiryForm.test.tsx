import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { forms } from '@/content/forms'
import { clearDraft, readDraft, updateDraft } from '@/lib/draft'
import { EnquiryForm, type EnquirySetup } from './EnquiryForm'

const setup: EnquirySetup = {
  endpoint: null,
  extraFields: {},
  privacyHref: '/datenschutz/',
  email: 'a@b.example',
  phone: '069 1',
  phoneHref: 'tel:+49691',
}

function contactForm(overrides: Partial<EnquirySetup> = {}) {
  return (
    <>
      <h2 id="titel">{forms.contact.name}</h2>
      <EnquiryForm kind="contact" setup={{ ...setup, ...overrides }} labelledBy="titel" />
    </>
  )
}

function field(label: string) {
  return screen.getByLabelText(new RegExp(`^${label}`))
}

beforeEach(clearDraft)

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

  it('opens a letter when no service is set', () => {
    expect(renderToStaticMarkup(contactForm())).toContain('action="mailto:a@b.example')
  })
})

describe('with scripts', () => {
  it('leads from the list of errors to the field', async () => {
    render(contactForm())
    await userEvent.click(screen.getByRole('button', { name: forms.contact.submit }))
    await userEvent.click(screen.getByRole('link', { name: forms.errors.phone }))
    expect(field(forms.fields.phone)).toHaveFocus()
    expect(field(forms.fields.phone)).toBeInvalid()
    expect(field(forms.fields.phone)).toHaveAccessibleDescription(forms.errors.prefix + forms.errors.phone)
  })

  it('shows no error before the first try, and takes one back when it is mended', async () => {
    render(contactForm())
    await userEvent.type(field(forms.fields.email), 'falsch')
    await userEvent.tab()
    expect(screen.queryByText(forms.errors.emailInvalid)).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: forms.contact.submit }))
    expect(screen.getAllByText(forms.errors.emailInvalid)).toHaveLength(2)
    await userEvent.type(field(forms.fields.email), '@firma.de')
    expect(screen.queryByText(forms.errors.emailInvalid)).toBeNull()
  })

  it('says that nothing was sent when no service is set, and offers a letter with the text', async () => {
    updateDraft({ name: 'Ada', email: 'ada@firma.de', phone: '1', message: 'Zwei Tore' })
    render(contactForm())
    await userEvent.click(screen.getByRole('button', { name: forms.contact.submit }))
    expect(await screen.findByText(forms.status.failed)).toBeVisible()
    const letter = screen.getByRole('link', { name: forms.status.email }).getAttribute('href') ?? ''
    expect(new URL(letter).searchParams.get('body')).toContain('Zwei Tore')
    expect(field(forms.fields.message)).toHaveValue('Zwei Tore')
  })

  it('keeps what is typed as a draft, and discards it when asked', async () => {
    render(contactForm())
    await userEvent.type(field(forms.fields.name), 'Ada')
    expect(readDraft().name).toBe('Ada')
    await userEvent.click(screen.getByRole('button', { name: forms.status.discard }))
    expect(field(forms.fields.name)).toHaveValue('')
    expect(readDraft().name).toBe('')
  })
})
