/** @jest-environment jsdom */
import { copyText } from './clipboard'
import { saveFile } from './files'
import { followInAddress, pushAddress } from './history'
import { lateScript } from './lateScript'
import { isOnline } from './network'
import { printPage } from './print'
import { readStored, writeStored } from './storage'
import { loadTemporal } from './temporal'

/** Ways in which browsers fail; `silent` pretends to have succeeded. */
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

// Also clears what could not be stored in the test before.
beforeEach(() => writeStored('a', null))

afterEach(() => jest.restoreAllMocks())

describe.each(Object.entries(STORAGES))('a storage that is %s', (name, storage) => {
  beforeEach(() => {
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(storage as never)
  })

  it('does no harm: this page can read what it wrote, the next one and other sites cannot', () => {
    expect(writeStored('a', 'Text')).toBe(false)
    expect(readStored('a')).toBe('Text')
    expect(window.name).toBe('')
    writeStored('a', null)
    expect(readStored('a')).toBeNull()
  })

  it('differs from an empty one', () => {
    const known = { absent: undefined, refusing: undefined, throwing: undefined, full: 'alt', silent: null }
    expect(readStored('b')).toBe(known[name as keyof typeof known])
  })
})

it('a storage that works reaches the next page', () => {
  expect(writeStored('a', 'Text')).toBe(true)
  expect(sessionStorage.getItem('a')).toBe('Text')
  expect(writeStored('a', null)).toBe(true)
  expect(sessionStorage).toHaveLength(0)
})

it('ignores what another site has written into the name of the tab', () => {
  window.name = 'tab:{"b":"Vielen Dank"}'
  expect(readStored('b')).toBeNull()
  window.name = ''
})

it('once the storage works again, values are read from it, as other pages of the tab write there', () => {
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
])('a device that reports its network as %s', (_name, property, online) => {
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

describe('a script that is loaded late', () => {
  /** A script element as the bundler creates it. */
  const requested = () => document.head.appendChild(document.createElement('script'))
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => {
    document.head.replaceChildren()
    jest.useRealTimers()
  })

  it('returns its module, and reports no error later', async () => {
    const onerror = jest.fn()
    Object.assign(requested(), { onerror })
    expect(await lateScript(async () => 'da')).toBe('da')
    await jest.advanceTimersByTimeAsync(10_000)
    expect(onerror).not.toHaveBeenCalled()
  })

  it('has failed after ten seconds, for the bundler as well, which would never retry otherwise', async () => {
    const [onerror, onOther] = [jest.fn(), jest.fn()]
    Object.assign(requested(), { onerror })
    requested().addEventListener('error', onOther)
    const failed = jest.fn()
    lateScript(() => new Promise(() => undefined)).catch(failed)
    await jest.advanceTimersByTimeAsync(9999)
    expect(failed).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)
    expect([failed, onerror, onOther].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0])
  })
})

it.each([
  ['opens', () => undefined, true],
  ['is absent', undefined, false],
  ['throws', refuse, false],
])('a print dialog that %s', (_name, print, printed) => {
  Object.defineProperty(window, 'print', { configurable: true, value: print })
  expect(printPage()).toBe(printed)
})

it.each([
  ['takes files', () => 'blob:x', true],
  ['takes none', refuse, false],
  ['knows none', undefined, false],
])('a browser that %s', (_name, createObjectURL, saved) => {
  jest.useFakeTimers()
  Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined })
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  expect(saveFile('a.csv', new Blob(['a']))).toBe(saved)
  expect(document.querySelector('a')).toBeNull()
  jest.useRealTimers()
})

it.each([
  ['is absent', undefined],
  ['has nothing in it', {}],
  ['throws', { PlainDate: { from: refuse } }],
  ['knows no time zones', { PlainDate: { from: () => ({ toZonedDateTime: () => ({ hoursInDay: 24 }) }) } }],
])('a Temporal that %s is replaced', async (_name, native) => {
  Object.assign(globalThis, { Temporal: native })
  const temporal = await loadTemporal()
  expect(temporal).not.toBe(native)
  expect(temporal?.PlainDate.from('2027-03-28').toZonedDateTime('Europe/Berlin').hoursInDay).toBe(23)
})

it('a Temporal that works is used', async () => {
  const { Temporal } = await import('temporal-polyfill/implementation')
  const native = { PlainDate: Temporal.PlainDate }
  Object.assign(globalThis, { Temporal: native })
  expect(await loadTemporal()).toBe(native)
})

describe('the address', () => {
  beforeEach(() => {
    jest.useFakeTimers()
    // By then the address may be written again after another test.
    jest.advanceTimersByTime(1000)
    History.prototype.replaceState.call(history, null, '', '/')
  })
  afterEach(() => jest.useRealTimers())

  it('changes at once, then twice a second at most, and the last call wins', () => {
    const write = jest.spyOn(History.prototype, 'replaceState')
    for (let press = 0; press < 450; press += 1) {
      followInAddress(`#a=${press}`)
      jest.advanceTimersByTime(15)
    }
    jest.advanceTimersByTime(500)
    expect(location.hash).toBe('#a=449')
    expect(write.mock.calls.length).toBeLessThanOrEqual(2 + (450 * 15) / 500)
  })

  it('is not written after a cancellation', () => {
    followInAddress('#a=1')()
    jest.runAllTimers()
    expect(location.hash).toBe('')
  })

  it('is not written where the browser refuses, and `onWritten` is not called', () => {
    for (const method of ['pushState', 'replaceState'] as const) {
      jest.spyOn(History.prototype, method).mockImplementation(refuse)
    }
    const written = jest.fn()
    followInAddress('#a=1', written)
    jest.runAllTimers()
    expect(written).not.toHaveBeenCalled()
    expect(pushAddress('#a')).toBe(false)
  })

  it('is written through the prototype, past the methods of the object', () => {
    Object.defineProperty(history, 'pushState', { configurable: true, value: refuse })
    expect(pushAddress('#a')).toBe(true)
    expect(location.hash).toBe('#a')
    Reflect.deleteProperty(history, 'pushState')
  })
})
