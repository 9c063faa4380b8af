import { RELOADED_KEY } from '@/content/storageKeys'
import { FAILED_EVENT } from '@/lib/both/pageState'

const loadScripts = jest.fn()
jest.mock('./deferredScripts', () => ({ loadScripts: (flight: string) => loadScripts(flight) }))

/** How the page was opened, as the browser reports it. */
let opened = 'navigate'

/** Runs the script as in a page, with the attributes that the build gave it. */
function run(dataset: Record<string, string>) {
  Object.defineProperty(document, 'currentScript', { value: { dataset }, configurable: true })
  jest.isolateModules(() => {
    require('./afterLoad')
  })
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }))
}

const deferred = { flight: '/flight.json' }

/** Afterwards the page's first frame is on the screen. */
function load() {
  window.dispatchEvent(new Event('load'))
  jest.advanceTimersToNextFrame()
  jest.advanceTimersToNextFrame()
}

beforeEach(() => {
  jest.useFakeTimers()
  opened = 'navigate'
  Object.assign(performance, { getEntriesByType: () => [{ type: opened }] })
  loadScripts.mockClear()
})

it('loads the scripts when the page has loaded and its first frame is on the screen', () => {
  run(deferred)
  jest.advanceTimersByTime(1000)
  window.dispatchEvent(new Event('load'))
  jest.advanceTimersToNextFrame()
  expect(loadScripts).not.toHaveBeenCalled()
  jest.advanceTimersToNextFrame()
  expect(loadScripts.mock.calls).toEqual([[deferred.flight]])
})

it('does not wait for a frame in a tab in the background, which has none', () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  run(deferred)
  window.dispatchEvent(new Event('load'))
  hidden.mockRestore()
  expect(loadScripts.mock.calls).toEqual([[deferred.flight]])
})

it('loads them at the first interaction if that comes first, and only once', () => {
  run(deferred)
  document.dispatchEvent(new Event('keydown', { bubbles: true }))
  expect(loadScripts).toHaveBeenCalledTimes(1)
  load()
  expect(loadScripts.mock.calls).toEqual([[deferred.flight]])
})

it('does not count it as an interaction that the browser restores the scroll position', () => {
  opened = 'back_forward'
  run(deferred)
  window.dispatchEvent(new Event('scroll'))
  expect(loadScripts).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('pageshow'))
  window.dispatchEvent(new Event('scroll'))
  expect(loadScripts).toHaveBeenCalledTimes(1)
})

it('loads nothing on a page that broke twice, and reports that the scripts will not come', () => {
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

it.each(['again /', 'plain /werkschutz/', ''])('loads them where the page was reloaded as %j', (reason) => {
  sessionStorage.setItem(RELOADED_KEY, reason)
  run(deferred)
  load()
  expect(loadScripts).toHaveBeenCalledTimes(1)
  expect(sessionStorage.getItem(RELOADED_KEY)).toBe(reason)
})

it("loads nothing where Next's own tags do, and leaves the record, which the page needs when it breaks a third time", () => {
  sessionStorage.setItem(RELOADED_KEY, 'plain /')
  run({})
  load()
  expect(loadScripts).not.toHaveBeenCalled()
  expect(sessionStorage.getItem(RELOADED_KEY)).toBe('plain /')
})
