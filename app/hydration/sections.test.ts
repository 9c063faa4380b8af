import { provideMedia } from '@/tests/support/platform'

const scrolled = jest.fn()
let answered = false

beforeAll(() => {
  provideMedia('(prefers-reduced-motion: reduce)', false)
  // jsdom scrolls nothing.
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled(this.id || this.localName)
  }
  require('@/app/boot/clicks')
  require('./sections')
  document.addEventListener('click', (event) => {
    answered = event.defaultPrevented
  })
})

beforeEach(() => {
  scrolled.mockClear()
})

/** Clicks a link on the page at this address; returns whether the click was handled. */
function click(attributes: string, { at = '/werkschutz/?gclid=1', init = {} as MouseEventInit } = {}) {
  history.replaceState(null, '', at)
  document.body.innerHTML = `<h1 tabindex="-1" id="title"></h1><a ${attributes}><b>Wohin</b></a>
    <section id="about" tabindex="-1"></section><p id="plain"></p>`
  // Otherwise jsdom would follow an unhandled link.
  addEventListener('click', (event) => event.preventDefault(), { once: true })
  document
    .querySelector('b')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
  return answered
}

const address = () => location.pathname + location.search + location.hash

it.each([
  'href="#about"',
  'href="/werkschutz/#about"',
  'href="/werkschutz/index.html#about"',
  'href="/werkschutz/?gclid=1#about"',
])('leads to a section of this page, whatever its query: <a %s>', (link) => {
  expect(click(link)).toBe(true)
  expect(scrolled.mock.calls).toEqual([['about']])
  expect(document.activeElement?.id).toBe('about')
  expect(address()).toBe('/werkschutz/?gclid=1#about')
})

it('makes one entry in the history, however often it is clicked', () => {
  const before = history.length
  click('href="#about"')
  click('href="#about"', { at: address() })
  expect(history.length).toBe(before + 1)
})

it.each(['/werkschutz/', '/werkschutz/?gclid=1', '/werkschutz/index.html'])(
  'leads to the top where it is the address of the current page: %s',
  (at) => {
    expect(click('href="/werkschutz/"', { at: `${at}#about` })).toBe(true)
    expect(scrolled.mock.calls).toEqual([['body']])
    expect(document.activeElement?.id).toBe('title')
    expect(address()).toBe(at)
  },
)

it.each([
  'href="/#about"',
  'href="/objektschutz/"',
  'href="https://example.org/werkschutz/#about"',
  'href="#nowhere"',
  'href="#plain"',
  'href="#about" target="_blank"',
  'href="mailto:a@b.example?subject=#about"',
  'href="tel:069"',
  '',
])('leaves <a %s> to others', (link) => {
  expect(click(link)).toBe(false)
  expect(scrolled).not.toHaveBeenCalled()
})

it.each<MouseEventInit>([
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])('leaves a click with %j to the browser', (init) => {
  expect(click('href="#about"', { init })).toBe(false)
})
