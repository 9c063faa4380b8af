/** @jest-environment jsdom */
import { DRAFT_KEY, REQUESTS_KEY } from '@/content/storageKeys'
import { writeStored } from '@/lib/browser/platform/storage'
import { emptyDraft } from './fields'
import { readDraft, readRequests, writeDraft, writeRequests } from './storage'
import { createEnquiryStore, type Submission } from './store'

const draft = {
  ...emptyDraft,
  company: 'Muster',
  name: 'Ada',
  email: 'a@b.de',
  phone: '1',
  message: 'Zwei Tore',
}
const submission: Submission = { form: 'contact', draft }
const service = { endpoint: 'https://dienst.test/f', extraFields: {} }

/** Replies of the service, in the order of the requests. */
let replies: ((body: string) => void)[] = []

beforeEach(() => {
  // Also clears what could not be stored in the test before.
  for (const key of [DRAFT_KEY, REQUESTS_KEY]) {
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
  // Removes the pages of a test before the next one.
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

/** Replies, and waits until the reply has been interpreted. */
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

/** Every browser feature that the store uses, and the failures in which each may fail. */
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
    absent: () => defineOnNavigator('onLine', undefined),
    refusing: () => defineOnNavigator('onLine', false),
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

function defineOnNavigator(name: string, value: unknown) {
  Object.defineProperty(navigator, name, { configurable: true, value })
}

const CASES = Object.entries(LACKS).flatMap(([what, failures]) =>
  Object.entries(failures).map(([failure, lack]) => [what, failure, lack] as const),
)

describe.each(CASES)('%s %s', (_what, _failure, lack) => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'onLine')
  })

  it('one press sends one request at once, which is confirmed when it has arrived', async () => {
    lack()
    const store = openPage()
    expect(store.submit({ form: 'offer', draft }, service)).toBe('started')
    expect(fetch).toHaveBeenCalledTimes(1)
    const own = () => store.read().requests.filter((request) => request.own)
    expect(own()).toMatchObject([{ form: 'offer', status: { kind: 'sending' } }])
    await reply('{"ok":true}')
    expect(own()).toMatchObject([{ form: 'offer', status: { kind: 'sent' } }])
  })

  it('a result is shown until it is dismissed, also when forms are mounted later', async () => {
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

it('a page in the back/forward cache writes nothing, and shows what is stored when it returns', () => {
  const store = openPage()
  store.type({ message: 'Text 15' })
  window.dispatchEvent(new Event('pagehide'))
  writeDraft({ ...emptyDraft, message: 'Text 25' })
  // The `change` of a focused field may come when the page resumes, before `pageshow`.
  store.type({ message: 'Text 15' })
  expect(readDraft()?.message).toBe('Text 25')
  pageshow()
  expect(readDraft()?.message).toBe('Text 25')
  expect(store.read().draft.message).toBe('Text 25')
  store.type({ company: 'Firma' })
  expect(readDraft()).toEqual({ ...emptyDraft, company: 'Firma', message: 'Text 25' })
})

it('a page that returns keeps its draft and results where storage is denied', async () => {
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

it('a late reply is shown, even if the next page has shown the request as unconfirmed', async () => {
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

it('asks before sending the same text again, but not about stored requests', async () => {
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

it('another text is sent while the first is pending', () => {
  const store = openPage()
  store.submit(submission, service)
  expect(store.submit({ ...submission, draft: { ...draft, message: 'Drei Tore' } }, service)).toBe('started')
  expect(fetch).toHaveBeenCalledTimes(2)
})

it('a request that another page has dismissed stays dismissed', async () => {
  const store = openPage()
  store.submit(submission, service)
  await reply('{"ok":false}')
  window.dispatchEvent(new Event('pagehide'))
  writeRequests([])
  pageshow()
  expect(store.read().requests).toMatchObject([{ dismissed: true }])
})

describe('details from the desk', () => {
  const take = (posten: string, store = openPage()) =>
    store.prefill({ service: 'Tor', needs: ['Lageplan'], details: { posten } }, 'Leistung: ')

  it('are replaced by their next state, also from another page of the tab', () => {
    take('3 Posten')
    take('4 Posten')
    expect(openPage().read().draft).toMatchObject({
      message: 'Leistung: Tor\nLageplan: ',
      posten: '4 Posten',
    })
  })

  it('are sent below the message without the keywords of a service that have no answer', () => {
    const store = openPage()
    take('4 Posten', store)
    store.submit({ form: 'contact', draft: store.read().draft }, service)
    const [, options] = jest.mocked(fetch).mock.calls[0] ?? []
    expect(JSON.parse(String(options?.body))).toEqual({
      name: '',
      email: '',
      phone: '',
      message: 'Leistung: Tor\n\n4 Posten',
    })
    expect(store.read().draft.message).toBe('Leistung: Tor')
  })

  it('are stored until they are sent or discarded', async () => {
    take('3 Posten')
    const store = openPage()
    expect(sessionStorage.getItem(DRAFT_KEY)).toContain('3 Posten')
    store.discard()
    expect(sessionStorage.getItem(DRAFT_KEY)).toBeNull()
    store.undo()
    expect(sessionStorage.getItem(DRAFT_KEY)).toContain('3 Posten')
    store.submit({ form: 'contact', draft: store.read().draft }, service)
    await reply('{"ok":true}')
    expect(sessionStorage.getItem(DRAFT_KEY)).toBeNull()
  })
})
