import { RELOADED_KEY } from '@/content/storageKeys'
import { FAILED_EVENT } from '@/lib/both/pageState'

const loadScripts = jest.fn()
jest.mock('./deferredScripts', () => ({ loadScripts: (flight: string) => loadScripts(flight) }))

/** What the browser says of how the page was opened. */
let opened = 'navigate'

/** Runs the script as it stands in the page, with the attributes that the build gave it. */
function run(dataset: Record<string, string>) {
  Object.defineProperty(document, 'currentScript', { value: { dataset }, configurable: true })
  jest.isolateModules(() => {
    require('./afterLoad')
  })
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }))
}

const deferred = { flight: '/flight.json' }

const load = () => window.dispatchEvent(new Event('load'))

beforeEach(() => {
  opened = 'navigate'
  Object.assign(performance, { getEntriesByType: () => [{ type: opened }] })
  loadScripts.mockClear()
})

it('loads the scripts when the page has loaded', () => {
  run(deferred)
  expect(loadScripts).not.toHaveBeenCalled()
  load()
  expect(loadScripts.mock.calls).toEqual([[deferred.flight]])
})

it('asks at once when a visitor comes first, and not again', () => {
  run(deferred)
  document.dispatchEvent(new Event('keydown', { bubbles: true }))
  expect(loadScripts).toHaveBeenCalledTimes(1)
  load()
  expect(loadScripts.mock.calls).toEqual([[deferred.flight]])
})

it('does not take it for a visitor that the browser scrolls to where one was, while it still puts back old words', () => {
  opened = 'back_forward'
  run(deferred)
  window.dispatchEvent(new Event('scroll'))
  expect(loadScripts).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('pageshow'))
  window.dispatchEvent(new Event('scroll'))
  expect(loadScripts).toHaveBeenCalledTimes(1)
})

it('asks for nothing on a page that broke again with them, and says that they will not come', () => {
  const failed = jest.fn()
  document.addEventListener(FAILED_EVENT, failed, { once: true })
  sessionStorage.setItem(RELOADED_KEY, 'plain /')
  run(deferred)
  expect(sessionStorage.getItem(RELOADED_KEY)).toBeNull()
  document.dispatchEvent(new Event('keydown', { bubbles: true }))
  load()
  expect(failed).toHaveBeenCalledTimes(1)
  expect(loadScripts).not.toHaveBeenCalled()
})

it.each(['again /', 'plain /werkschutz/', ''])(
  'asks for them where a page was loaded anew as %j',
  (reason) => {
    sessionStorage.setItem(RELOADED_KEY, reason)
    run(deferred)
    load()
    expect(loadScripts).toHaveBeenCalledTimes(1)
    expect(sessionStorage.getItem(RELOADED_KEY)).toBe(reason)
  },
)

it("asks for nothing where Next's own tags have, and leaves the record: the page breaks a third time, and must know it", () => {
  sessionStorage.setItem(RELOADED_KEY, 'plain /')
  run({})
  load()
  expect(loadScripts).not.toHaveBeenCalled()
  expect(sessionStorage.getItem(RELOADED_KEY)).toBe('plain /')
})
