const loadScripts = jest.fn()
jest.mock('./deferredPictures', () => ({ deferPictures: () => undefined }))
jest.mock('./deferredScripts', () => ({ loadScripts: (deferred: unknown) => loadScripts(deferred) }))

/** Runs the script as it stands in the page, with the attributes that the build gave it. */
function run(dataset: Record<string, string>) {
  Object.defineProperty(document, 'currentScript', { value: { dataset }, configurable: true })
  jest.isolateModules(() => {
    require('./afterLoad')
  })
}

const deferred = { flight: '/flight.json', scripts: '/a.js /b.js' }

function load() {
  window.dispatchEvent(new Event('load'))
  jest.runAllTimers()
}

beforeEach(() => {
  jest.useFakeTimers()
  loadScripts.mockClear()
})

afterEach(() => jest.useRealTimers())

it('asks for the scripts when the page is loaded and the browser idle', () => {
  run(deferred)
  window.dispatchEvent(new Event('load'))
  expect(loadScripts).not.toHaveBeenCalled()
  jest.runAllTimers()
  expect(loadScripts.mock.calls).toEqual([[deferred]])
})

it('asks at once when a visitor comes first, and not again', () => {
  run(deferred)
  document.dispatchEvent(new Event('keydown', { bubbles: true }))
  load()
  expect(loadScripts.mock.calls).toEqual([[deferred]])
})

it("asks for nothing where Next's own tags have asked already", () => {
  run({})
  load()
  expect(loadScripts).not.toHaveBeenCalled()
})
