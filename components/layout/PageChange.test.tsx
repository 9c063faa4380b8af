import { act, render, screen } from '@testing-library/react'
import { chosenPage } from './chosenPage'
import { losesNothing } from './losesNothing'
import { PageChange } from './PageChange'

let pathname = '/'
jest.mock('next/navigation', () => ({ usePathname: () => pathname }))
jest.mock('./losesNothing', () => ({ losesNothing: jest.fn() }))

/** Whether Next takes a click; it listens on the document before the islands do. */
let nextTakes = true
const reachedNext = jest.fn()
function asNext(event: Event) {
  if ((event.target as Element).matches('[href*="#"]')) {
    // Not Next's, but answered.
    event.preventDefault()
  } else if (!event.defaultPrevented) {
    reachedNext()
    if (nextTakes) {
      event.preventDefault()
    }
  }
}
/** jsdom follows nothing, and says so on the console. */
const stop = (event: Event) => event.preventDefault()

beforeEach(() => {
  jest.useFakeTimers()
  pathname = '/'
  nextTakes = true
  reachedNext.mockClear()
  jest.mocked(losesNothing).mockReturnValue(true)
  history.replaceState(null, '', '/')
  document.addEventListener('click', asNext)
  window.addEventListener('click', stop)
})

afterEach(() => {
  document.removeEventListener('click', asNext)
  window.removeEventListener('click', stop)
  jest.useRealTimers()
})

const links = (
  <main>
    <h1 tabIndex={-1}>Titel</h1>
    <a href="/werkschutz/">Werkschutz</a>
    <a href="/objektschutz/">Objektschutz</a>
    <a href="/#about">Abschnitt</a>
    <a href="/#contact" data-offer="">
      Angebot
    </a>
  </main>
)
const page = () => (
  <>
    {links}
    <PageChange loading="Kommt gleich" />
  </>
)

const click = (name: string, init: MouseEventInit = {}) =>
  act(() =>
    screen
      .getByRole('link', { name })
      .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init })),
  )
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))
const said = () => screen.getByRole('status').textContent

it('says after 300 ms that a chosen page is on its way, and no more when it is there', () => {
  const { rerender } = render(page())
  click('Werkschutz')
  pass(299)
  expect(said()).toBe('')
  pass(1)
  expect(said()).toBe('Kommt gleich')
  pathname = '/werkschutz/'
  rerender(page())
  expect(said()).toBe('')
  expect(chosenPage.address).toBeNull()
  expect(screen.getByRole('heading')).toHaveFocus()
})

it('leaves the focus of a first load to the browser', () => {
  render(page())
  expect(document.body).toHaveFocus()
})

it.each<[string, () => void]>([
  ['Back', () => act(() => window.dispatchEvent(new PopStateEvent('popstate')))],
  [
    'a return from the browser’s cache',
    () => act(() => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))),
  ],
  ['a link within this page', () => click('Abschnitt')],
])('forgets the page after %s', (_name, happen) => {
  render(page())
  click('Werkschutz')
  pass(300)
  happen()
  expect(said()).toBe('')
  expect(chosenPage.address).toBeNull()
  expect(jest.getTimerCount()).toBe(0)
})

it('follows the last choice', () => {
  render(page())
  click('Werkschutz')
  click('Objektschutz')
  expect(chosenPage.address).toMatch(/\/objektschutz\/$/)
  expect(reachedNext).toHaveBeenCalledTimes(2)
})

it('keeps a second press from Next, which would begin anew, also where a load would lose words', () => {
  jest.mocked(losesNothing).mockReturnValue(false)
  render(page())
  click('Werkschutz')
  click('Werkschutz')
  expect(reachedNext).toHaveBeenCalledTimes(1)
})

it.each<[string, () => void]>([
  [
    'a link that the browser follows',
    () => {
      nextTakes = false
      click('Werkschutz')
    },
  ],
  ['a new tab', () => click('Werkschutz', { ctrlKey: true })],
  ['the offer', () => click('Angebot')],
])('has nothing to do with %s', (_name, press) => {
  render(page())
  press()
  expect(chosenPage.address).toBeNull()
  expect(jest.getTimerCount()).toBe(0)
})
