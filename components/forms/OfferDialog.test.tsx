import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { forms } from '@/content/forms'
import { needsList, offerTrigger } from '@/lib/both/offerTrigger'
import { afterFrame } from '@/lib/browser/afterFrame'
import { emptyDraft } from '@/lib/browser/enquiry/fields'
import type { Ended } from '@/lib/browser/enquiry/requests'
import { enquiry } from '@/lib/browser/enquiry/store'
import { enquiryConfig } from '@/tests/support/enquiryConfig'
import { provideDialogs } from '@/tests/support/platform'
import { OfferDialog } from './OfferDialog'
import '@/app/boot/clicks'

let ending: (ended: Ended) => void = () => undefined
jest.mock('@/lib/browser/enquiry/send', () => ({
  TIMEOUT_MS: 15_000,
  loadReader: async () => null,
  sendEnquiry: () =>
    new Promise<Ended>((resolve) => {
      ending = resolve
    }),
}))

const config = { ...enquiryConfig, endpoint: 'https://dienst.example/f' }

const lines = ['Bedarf 2027, Hessen:', '– Pforte: 1 Person', 'Zusammen 200 Stunden']
let plan = lines.join('\n')

function page() {
  return (
    <>
      <h1 tabIndex={-1}>Titel</h1>
      <a href="/#contact" {...offerTrigger()}>
        Angebot
      </a>
      <a href="/#contact" {...offerTrigger('Werkschutz')}>
        Angebot für Werkschutz
      </a>
      <a href="/#contact" {...offerTrigger('Objektschutz')}>
        Angebot für Objektschutz
      </a>
      <a href="/#contact" {...offerTrigger('Werkschutz', plan, 'posten')}>
        Plan übernehmen
      </a>
      <ol {...needsList}>
        <li>Lageplan</li>
        <li>Schichten und Stoßzeiten</li>
      </ol>
      <OfferDialog config={config} closeIcon={null} dismissName="Ausblenden" nextSteps={null} />
    </>
  )
}

const dialog = () => screen.queryByRole('dialog', { name: forms.offer.heading })
const field = (label: string) => screen.getByLabelText(new RegExp(`^${label.replace('*', '')}`))
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

/** React follows after the frame that shows the dialog. */
const frame = () => act(() => new Promise<void>(afterFrame))

async function open(name = 'Angebot') {
  render(page())
  await userEvent.click(screen.getByRole('link', { name }))
  await frame()
}

function type(label: string, value: string) {
  fireEvent.input(field(label), { target: { value } })
}

/** Fills in the required fields and sends. Each test uses another address, as the store knows what was sent before. */
function send(email: string) {
  type(forms.fields.email, email)
  type(forms.fields.phone, '069 1')
  fireEvent.click(field(forms.fields.gdprConsent))
  click(forms.offer.submit)
}

/** Ends the request as if the service had replied, and waits for all effects. */
const end = (ended: Ended) => act(async () => ending(ended))

beforeAll(provideDialogs)

beforeEach(() => {
  act(() => enquiry.type(emptyDraft))
})

it('opens at a press, names the service once, closes by its button and the backdrop, and keeps what was typed', async () => {
  render(page())
  expect(dialog()).toBeNull()
  const press = (name: string) => fireEvent.click(screen.getByRole('link', { name, hidden: true }))
  // The link is not followed.
  expect(press('Angebot für Werkschutz')).toBe(false)
  expect(screen.getByRole('heading', { name: forms.offer.heading })).toHaveFocus()
  click(forms.offer.close)
  expect(dialog()).toBeNull()
  press('Angebot für Werkschutz')
  await frame()
  const message = field(forms.fields.message)
  expect(message).toHaveValue(
    `${forms.offer.servicePrefix}Werkschutz\nLageplan: \nSchichten und Stoßzeiten: `,
  )
  // Selecting text may end outside.
  fireEvent.pointerDown(message)
  fireEvent.click(dialog() as HTMLElement)
  expect(dialog()).not.toBeNull()
  fireEvent.pointerDown(dialog() as HTMLElement)
  fireEvent.click(dialog() as HTMLElement)
  expect(dialog()).toBeNull()
})

/** Where the visitor has put it, when he comes back. */
function expectCursorStays(message: HTMLTextAreaElement) {
  message.setSelectionRange(3, 3)
  act(() => message.blur())
  message.focus()
  expect(message.selectionStart).toBe(3)
}

async function askAgain(link: string) {
  click(forms.offer.close)
  await userEvent.click(screen.getByRole('link', { name: link }))
  await frame()
}

it('asks for what the page says that an offer needs, and sends only what is answered', async () => {
  await open('Angebot für Werkschutz')
  const message = field(forms.fields.message) as HTMLTextAreaElement
  message.focus()
  // The first answer is where the visitor begins.
  expect(message.value.slice(0, message.selectionStart)).toBe('Leistung: Werkschutz\nLageplan: ')
  expect(message.selectionEnd).toBe(message.selectionStart)
  expectCursorStays(message)
  await askAgain('Angebot für Objektschutz')
  expect(message.value).toMatch(/^Leistung: Objektschutz\nLageplan: \n/)
  const answered = `${message.value}drei`
  type(forms.fields.message, answered)
  expectCursorStays(message)
  await askAgain('Angebot für Objektschutz')
  expect(message).toHaveValue(answered)
  send('vier@firma.de')
  expect(enquiry.read().requests.at(-1)?.draft.message).toBe(
    'Leistung: Objektschutz\nSchichten und Stoßzeiten: drei',
  )
  await end({ kind: 'sent' })
  expect(dialog()).toBeNull()
  expect(message).toHaveValue('')
})

