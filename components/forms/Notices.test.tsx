import { act, render, screen } from '@testing-library/react'
import { forms } from '@/content/forms'
import { REQUESTS_KEY } from '@/content/storageKeys'
import { offerTrigger } from '@/lib/both/offerTrigger'
import { emptyDraft } from '@/lib/browser/enquiry/fields'
import type { Ended } from '@/lib/browser/enquiry/requests'
import { enquiry } from '@/lib/browser/enquiry/store'
import { enquiryConfig } from '@/tests/support/enquiryConfig'
import { Notices } from './Notices'

let ending: (ended: Ended) => void = () => undefined
jest.mock('@/lib/browser/enquiry/send', () => ({
  TIMEOUT_MS: 15_000,
  sendEnquiry: () =>
    new Promise<Ended>((resolve) => {
      ending = resolve
    }),
}))

const opener = () => screen.getByRole('link', { name: 'Angebot' })
const elsewhere = () => screen.getByRole('link', { name: 'Impressum' })

afterEach(() => jest.restoreAllMocks())

beforeEach(() => {
  render(
    <>
      <div data-part="contact-bar">
        <a href="/#contact" {...offerTrigger()}>
          Angebot
        </a>
      </div>
      <a href="/impressum/">Impressum</a>
      <Notices config={enquiryConfig} closeIcon={null} dismissName="Ausblenden" />
    </>,
  )
})

/** Sends from the dialog, which is closed before the reply. */
function send(message: string) {
  const service = { endpoint: 'https://dienst.example/f', extraFields: {} }
  act(() => {
    enquiry.submit({ form: 'offer', draft: { ...emptyDraft, message } }, service)
  })
}

it('a result takes the focus from the trigger of the dialog, a pending request does not', async () => {
  opener().focus()
  send('Zwei Tore')
  expect(screen.getByRole('group', { name: forms.status.sending })).toBeVisible()
  expect(opener()).toHaveFocus()
  await act(async () => ending({ kind: 'sent' }))
  expect(screen.getByRole('group', { name: forms.status.sent })).toHaveFocus()
})

it('a result is only announced where the focus has moved on', async () => {
  elsewhere().focus()
  send('Drei Tore')
  await act(async () => ending({ kind: 'sent' }))
  expect(screen.getByRole('status')).toHaveTextContent(forms.status.sent)
  expect(elsewhere()).toHaveFocus()
})

it('thanks for a request of an earlier page take no focus', () => {
  const request = { id: 'a', form: 'offer', draft: emptyDraft, status: { kind: 'sent' } }
  sessionStorage.setItem(REQUESTS_KEY, JSON.stringify([request]))
  act(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  expect(screen.getByRole('group', { name: forms.status.sent })).toBeVisible()
  expect(document.body).toHaveFocus()
})

it.each([
  ['is scrolled above them', elsewhere, 1],
  ['stays if it is sticky at the same edge', opener, 0],
])('what has the focus and is covered %s', async (_what, focused, times) => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView')
  focused().focus()
  jest.spyOn(focused(), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, innerHeight - 9, 0, 18))
  send(`Tor ${times}`)
  await act(() => new Promise(requestAnimationFrame))
  expect(scroll).toHaveBeenCalledTimes(times)
})
