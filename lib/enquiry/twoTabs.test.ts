/** @jest-environment jsdom */
import { emptyDraft, type FormKind } from './fields'
import type { Ended, EnquiryRequest } from './requests'
import { writeRequests } from './storage'
import { createEnquiryStore } from './store'

/*
 * Two tabs without Web Locks, as over http and in old browsers; jsdom has none either. tests/e2e/enquiry.spec.ts tries the same
 * with locks.
 */

let reply: (ended: Ended) => void = () => undefined
jest.mock('./send', () => ({
  TIMEOUT_MS: 15_000,
  sendEnquiry: () =>
    new Promise<Ended>((resolve) => {
      reply = resolve
    }),
}))

/** jsdom has no channel. Tells all others, later. */
class Channel extends EventTarget {
  static readonly open = new Set<Channel>()
  constructor() {
    super()
    Channel.open.add(this)
  }
  postMessage(data: unknown) {
    for (const other of Channel.open) {
      if (other !== this) {
        setTimeout(
          () => Channel.open.has(other) && other.dispatchEvent(new MessageEvent('message', { data })),
        )
      }
    }
  }
  close() {
    Channel.open.delete(this)
  }
}

const press = { form: 'contact' as FormKind, words: { ...emptyDraft, message: 'Zwei Tore' } }
const service = { endpoint: 'https://formdienst.test/f', extraFields: {} }
const sending: EnquiryRequest = {
  ...press,
  id: 'a',
  fingerprint: 'x',
  status: { kind: 'sending' },
  dismissed: false,
  elsewhere: false,
}

function openTab() {
  const store = createEnquiryStore()
  const told: string[] = []
  store.subscribe(() => told.push(...store.read().requests.map(({ status }) => status.kind)))
  return { store, told }
}

/** A tab of which only the messages are known; `answers` is whether it says what it sends when another tab asks. */
function openSender({ answers }: { answers: boolean }) {
  const channel = new Channel()
  const tab = { answers, tell: () => channel.postMessage({ type: 'request', request: sending }) }
  channel.addEventListener('message', (event) => {
    if (tab.answers && (event as MessageEvent).data.type === 'ask') {
      tab.tell()
    }
  })
  return tab
}

const statusIn = ({ store }: ReturnType<typeof openTab>) => store.read().requests[0]?.status

beforeEach(() => {
  jest.useFakeTimers()
  sessionStorage.clear()
  Object.assign(window, { BroadcastChannel: Channel })
})

afterEach(() => {
  window.dispatchEvent(new Event('pagehide'))
  jest.useRealTimers()
})

it('neither tab is told of a failure while the request is under way; both are told its result', async () => {
  const [sender, other] = [openTab(), openTab()]
  expect(sender.store.press(press, service)).toBe('started')
  await jest.advanceTimersByTimeAsync(14_900)
  expect(statusIn(other)).toEqual({ kind: 'sending' })
  expect(other.store.press(press, service)).toBe('sending')
  reply({ kind: 'sent' })
  await jest.advanceTimersByTimeAsync(20_000)
  for (const tab of [sender, other]) {
    expect(statusIn(tab)).toEqual({ kind: 'sent' })
    expect(tab.told).not.toContain('failed')
  }
})

it('a tab that was opened meanwhile hears of it as well', async () => {
  const sender = openTab()
  sender.store.press(press, service)
  await jest.advanceTimersByTimeAsync(5000)
  // Storage belongs to a tab; here there is one for all.
  sessionStorage.clear()
  const other = openTab()
  await jest.advanceTimersByTimeAsync(5000)
  expect(statusIn(other)).toEqual({ kind: 'sending' })
  reply({ kind: 'sent' })
  await jest.advanceTimersByTimeAsync(10_000)
  expect(other.told).not.toContain('failed')
})

it('a request is told as unconfirmed when its tab is gone, after the time that it can take at most', async () => {
  const tab = openTab()
  openSender({ answers: false }).tell()
  await jest.advanceTimersByTimeAsync(15_000)
  expect(statusIn(tab)).toEqual({ kind: 'sending' })
  await jest.advanceTimersByTimeAsync(1000)
  expect(statusIn(tab)).toMatchObject({ kind: 'failed', reason: 'unconfirmed' })
})

it('the next document of the tab that sent it need not wait', async () => {
  writeRequests([sending])
  const tab = openTab()
  await jest.advanceTimersByTimeAsync(1000)
  expect(statusIn(tab)).toMatchObject({ kind: 'failed', reason: 'unconfirmed' })
})

it('a copy of the tab that is sending waits as long as that one says so', async () => {
  // Browsers copy the stored requests with a tab.
  writeRequests([sending])
  const sender = openSender({ answers: true })
  const copy = openTab()
  await jest.advanceTimersByTimeAsync(10_000)
  expect(statusIn(copy)).toEqual({ kind: 'sending' })
  sender.answers = false
  await jest.advanceTimersByTimeAsync(2000)
  expect(statusIn(copy)).toMatchObject({ kind: 'failed', reason: 'unconfirmed' })
})

it('the document that sends believes nobody who calls its request lost', async () => {
  const sender = openTab()
  sender.store.press(press, service)
  const [request] = sender.store.read().requests
  const status = { kind: 'failed', reason: 'unconfirmed', fields: [] }
  new Channel().postMessage({ type: 'request', request: { ...request, status } })
  await jest.advanceTimersByTimeAsync(1000)
  expect(statusIn(sender)).toEqual({ kind: 'sending' })
})
