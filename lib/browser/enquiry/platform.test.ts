/** @jest-environment jsdom */
import { copyText, isOnline, readStored, writeStored } from './platform'

/** What a browser may do instead of what it should; `silent` never answers, or pretends to have done it. */
const refuse = () => {
  throw new DOMException('no', 'SecurityError')
}
const STORAGES = {
  absent: () => undefined,
  refusing: refuse,
  full: () => ({
    getItem: () => 'alt',
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
    removeItem: () => undefined,
  }),
  throwing: () => ({ getItem: refuse, setItem: refuse, removeItem: refuse }),
  silent: () => ({ getItem: () => undefined, setItem: () => undefined, removeItem: () => undefined }),
}

beforeEach(() => {
  Reflect.deleteProperty(window, 'unstored')
  sessionStorage.clear()
})

afterEach(() => jest.restoreAllMocks())

describe.each(Object.entries(STORAGES))('a storage that is %s', (name, storage) => {
  beforeEach(() => {
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(storage as never)
  })

  it('does no harm, and the page still has what it wrote', () => {
    writeStored('a', 'Text')
    expect(readStored('a')).toBe('Text')
    writeStored('a', null)
    expect(readStored('a')).toBeNull()
  })

  it('is not taken for an empty one', () => {
    const known = { absent: undefined, refusing: undefined, throwing: undefined, full: 'alt', silent: null }
    expect(readStored('b')).toBe(known[name as keyof typeof known])
  })
})

it('what the storage takes again is read from there, where other pages of the tab write as well', () => {
  const full = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(STORAGES.full as never)
  writeStored('a', 'eins')
  full.mockRestore()
  writeStored('a', 'zwei')
  sessionStorage.setItem('a', 'drei')
  expect(readStored('a')).toBe('drei')
})

it.each([
  ['yes', { get: () => true }, true],
  ['no', { get: () => false }, false],
  ['nothing', { get: () => undefined }, true],
  ['an error', { get: refuse }, true],
])('a device whose network says %s', (_name, property, online) => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, ...property })
  expect(isOnline()).toBe(online)
  Reflect.deleteProperty(navigator, 'onLine')
})

it.each([
  ['works', { writeText: async () => undefined }, true],
  ['is absent', undefined, false],
  ['refuses', { writeText: async () => refuse() }, false],
  ['throws', { writeText: refuse }, false],
  ['never answers', { writeText: () => new Promise(() => undefined) }, false],
])('a clipboard that %s', async (_name, clipboard, copied) => {
  jest.useFakeTimers()
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
  const result = copyText('Text')
  await jest.advanceTimersByTimeAsync(1000)
  expect(await result).toBe(copied)
  jest.useRealTimers()
})
