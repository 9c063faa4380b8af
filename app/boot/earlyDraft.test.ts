import { DRAFT_KEY } from '@/content/storageKeys'
import { readDraft } from '@/lib/browser/enquiry/storage'

function type(name: string, value: string) {
  document.body.innerHTML = `<form data-enquiry="contact"><input name="${name}"></form>`
  const field = document.querySelector('input') as HTMLInputElement
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** How the page was opened, as the browser reports it. */
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

it('stores what is typed, field by field, also while React stops events that it cannot deliver', () => {
  const waiting = new AbortController()
  document.addEventListener('input', (event) => event.stopPropagation(), {
    capture: true,
    signal: waiting.signal,
  })
  type('name', 'Ada')
  // A lone surrogate, which no service would accept, is replaced.
  type('message', 'Zwei Tore\ud83d')
  waiting.abort()
  expect(readDraft()).toMatchObject({ name: 'Ada', message: 'Zwei Tore\ufffd', email: '' })
})

it('stores neither the consent nor unknown fields', () => {
  type('gdprConsent', 'on')
  type('website', 'x')
  expect(JSON.stringify(sessionStorage)).not.toMatch(/gdprConsent|website/)
})

describe('a page with both forms', () => {
  const field = (form: string) => document.querySelector(`[data-enquiry=${form}] input`) as HTMLInputElement
  function typeInto(form: string, value: string) {
    field(form).value = value
    field(form).dispatchEvent(new Event('input', { bubbles: true }))
  }
  beforeEach(() => {
    document.body.innerHTML = `<form data-enquiry="contact"><input name="message"></form>
      <dialog><form data-enquiry="offer"><input name="message"></form></dialog>`
  })

  it('shows in the other what is typed into one, as its old value would count as input', () => {
    typeInto('contact', 'Zwei')
    expect(field('offer')).toHaveValue('Zwei')
    document.querySelector('dialog')?.setAttribute('open', '')
    typeInto('offer', 'Zwei Tore')
    expect(field('contact')).toHaveValue('Zwei Tore')
    typeInto('contact', '')
    expect([field('offer').value, readDraft()?.message]).toEqual(['', ''])
  })

  it('does not take what is filled into the closed dialog for what the visitor has typed', () => {
    typeInto('contact', 'Zwei Tore')
    typeInto('offer', 'ausgefüllt')
    expect([field('contact').value, readDraft()?.message]).toEqual(['Zwei Tore', 'Zwei Tore'])
  })
})

it('leaves the draft to the store once the scripts are ready', () => {
  document.dispatchEvent(new Event('page-ready'))
  type('name', 'Ada')
  expect(sessionStorage).toHaveLength(0)
})

describe('values that the browser restores', () => {
  const field = () => document.querySelector('input') as HTMLInputElement

  beforeEach(() => {
    opened = 'reload'
    load()
    document.body.innerHTML = '<form data-enquiry="contact"><input name="name" value="alt"></form>'
    sessionStorage.setItem(DRAFT_KEY, '{"name":"neu"}')
  })

  it.each([
    ['', {}],
    [
      ', also on a page from the back/forward cache, as another page may have changed it',
      { persisted: true },
    ],
  ])('are replaced by the draft%s', (_, shown) => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', shown))
    expect(field()).toHaveValue('neu')
  })

  it('are left to the store where the scripts ran before the page was cached', () => {
    document.dispatchEvent(new Event('page-ready'))
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(field()).toHaveValue('alt')
  })

  it.each([null, '7', 'kein JSON'])('are cleared where nothing valid is stored: %s', (stored) => {
    if (stored === null) {
      sessionStorage.clear()
    } else {
      sessionStorage.setItem(DRAFT_KEY, stored)
    }
    window.dispatchEvent(new Event('pageshow'))
    expect(field()).toHaveValue('')
  })

  it('stay where storage is denied', () => {
    const denied = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError')
    })
    window.dispatchEvent(new Event('pageshow'))
    expect(field()).toHaveValue('alt')
    denied.mockRestore()
  })
})

it('replaces what was filled into the dialog by what was typed, when that opens; after hydration the store does', () => {
  const fill = () => {
    document.body.innerHTML =
      '<form data-enquiry="offer"><input name="email" value="filled@x.example"><input name="phone" value="1"></form>'
    document.dispatchEvent(new Event('offer'))
    return [...document.querySelectorAll('input')].map(({ value }) => value)
  }
  sessionStorage.setItem(DRAFT_KEY, '{"email":"typed@x.example","phone":""}')
  expect(fill()).toEqual(['typed@x.example', '1'])
  document.dispatchEvent(new Event('page-ready'))
  expect(fill()).toEqual(['filled@x.example', '1'])
})

it('reads the draft of a prerendered page only when the page is shown', () => {
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
