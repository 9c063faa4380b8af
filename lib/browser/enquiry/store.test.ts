/** @jest-environment jsdom */
import { DRAFT_KEY, INSERTED_KEY, REQUESTS_KEY } from '@/content/storageKeys'
import { writeStored } from '@/lib/browser/platform/storage'
import { emptyDraft } from './fields'
import { readDraft, readRequests, writeDraft, writeRequests } from './storage'
import { createEnquiryStore, type Submission } from './store'

const draft = { company: 'Muster', name: 'Ada', email: 'a@b.de', phone: '1', message: 'Zwei Tore' }
const submission: Submission = { form: 'contact', draft }
const service = { endpoint: 'https://dienst.test/f', extraFields: {} }

/** Replies of the service, in the order of the requests. */
let replies: ((body: string) => void)[] = []

beforeEach(() => {
  // Also what a page of the test before remembered, as nothing took it.
  for (const key of [DRAFT_KEY, INSERTED_KEY, REQUESTS_KEY]) {
    writeStored(key, null)
  }
  replies = []
  jest.spyOn(window, 'addEventListener')
  globalThis.fetch = jest.fn(
    () =>
      new Promise<Response>((resolve) => {
        replies.push((body) =>
          resolve({ status: 200, headers: new Headers(), text: async () => body } as Response),
        )
      }),
  )
})

afterEach(() => {
  // The pages of one test are gone in the next one.
  for (const [type, listener] of jest.mocked(window.addEventListener).mock.calls) {
    window.removeEventListener(type, listener as EventListener)
  }
  jest.restoreAllMocks()
})

function openPage() {
  const store = createEnquiryStore()
  store.subscribe(() => undefined)
  return store
}

/** Lets what follows from a reply happen, the script that reads it included. */
async function reply(body: string) {
  replies.shift()?.(body)
  await new Promise((resolve) => setTimeout(resolve, 50))
}

function pageshow() {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
}

const refuse = () => {
  throw new DOMException('no', 'SecurityError')
}

/** Everything that the site asks, and each way not to answer. */
const LACKS: Record<string, Record<string, () => void>> = {
  storage: {
    absent: () => jest.spyOn(window, 'sessionStorage', 'get').mockReturnValue(undefined as never),
    refusing: () => jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse),
    throwing: () => jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse),
    silent: () => jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => undefined),
    poisoned: () =>
      sessionStorage.setItem(
        REQUESTS_KEY,
        JSON.stringify([{ id: 'x', form: 'contact', draft, status: { kind: 'sending' } }]),
      ),
  },
  network: {
    absent: () => stand('onLine', undefined),
    refusing: () => stand('onLine', false),
    throwing: () => Object.defineProperty(navigator, 'onLine', { configurable: true, get: refuse }),
  },
  ids: {
    absent: () => Object.defineProperty(window, 'crypto', { configurable: true, value: undefined }),
    throwing: () =>
      Object.defineProperty(window, 'crypto', { configurable: true, value: { randomUUID: refuse } }),
  },
  clock: {
    throwing: () => jest.spyOn(Date, 'now').mockImplementation(refuse),
    silent: () => jest.spyOn(Date, 'now').mockReturnValue(Number.NaN),
  },
}

function stand(name: string, value: unknown) {
  Object.defineProperty(navigator, name, { configurable: true, value })
}

const CASES = Object.entries(LACKS).flatMap(([what, ways]) =>
  Object.entries(ways).map(([way, lack]) => [what, way, lack] as const),
)

describe.each(CASES)('%s %s', (_what, _way, lack) => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'onLine')
  })

  it('one press is one request at once, thanked for when it has arrived', async () => {
    lack()
    const store = openPage()
    expect(store.submit({ form: 'offer', draft }, service)).toBe('started')
    expect(fetch).toHaveBeenCalledTimes(1)
    const own = () => store.read().requests.filter((request) => request.own)
    expect(own()).toMatchObject([{ form: 'offer', status: { kind: 'sending' } }])
    await reply('{"ok":true}')
    expect(own()).toMatchObject([{ form: 'offer', status: { kind: 'sent' } }])
  })

  it('a result is told until it is dismissed, whatever forms come and go', async () => {
    lack()
    const store = openPage()
    store.type(draft)
    store.submit(submission, service)
    await reply('{"ok":false}')
    store.subscribe(() => undefined)
    const [request] = store.read().requests.filter(({ own }) => own)
    expect(request).toMatchObject({ status: { kind: 'failed', reason: 'rejected' }, dismissed: false })
    expect(store.read().draft).toEqual(draft)
  })
})