describe('a plan', () => {
  const { of, remove, removed, sent } = forms.details
  const block = () => within(dialog() as HTMLElement).queryByRole('group', { name: sent + of.posten })
  const folded = () => block()?.querySelector('details:not([open]) > summary')?.textContent

  afterEach(() => {
    plan = lines.join('\n')
  })

  it('stands at the message and is sent with it; nothing of it is in the field', async () => {
    await open('Plan übernehmen')
    for (const line of lines) {
      expect(block()).toHaveTextContent(line)
    }
    expect(folded()).toBeUndefined()
    expect((field(forms.fields.message) as HTMLTextAreaElement).value).not.toContain('Bedarf')
    type(forms.fields.message, 'Mit Schranke.')
    send('fuenf@firma.de')
    const sending = enquiry.read().requests.at(-1)
    expect(sending?.draft).toMatchObject({ message: 'Mit Schranke.', posten: plan })
    await end({ kind: 'failed', reason: 'busy', fields: [] })
    expect(screen.getByRole('link', { name: forms.status.email })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent(`Mit Schranke.\r\n\r\n${lines[0]}`)),
    )
    click(forms.status.retry)
    expect(enquiry.read().requests.at(-1)?.draft).toEqual(sending?.draft)
    await end({ kind: 'sent' })
    expect(dialog()).toBeNull()
    expect(enquiry.read().draft.posten).toBe('')
  })

  it('is folded where it is long, but for its first line', async () => {
    plan = `${plan}\n${'– Tor: 1 Person\n'.repeat(50)}`
    await open('Plan übernehmen')
    expect(folded()).toBe(lines[0])
  })

  it('is replaced by its newest state, and removed with a word that takes the focus until something changes', async () => {
    await open('Plan übernehmen')
    click(forms.offer.close)
    screen.getByRole('link', { name: 'Plan übernehmen' }).setAttribute('data-offer-details', 'Neuer Stand')
    await userEvent.click(screen.getByRole('link', { name: 'Plan übernehmen' }))
    await frame()
    expect(block()).toHaveTextContent('Neuer Stand')
    expect(block()).not.toHaveTextContent(lines[1] as string)
    click(`${remove}: ${of.posten}`)
    expect(block()).toBeNull()
    const word = screen.getByText(of.posten + removed)
    expect(word).toHaveFocus()
    expect(word).toHaveRole('status')
    expect(enquiry.read().draft.posten).toBe('')
    type(forms.fields.company, 'Muster')
    expect(word).not.toBeInTheDocument()
  })
})

it('offers a call, and asks at the message for no secrets', async () => {
  await open()
  expect(screen.getByRole('link', { name: config.phone })).toHaveAttribute('href', config.phoneHref)
  expect(field(forms.fields.message)).toHaveAccessibleDescription(forms.offer.confidential)
})

it('leaves a press for a new tab to the browser', () => {
  render(page())
  const link = screen.getByRole('link', { name: 'Angebot' })
  // jsdom cannot open a new tab and would log an error.
  link.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(link, { ctrlKey: true })
  expect(dialog()).toBeNull()
})

it('while closed takes over an autofilled value only where nothing was entered', () => {
  render(page())
  const filled = { email: 'filled@firma.de', phone: '069 2' }
  act(() => enquiry.type({ email: 'entered@firma.de' }))
  for (const [name, value] of Object.entries(filled)) {
    ;(field(forms.fields[name as 'email' | 'phone']) as HTMLInputElement).value = value
  }
  act(() => enquiry.type({ company: 'Muster' }))
  expect(enquiry.read().draft).toMatchObject({ email: 'entered@firma.de', phone: filled.phone })
  expect(field(forms.fields.email)).toHaveValue('entered@firma.de')
})

it('closes when its request has arrived', async () => {
  await open()
  send('eins@firma.de')
  expect(dialog()).not.toBeNull()
  await end({ kind: 'sent' })
  expect(dialog()).toBeNull()
})

it('stays open when its request has failed, and sends the current content of the form again', async () => {
  await open()
  send('zwei@firma.de')
  await end({ kind: 'failed', reason: 'busy', fields: [] })
  expect(dialog()).not.toBeNull()
  expect(field(forms.fields.email)).toHaveValue('zwei@firma.de')
  const notice = screen.getByRole('group', { name: forms.status.failed })
  expect(notice).toHaveTextContent(forms.status.hints.busy)
  type(forms.fields.company, 'Muster')
  click(forms.status.retry)
  expect(enquiry.read().requests.at(-1)).toMatchObject({
    status: { kind: 'sending' },
    draft: { email: 'zwei@firma.de', company: 'Muster' },
  })
  expect(screen.queryByRole('group', { name: forms.status.failed })).toBeNull()
  await end({ kind: 'sent' })
})

it('stays open when the visitor has typed since, and keeps only the new text', async () => {
  await open()
  send('drei@firma.de')
  type(forms.fields.company, 'Muster')
  await end({ kind: 'sent' })
  expect(dialog()).not.toBeNull()
  expect(field(forms.fields.company)).toHaveValue('Muster')
  expect(field(forms.fields.email)).toHaveValue('')
})
