import { readDraft } from '@/lib/browser/enquiry/storage'

beforeEach(() => {
  jest.useFakeTimers()
  sessionStorage.clear()
  jest.spyOn(document, 'addEventListener')
  document.body.innerHTML = `<form data-enquiry="contact" action="https://formdienst.test/f"><input name="name" value="Ada">
    <input name="message" value=""><button type="submit"></button></form>`
  jest.isolateModules(() => {
    require('./heldSubmit')
  })
})

afterEach(() => {
  // Settles it, so that the listeners of this test do nothing in the next one.
  document.body.replaceChildren()
  document.dispatchEvent(new Event('page-ready'))
  for (const [type, listener, options] of jest.mocked(document.addEventListener).mock.calls) {
    document.removeEventListener(type, listener as EventListener, options)
  }
  jest.restoreAllMocks()
  jest.useRealTimers()
})

const form = () => document.querySelector('form') as HTMLFormElement

it.each([
  ['', () => undefined],
  [', also where React has rebuilt the form', () => form().replaceWith(form().cloneNode(true))],
])('is stored, and submitted again when the scripts are ready%s', (_, rebuild) => {
  const submitted = jest.fn((event: Event) => event.preventDefault())
  form().requestSubmit()
  expect(form().getAttribute('aria-busy')).toBe('true')
  expect(readDraft()).toMatchObject({ name: 'Ada' })
  rebuild()
  form().addEventListener('submit', submitted)
  document.dispatchEvent(new Event('page-ready'))
  expect(submitted).toHaveBeenCalledTimes(1)
  expect(form().hasAttribute('aria-busy')).toBe(false)
})

it('is held while React stops events that it cannot deliver', () => {
  const waiting = new AbortController()
  document.addEventListener('submit', (event) => event.stopPropagation(), {
    capture: true,
    signal: waiting.signal,
  })
  expect(form().dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))).toBe(false)
  waiting.abort()
})

it('is posted by the browser after five seconds, once', () => {
  const posted = jest.fn()
  form().submit = posted
  form().requestSubmit()
  jest.advanceTimersByTime(4999)
  expect(posted).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  document.dispatchEvent(new Event('scripts-failed'))
  expect(posted).toHaveBeenCalledTimes(1)
})

it('has what was planned below the message when the browser posts it, and in no field', () => {
  sessionStorage.setItem('anfrage-entwurf', '{"posten":"3 Posten","reinigung":""}')
  form().requestSubmit()
  expect(readDraft()).toMatchObject({ name: 'Ada', message: '', posten: '3 Posten' })
  const formData = new FormData(form())
  formData.set('message', 'Mit Schranke.')
  form().dispatchEvent(Object.assign(new Event('formdata', { bubbles: true }), { formData }))
  expect(formData.get('message')).toBe('Mit Schranke.\n\n3 Posten')
})

it.each<[string, () => void]>([
  ['15 seconds are over', () => jest.advanceTimersByTime(15_000)],
  ['the page is shown again', () => window.dispatchEvent(new Event('pageshow'))],
])('is not sent again by scripts that come while the browser posts it, until %s', (_, wait) => {
  const sent = jest.fn((event: Event) => event.preventDefault())
  form().submit = jest.fn()
  form().requestSubmit()
  document.dispatchEvent(new Event('scripts-failed'))
  form().addEventListener('submit', sent)
  document.dispatchEvent(new Event('page-ready'))
  form().requestSubmit()
  expect(sent).not.toHaveBeenCalled()
  wait()
  form().requestSubmit()
  expect(sent).toHaveBeenCalledTimes(1)
})

it('does not wait any longer when the scripts will not come; later submits are left to the browser', () => {
  const posted = jest.fn()
  form().action = 'mailto:a@b.example'
  form().submit = posted
  form().requestSubmit()
  document.dispatchEvent(new Event('scripts-failed'))
  expect(posted).toHaveBeenCalledTimes(1)
  expect(form().dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))).toBe(true)
})
