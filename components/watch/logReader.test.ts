import { logReader } from './logReader'

/** An hour at the gate, then a way; the entries lie 100 px apart, the line on which one reads 40 px below the top. */
const timetable = {
  from: 0,
  to: 70,
  stops: [
    { from: 0, leaves: 60, place: 'Tor', post: 1 },
    { from: 70, leaves: 70, place: 'Halle', post: 2 },
  ],
  ways: [[]],
  hidden: [],
  day: [0, 71],
  staff: null,
} as const
const at = (top: number) => () => ({ top: top - window.scrollY }) as DOMRect

function scrollTo(top: number) {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: top })
}

function readerOf() {
  const body = document.createElement('div')
  body.innerHTML = '<p data-at="0"></p><p data-at="70"></p>'
  body.getBoundingClientRect = at(500)
  body.querySelectorAll<HTMLElement>('p').forEach((entry, index) => {
    entry.getBoundingClientRect = at(500 + 100 * index)
    entry.style.scrollMarginTop = '30px'
  })
  document.documentElement.style.scrollPaddingTop = '10px'
  const reader = logReader(body, { ...timetable, stops: [...timetable.stops] })
  reader.measure()
  return reader
}

beforeEach(() => {
  scrollTo(0)
  jest.spyOn(window, 'scrollTo').mockImplementation(((to: ScrollToOptions) => scrollTo(to.top ?? 0)) as never)
})

it('tells the minute of the entry on the line', () => {
  const reader = readerOf()
  expect(reader.minutes()).toBe(0)
  scrollTo(560)
  expect(reader.minutes()).toBe(70)
})

it('tells a minute that was asked for until somebody scrolls', () => {
  const reader = readerOf()
  reader.goTo(33)
  expect(reader.minutes()).toBe(33)
  scrollTo(window.scrollY + 2)
  expect(reader.minutes()).not.toBe(33)
  scrollTo(window.scrollY - 2)
  expect(reader.minutes()).not.toBe(33)
})

it('spans the log, and knows the next entry below the line', () => {
  const reader = readerOf()
  expect(reader.span()).toEqual({ first: 460, next: 460, last: 560 })
  scrollTo(459)
  expect(reader.span().next).toBe(560)
})
