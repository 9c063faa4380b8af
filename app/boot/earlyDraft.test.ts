import { DRAFT_KEY } from '@/content/storageKeys'
import { readDraft } from '@/lib/browser/enquiry/storage'

function type(name: string, value: string) {
  document.body.innerHTML = `<form data-enquiry="contact"><input name="${name}"></form>`
  const field = document.querySelector('input') as HTMLInputElement
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** What the browser says of how the page was opened. */
let opened = 'navigate'

function load() {
  Object.assign(performance, { getEntriesByType: () => [{ type: opened }] })
  jest.isolateModules(() => {
    require('./earlyDraft')
  })
}

beforeEach(() => {
  opened = 'navigate'
  sessionStorage.clear()
  load()
})

afterEach(() => document.dispatchEvent(new Event('page-ready')))

it('keeps what is typed, field by field, also while React stops what it cannot deliver', () => {
  const waiting = new AbortController()
  document.addEventListener('input', (event) => event.stopPropagation(), {
    capture: true,
    signal: waiting.signal,
  })
  type('name', 'Ada')
  // Half a character, which no service would take, is mended.
  type('message', 'Zwei Tore\ud83d')
  waiting.abort()
  expect(readDraft()).toMatchObject({ name: 'Ada', message: 'Zwei Tore\ufffd', email: '' })
})

it('keeps neither the consent nor what is no field of ours', () => {
  type('gdprConsent', 'on')
  type('website', 'x')
  expect(JSON.stringify(sessionStorage)).not.toMatch(/gdprConsent|website/)
})

it('leaves the draft to the store once the scripts are ready', () => {
  document.dispatchEvent(new Event('page-ready'))
  type('name', 'Ada')
  expect(sessionStorage).toHaveLength(0)
})

describe('what the browser itself puts back into fields', () => {
  const field = () => document.querySelector('input') as HTMLInputElement

  beforeEach(() => {
    opened = 'reload'
    load()
    document.body.innerHTML = '<form data-enquiry="contact"><input name="name" value="alt"></form>'
    sessionStorage.setItem(DRAFT_KEY, '{"name":"neu"}')
  })

  it.each([
    ['', {}],
    [', also on a page that rested in the cache: another one was written on meanwhile', { persisted: true }],
  ])('is replaced by the draft%s', (_, shown) => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', shown))
    expect(field()).toHaveValue('neu')
  })

  it('is left to the store where the scripts came before the page rested', () => {
    document.dispatchEvent(new Event('page-ready'))
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(field()).toHaveValue('alt')
  })

  it.each([null, '7', 'kein JSON'])('goes where nothing is stored, or nothing of ours: %s', (stored) => {
    if (stored === null) {
      sessionStorage.clear()
    } else {
      sessionStorage.setItem(DRAFT_KEY, stored)
    }
    window.dispatchEvent(new Event('pageshow'))
    expect(field()).toHaveValue('')
  })

  it('stays where nobody knows a draft', () => {
    const refused = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError')
    })
    window.dispatchEvent(new Event('pageshow'))
    expect(field()).toHaveValue('alt')
    refused.mockRestore()
  })
})

it('reads in a page that is drawn ahead only what is there when it is shown', () => {
  Object.assign(document, { prerendering: true })
  document.body.innerHTML = '<form data-enquiry="contact"><input name="name"></form>'
  sessionStorage.setItem(DRAFT_KEY, '{"name":"alt"}')
  window.dispatchEvent(new Event('pageshow'))
  const field = document.querySelector('input')
  expect(field).toHaveValue('')
  sessionStorage.setItem(DRAFT_KEY, '{"name":"neu"}')
  Object.assign(document, { prerendering: false })
  document.dispatchEvent(new Event('prerenderingchange'))
  expect(field).toHaveValue('neu')
})