it('a page that rests in the browser’s cache writes nothing, and shows what is stored when it is back', () => {
  const store = openPage()
  store.type({ message: 'Text 15' })
  window.dispatchEvent(new Event('pagehide'))
  writeDraft({ ...emptyDraft, message: 'Text 25' })
  // The `change` of a field that had the focus may come when the page is thawed, before `pageshow`.
  store.type({ message: 'Text 15' })
  expect(readDraft()?.message).toBe('Text 25')
  pageshow()
  expect(readDraft()?.message).toBe('Text 25')
  expect(store.read().draft.message).toBe('Text 25')
  store.type({ company: 'Firma' })
  expect(readDraft()).toEqual({ ...emptyDraft, company: 'Firma', message: 'Text 25' })
})

it('a page that comes back keeps its words and what it tells where nothing can be stored', async () => {
  LACKS.storage?.throwing?.()
  const store = openPage()
  store.type({ ...draft, message: 'Drei Tore' })
  store.submit(submission, service)
  await reply('{"ok":true}')
  window.dispatchEvent(new Event('pagehide'))
  pageshow()
  expect(store.read().draft.message).toBe('Drei Tore')
  expect(store.read().requests).toMatchObject([{ status: { kind: 'sent' }, dismissed: false }])
})

it('a reply that comes late, after the next page has told it as unconfirmed, is told', async () => {
  const store = openPage()
  store.type(draft)
  store.submit(submission, service)
  window.dispatchEvent(new Event('pagehide'))
  openPage()
  expect(readRequests()).toMatchObject([{ status: { kind: 'failed', reason: 'unconfirmed' } }])
  await reply('{"ok":true}')
  pageshow()
  expect(store.read().requests).toMatchObject([{ status: { kind: 'sent' }, dismissed: false }])
  expect(store.read().draft).toEqual({ ...emptyDraft, company: 'Muster' })
})

it('asks about words that this page has sent, and about nothing that it has only read', async () => {
  const store = openPage()
  expect(store.submit(submission, service)).toBe('started')
  expect(store.submit(submission, service)).toBe('sending')
  expect(store.submit({ ...submission, nevertheless: true }, service)).toBe('sending')
  await reply('{"ok":true}')
  expect(store.submit(submission, service)).toBe('sent')
  expect(store.submit({ ...submission, nevertheless: true }, service)).toBe('started')
  expect(openPage().submit(submission, service)).toBe('started')
  expect(fetch).toHaveBeenCalledTimes(3)
})

it('other words are sent while the first are on their way', () => {
  const store = openPage()
  store.submit(submission, service)
  expect(store.submit({ ...submission, draft: { ...draft, message: 'Drei Tore' } }, service)).toBe('started')
  expect(fetch).toHaveBeenCalledTimes(2)
})

it('what an earlier page put away stays away', async () => {
  const store = openPage()
  store.submit(submission, service)
  await reply('{"ok":false}')
  window.dispatchEvent(new Event('pagehide'))
  writeRequests([])
  pageshow()
  expect(store.read().requests).toMatchObject([{ dismissed: true }])
})

describe('what is taken over into the message', () => {
  const words = { servicePrefix: 'Leistung: ', replacesAbove: 'Neu:' }
  const take = (details: string) => openPage().prefill({ service: '', details, origin: 'posten' }, words)

  it('is replaced by its next state, also from another page of the tab', () => {
    take('3 Posten')
    take('4 Posten')
    expect(openPage().read().draft.message).toBe('4 Posten\n')
  })

  it('is not stored any longer than the message', async () => {
    take('3 Posten')
    const store = openPage()
    expect(sessionStorage.getItem(INSERTED_KEY)).toContain('3 Posten')
    store.discard()
    expect(sessionStorage.getItem(INSERTED_KEY)).toBeNull()
    store.undo()
    expect(sessionStorage.getItem(INSERTED_KEY)).toContain('3 Posten')
    store.submit({ form: 'contact', draft: store.read().draft }, service)
    await reply('{"ok":true}')
    expect(sessionStorage.getItem(INSERTED_KEY)).toBeNull()
  })
})
