import { FAILED_EVENT, READY_EVENT } from '@/lib/both/pageState'

const failed = jest.fn()
const find = (selector: string) => document.querySelector(selector) as HTMLElement
const fails = (selector: string) => find(selector).dispatchEvent(new Event('error'))

beforeAll(() => {
  process.env.NEXT_PUBLIC_BASE_PATH = ''
  // No newer build.
  window.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  require('./missingFiles')
  document.addEventListener(FAILED_EVENT, failed)
})

beforeEach(() => {
  jest.useFakeTimers()
  failed.mockClear()
})

afterEach(() => jest.useRealTimers())

it.each([
  ['script', '<script src="/_next/static/a.js" async></script>', 1],
  ['style sheet', '<link rel="stylesheet" href="/_next/static/a.css" data-precedence="next">', 0],
])('a %s is requested once more, in the same place; then the page does without it', (_name, html, times) => {
  document.head.innerHTML = `${html}<meta name="next">`
  const first = document.head.firstElementChild as HTMLElement
  first.dispatchEvent(new Event('error'))
  expect(document.head.firstElementChild).toBe(first)
  jest.advanceTimersByTime(2000)
  const second = document.head.firstElementChild as HTMLElement
  expect(second).not.toBe(first)
  expect(second.outerHTML).toBe(first.outerHTML)
  expect(failed).not.toHaveBeenCalled()
  second.dispatchEvent(new Event('error'))
  jest.advanceTimersByTime(2000)
  expect(document.head.firstElementChild).toBe(second)
  expect(failed).toHaveBeenCalledTimes(times)
})

it.each([
  ['one that is only preloaded', '<link id="it" rel="preload" as="script" href="/_next/static/b.js">'],
  ["an extension's", '<script id="it" src="https://extension.test/_next/static/b.js"></script>'],
  ['a picture', '<img id="it" src="/_next/static/b.webp">'],
])('%s is ignored', (_name, html) => {
  document.body.innerHTML = html
  for (const _time of [1, 2]) {
    fails('#it')
    jest.advanceTimersByTime(2000)
  }
  expect(document.body.innerHTML).toBe(html)
  expect(failed).not.toHaveBeenCalled()
})

it('once the page is ready, a missing file is left to its island', () => {
  document.dispatchEvent(new Event(READY_EVENT))
  document.body.innerHTML = '<script id="it" src="/_next/static/c.js"></script>'
  fails('#it')
  // The bundler removes it and retries by itself.
  find('#it').remove()
  jest.advanceTimersByTime(2000)
  expect(document.body.innerHTML).toBe('')
  expect(failed).not.toHaveBeenCalled()
})
