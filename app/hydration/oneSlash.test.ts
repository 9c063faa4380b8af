/** @jest-environment node */
// jsdom does not let a test observe `location.replace`.

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

it.each(['//werkschutz/', '/werkschutz//', '///werkschutz///'])('%s leads to the intended page', (path) => {
  open(path)
  expect(replace).toHaveBeenCalledWith('/werkschutz/?a=1#b')
})

it.each(['/', '/sub/werkschutz/', '/%C3%BC/', '/100%/'])('%s is not redirected', (path) => {
  open(path)
  expect(replace).not.toHaveBeenCalled()
})
