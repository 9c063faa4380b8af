import { entry } from '@/lib/both/watch/support/stops'
import { logReader } from './logReader'

/** An hour at the gate, then a way; the entries lie 100 px apart, the line on which one reads 40 px below the top. */
const timetable = {
  from: 0,
  to: 70,
  stops: [entry(0, 60, 'gate', '0,0 100,0'), entry(70, 70, 'hall')],
  places: {},
  day: [0, 71],
} as const
const at = (top: number) => () => ({ top: top - window.scrollY }) as DOMRect

function scrollTo(top: number) {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: top })
}

function readerOf() {
  const body = document.createElement('div')
  body.innerHTML = '<p id="zeit=00:00"></p><p id="zeit=01:10"></p>'
  body.getBoundingClientRect = at(500)
  body.querySelectorAll<HTMLElement>('p').forEach((entry, index) => {
    entry.getBoundingClientRect = at(500 + 100 * index)
    entry.style.scrollMarginTop = '30px'
  })
  document.documentElement.style.scrollPaddingTop = '10px'
  const reader = logReader(body, timetable)
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

it('tells a minute that was requested until somebody scrolls', () => {
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
