import { readDraft, readRequests } from '@/lib/browser/enquiry/storage'

const [early, late] = ['early', 'late']

beforeEach(() => {
  jest.useFakeTimers()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  document.body.innerHTML = `<a id="early" href="#early" data-offer=""><b>Angebot</b></a><a id="late" href="#late" data-offer=""></a>
    <a id="plain" href="#plain"></a><form data-enquiry="contact" action="https://formdienst.test/f"><input name="name" value="Ada"><input name="message" value=""><button type="submit"></button></form>`
  jest.isolateModules(() => {
    require('./eventReplay')
  })
})

afterEach(() => {
  // Settles it: the listeners of this test must not act in the next one.
  document.body.replaceChildren()
  document.dispatchEvent(new Event('page-ready'))
  jest.useRealTimers()
})

const find = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement
/** Whether the browser is left to do what it does. */
function click(selector: string, init: MouseEventInit = {}): boolean {
  return find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
}
const isBusy = (id = early) => find(`#${id}`).getAttribute('aria-busy') === 'true'

it('repeats a click on an offer button when the scripts are ready', () => {
  expect(click('b')).toBe(false)
  expect(isBusy()).toBe(true)
  const repeated = jest.fn()
  find('#early').addEventListener('click', repeated)
  document.dispatchEvent(new Event('page-ready'))
  expect(repeated).toHaveBeenCalledTimes(1)
  expect(isBusy()).toBe(false)
})

it('keeps a click and what is sent off while React stops what it cannot deliver', () => {
  const waiting = new AbortController()
  for (const type of ['click', 'submit']) {
    document.addEventListener(type, (event) => event.stopPropagation(), {
      capture: true,
      signal: waiting.signal,
    })
  }
  const submit = new Event('submit', { bubbles: true, cancelable: true })
  const left = [click('#early'), find('form').dispatchEvent(submit)]
  waiting.abort()
  expect(left).toEqual([false, false])
})

it('repeats a click on what React has built anew in its place', () => {
  click('#early')
  find('#early').replaceWith(find('#early').cloneNode(true))
  const repeated = jest.fn()
  find('#early').addEventListener('click', repeated)
  document.dispatchEvent(new Event('page-ready'))
  expect(repeated).toHaveBeenCalledTimes(1)
})

it('leads to the form after five seconds without them', () => {
  click('#early')
  jest.advanceTimersByTime(4999)
  expect(location.hash).toBe('')
  jest.advanceTimersByTime(1)
  expect(location.hash).toBe('#early')
  expect(isBusy()).toBe(false)
})

it('gives each click its own five seconds, and follows the last one', () => {
  click('#early')
  jest.advanceTimersByTime(4000)
  click('#late')
  expect(isBusy()).toBe(false)
  expect(isBusy(late)).toBe(true)
  jest.advanceTimersByTime(4999)
  expect(location.hash).toBe('')
  jest.advanceTimersByTime(1)
  expect(location.hash).toBe('#late')
})

it('does not wait any longer when the scripts will not come', () => {
  click('#early')
  document.dispatchEvent(new Event('scripts-failed'))
  expect(location.hash).toBe('#early')
  // From now on every click is the browser's.
  expect(click('#late')).toBe(true)
})

it.each<MouseEventInit>([
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])('leaves a click with %j to the browser', (init) => {
  expect(click('#early', init)).toBe(true)
  expect(isBusy()).toBe(false)
})

it('leaves other links to the browser', () => {
  expect(click('#plain')).toBe(true)
})

describe('a form', () => {
  const form = () => find('form') as HTMLFormElement

  it('is sent off again when the scripts are ready, and is kept as it was meant', () => {
    const submitted = jest.fn((event: Event) => event.preventDefault())
    form().requestSubmit()
    expect(form().getAttribute('aria-busy')).toBe('true')
    expect(readDraft()).toMatchObject({ name: 'Ada' })
    form().addEventListener('submit', submitted)
    document.dispatchEvent(new Event('page-ready'))
    expect(submitted).toHaveBeenCalledTimes(1)
  })

  it('is sent off from what React has built anew in its place', () => {
    const submitted = jest.fn((event: Event) => event.preventDefault())
    form().requestSubmit()
    form().replaceWith(form().cloneNode(true))
    form().addEventListener('submit', submitted)
    document.dispatchEvent(new Event('page-ready'))
    expect(submitted).toHaveBeenCalledTimes(1)
  })

  it('is posted by the browser after five seconds, once', () => {
    const posted = jest.fn()
    form().submit = posted
    form().requestSubmit()
    jest.advanceTimersByTime(5000)
    document.dispatchEvent(new Event('scripts-failed'))
    expect(posted).toHaveBeenCalledTimes(1)
    expect(readRequests()).toMatchObject([{ form: 'contact', status: { kind: 'sending' } }])
  })
})
