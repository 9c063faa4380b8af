import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { forms } from '@/content/forms'
import { offerTrigger } from '@/lib/both/offerTrigger'
import { emptyDraft } from '@/lib/browser/enquiry/fields'
import type { Ended } from '@/lib/browser/enquiry/requests'
import { enquiry } from '@/lib/browser/enquiry/store'
import { enquiryConfig } from '@/tests/support/enquiryConfig'
import { provideDialogs } from '@/tests/support/platform'
import { OfferDialog } from './OfferDialog'

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
      <OfferDialog config={config} closeIcon={null} dismissName="Ausblenden" nextSteps={null} />
    </>
  )
}

const dialog = () => screen.queryByRole('dialog', { name: forms.offer.heading })
const opened = () => screen.getByRole('dialog', { name: forms.offer.heading })
const field = (label: string) => within(opened()).getByLabelText(new RegExp(`^${label.replace('*', '')}`))

async function open(name = 'Angebot') {
  await userEvent.click(screen.getByRole('link', { name }))
}

/** Fills in what is required and sends. Each test has an address of its own: the store knows what was sent before. */
async function send(email: string) {
  await userEvent.type(field(forms.fields.email), email)
  await userEvent.type(field(forms.fields.phone), '069 1')
  await userEvent.click(field(forms.fields.gdprConsent))
  await userEvent.click(within(opened()).getByRole('button', { name: forms.offer.submit }))
}

/** What the service said; everything that follows from it has happened afterwards. */
async function end(ended: Ended) {
  await act(async () => ending(ended))
}

beforeAll(provideDialogs)

beforeEach(() => {
  act(() => enquiry.type(emptyDraft))
})

it('opens at the press of a link, with the focus on its title, and leaves the page where it is', async () => {
  render(page())
  expect(dialog()).toBeNull()
  const stays = fireEvent.click(screen.getByRole('link', { name: 'Angebot' }))
  expect(stays).toBe(false)
  expect(within(opened()).getByRole('heading', { name: forms.offer.heading })).toHaveFocus()
})

it('names the service that the link is about, once', async () => {
  render(page())
  await open('Angebot für Werkschutz')
  await open('Angebot für Werkschutz')
  expect(field(forms.fields.message)).toHaveValue(`${forms.offer.servicePrefix}Werkschutz\n`)
})

it('leaves a press for a new tab to the browser', () => {
  render(page())
  const link = screen.getByRole('link', { name: 'Angebot' })
  // What jsdom cannot do, a new tab, it would complain about.
  link.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(link, { ctrlKey: true })
  expect(dialog()).toBeNull()
})

it('closes by its button and keeps what was typed', async () => {
  render(page())
  await open()
  await userEvent.type(field(forms.fields.message), 'Zwei Tore')
  await userEvent.click(within(opened()).getByRole('button', { name: forms.offer.close }))
  expect(dialog()).toBeNull()
  await open()
  expect(field(forms.fields.message)).toHaveValue('Zwei Tore')
})

it('closes by a press on the backdrop, not by one that began inside', async () => {
  render(page())
  await open()
  fireEvent.pointerDown(field(forms.fields.message))
  fireEvent.click(opened())
  expect(dialog()).not.toBeNull()
  fireEvent.pointerDown(opened())
  fireEvent.click(opened())
  expect(dialog()).toBeNull()
})

it('closes when its request has arrived', async () => {
  render(page())
  await open()
  await send('eins@firma.de')
  expect(dialog()).not.toBeNull()
  await end({ kind: 'sent' })
  expect(dialog()).toBeNull()
})

it('stays open when its request has failed, with the words and the ways out', async () => {
  render(page())
  await open()
  await send('zwei@firma.de')
  await end({ kind: 'failed', reason: 'busy', fields: [] })
  expect(field(forms.fields.email)).toHaveValue('zwei@firma.de')
  const notice = within(opened()).getByRole('group', { name: forms.status.failed })
  expect(notice).toHaveTextContent(forms.status.hints.busy)
  expect(within(notice).getByRole('button', { name: forms.status.retry })).toBeVisible()
})

it('sends again from the form, as it stands by then', async () => {
  render(page())
  await open()
  await send('vier@firma.de')
  await end({ kind: 'failed', reason: 'rejected', fields: [] })
  await userEvent.type(field(forms.fields.company), 'Muster')
  await userEvent.click(within(opened()).getByRole('button', { name: forms.status.retry }))
  expect(enquiry.read().requests.at(-1)).toMatchObject({
    status: { kind: 'sending' },
    draft: { email: 'vier@firma.de', company: 'Muster' },
  })
  expect(within(opened()).queryByRole('group', { name: forms.status.failed })).toBeNull()
  await end({ kind: 'sent' })
})

it('stays open when something new was begun meanwhile, with exactly that', async () => {
  render(page())
  await open()
  await send('drei@firma.de')
  await userEvent.type(field(forms.fields.company), 'Muster')
  await end({ kind: 'sent' })
  expect(field(forms.fields.company)).toHaveValue('Muster')
  expect(field(forms.fields.email)).toHaveValue('')
})
