/** @jest-environment node */
// jsdom lets nobody see where a page is sent.

const replace = jest.fn()
const mended = jest.fn()
jest.mock('@/lib/browser/platform/history', () => ({ mendAddress: (address: string) => mended(address) }))

function open(pathname: string) {
  Object.assign(globalThis, {
    location: { pathname, search: '?a=1', hash: '#b', replace },
  })
  jest.isolateModules(() => {
    require('./oneSlash')
  })
}

beforeEach(() => jest.resetAllMocks())

it.each(['//werkschutz/', '/werkschutz//', '///werkschutz///'])(
  '%s leads to the page that is meant',
  (path) => {
    open(path)
    expect(replace).toHaveBeenCalledWith('/werkschutz/?a=1#b')
    expect(mended).not.toHaveBeenCalled()
  },
)

it('a broken escape stays on its page, and can be read', () => {
  open('/100%/')
  expect(replace).not.toHaveBeenCalled()
  expect(mended).toHaveBeenCalledWith('/100%25/?a=1#b')
})

it.each(['/', '/sub/werkschutz/', '/%C3%BC/'])('%s stays as it is', (path) => {
  open(path)
  expect(replace).not.toHaveBeenCalled()
  expect(mended).not.toHaveBeenCalled()
})
