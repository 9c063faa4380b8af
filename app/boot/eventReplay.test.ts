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

it.each([
  ['', () => undefined],
  [
    ', also on what React has built anew in its place',
    () => find('#early').replaceWith(find('#early').cloneNode(true)),
  ],
])('repeats a click on an offer button when the scripts are ready%s', (_, rebuild) => {
  expect(click('b')).toBe(false)
  expect(isBusy()).toBe(true)
  rebuild()
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

it('leads to the form after five seconds without them; each click has its own, and the last one is followed', () => {
  click('#early')
  jest.advanceTimersByTime(4000)
  click('#late')
  expect([isBusy(), isBusy(late)]).toEqual([false, true])
  jest.advanceTimersByTime(4999)
  expect(location.hash).toBe('')
  jest.advanceTimersByTime(1)
  expect(location.hash).toBe('#late')
  expect(isBusy(late)).toBe(false)
})

it('does not wait any longer when the scripts will not come', () => {
  click('#early')
  document.dispatchEvent(new Event('scripts-failed'))
  expect(location.hash).toBe('#early')
  // From now on every click is the browser's.
  expect(click('#late')).toBe(true)
})

it('leaves to the browser a click with a modifier, and other links', () => {
  expect(click('#early', { ctrlKey: true })).toBe(true)
  expect(isBusy()).toBe(false)
  expect(click('#plain')).toBe(true)
})

describe('a form', () => {
  const form = () => find('form') as HTMLFormElement

  it.each([
    ['', () => undefined],
    [', also from what React has built anew in its place', () => form().replaceWith(form().cloneNode(true))],
  ])('is kept as it was meant, and sent off again when the scripts are ready%s', (_, rebuild) => {
    const submitted = jest.fn((event: Event) => event.preventDefault())
    form().requestSubmit()
    expect(form().getAttribute('aria-busy')).toBe('true')
    expect(readDraft()).toMatchObject({ name: 'Ada' })
    rebuild()
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
