import { prefersReducedMotion } from '@/components/motion/prefersReducedMotion'
import { knotsOf, minutesAt, placeOf } from '@/lib/both/watch/reading'
import type { Timetable } from '@/lib/both/watch/timetable'

/** An entry that lies on the reading line is read, wherever the browser rounds to. */
const ON_LINE = 2
/** As soon as the last entry has been read, and is read on from, comes the morning of a report that is read then. */
const READ = 6

/** Where one reads the log, in minutes of its shift; and how to get the page to where a minute is read. */
export function logReader(body: HTMLElement, timetable: Timetable) {
  const entries = [...body.querySelectorAll<HTMLElement>('[data-at]')]
  const times = entries.map((entry) => Number(entry.dataset.at))
  const knots = knotsOf(timetable, times)
  /** When the report is read, where that is later than the shift. */
  const morning = timetable.day[0] > timetable.to ? timetable.day[0] : null

  /** Distances from the top of the watch: of its entries, and of what is read last. */
  let tops: number[] = []
  let last = 0
  /** Distance of the line on which one reads from the top of the window. */
  let line = 0
  /** The minute that was asked for, for as long as nobody scrolls: lines are too few to tell each. */
  let asked: { minutes: number; top: number } | null = null

  const topOfBody = () => body.getBoundingClientRect().top

  /** How far the page is scrolled where the log tells of a minute. */
  function scrollFor(minutes: number): number {
    const place = placeOf(knots, minutes)
    const index = Math.floor(place)
    const [top = 0, next = top] = [tops[index], tops[index + 1]]
    return window.scrollY + topOfBody() + top + (next - top) * (place - index) - line
  }

  return {
    entries,
    times,
    /** After every change of layout. */
    measure() {
      const top = topOfBody()
      tops = entries.map((entry) => entry.getBoundingClientRect().top - top)
      last = (tops.at(-1) ?? 0) + (morning === null ? 0 : READ)
      line =
        Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) +
        (entries[0] ? Number.parseFloat(getComputedStyle(entries[0]).scrollMarginTop) : 0)
    },
    minutes(): number {
      if (asked !== null && Math.abs(asked.top - window.scrollY) < 1) {
        return asked.minutes
      }
      asked = null
      const read = line - topOfBody()
      if (morning !== null && read >= last - ON_LINE) {
        return morning
      }
      const near = tops.findIndex((top) => Math.abs(top - read) <= ON_LINE)
      if (near >= 0) {
        return times[near] ?? timetable.from
      }
      const index = tops.findLastIndex((top) => top <= read)
      const [top = 0, next] = [tops[index], tops[index + 1]]
      const share = next === undefined || prefersReducedMotion() ? 0 : (read - top) / (next - top)
      return minutesAt(knots, Math.max(0, index) + (index < 0 ? 0 : share))
    },
    goTo(minutes: number) {
      window.scrollTo({ top: scrollFor(minutes), behavior: 'instant' })
      asked = { minutes, top: window.scrollY }
    },
    /** How far the page is scrolled where reading begins and ends, and at the next entry below. */
    span() {
      const top = window.scrollY + topOfBody() - line
      const next = tops.find((own) => top + own > window.scrollY + ON_LINE)
      return {
        first: top + (tops[0] ?? 0),
        next: top + (next ?? last),
        last: top + last,
      }
    },
  }
}
