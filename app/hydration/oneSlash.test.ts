/** @jest-environment node */
// jsdom lets nobody see where a page is sent.

const replace = jest.fn()

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
  },
)

it.each(['/', '/sub/werkschutz/', '/%C3%BC/', '/100%/'])('%s stays as it is', (path) => {
  open(path)
  expect(replace).not.toHaveBeenCalled()
})
