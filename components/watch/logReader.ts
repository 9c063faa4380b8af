import { prefersReducedMotion } from '@/components/motion/prefersReducedMotion'
import { knotsOf, lastLine, lineOf, minutesOnLine, ON_LINE } from '@/lib/both/watch/reading'
import type { Timetable } from '@/lib/both/watch/timetable'

/** Where one reads the log, in minutes of its shift; and how to get the page to where a minute is read. */
export function logReader(body: HTMLElement, timetable: Timetable) {
  const entries = [...body.querySelectorAll<HTMLElement>('[data-at]')]
  const times = entries.map((entry) => Number(entry.dataset.at))
  const knots = knotsOf(timetable, times)
  /** Distances of the entries from the top of the watch. */
  let tops: number[] = []
  /** Distance of the line on which one reads from the top of the window. */
  let line = 0
  /** The minute that was asked for, for as long as nobody scrolls: lines are too few to tell each. */
  let asked: { minutes: number; top: number } | null = null

  const topOfBody = () => body.getBoundingClientRect().top

  return {
    entries,
    times,
    /** After every change of layout. */
    measure() {
      const top = topOfBody()
      tops = entries.map((entry) => entry.getBoundingClientRect().top - top)
      line =
        Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) +
        (entries[0] ? Number.parseFloat(getComputedStyle(entries[0]).scrollMarginTop) : 0)
    },
    minutes(): number {
      if (asked !== null && Math.abs(asked.top - window.scrollY) < 1) {
        return asked.minutes
      }
      asked = null
      return minutesOnLine(knots, tops, timetable, line - topOfBody(), prefersReducedMotion())
    },
    goTo(minutes: number) {
      const top = window.scrollY + topOfBody() + lineOf(knots, tops, minutes) - line
      window.scrollTo({ top, behavior: 'instant' })
      asked = { minutes, top: window.scrollY }
    },
    /** How far the page is scrolled where reading begins and ends, and at the next entry below. */
    span() {
      const top = window.scrollY + topOfBody() - line
      const last = lastLine(tops, timetable)
      const next = tops.find((own) => top + own > window.scrollY + ON_LINE) ?? last
      return { first: top + (tops[0] ?? 0), next: top + next, last: top + last }
    },
  }
}
