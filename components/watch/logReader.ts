import { prefersReducedMotion } from '@/components/motion/prefersReducedMotion'
import { timeId } from '@/lib/both/watch/address'
import { firstOf } from '@/lib/both/watch/parts'
import { type Knot, knotsOf, lastLine, lineOf, minutesOnLine, ON_LINE } from '@/lib/both/watch/reading'
import { entriesOf, type Timetable } from '@/lib/both/watch/timetable'

/** Where one reads the log, in minutes of its shift; and how to get the page to where a minute is read. */
export function logReader(body: HTMLElement, timetable: Timetable) {
  const { stops, day, to } = timetable
  const entries = entriesOf(timetable).map(({ from }) => firstOf(body, `[id="${timeId(from)}"]`))
  let log = { day, to, tops: [] as number[] }
  let knots: Knot[] = []
  /** Distance of the line on which one reads from the top of the window. */
  let line = 0
  /** The minute that was requested, until the page is scrolled: there are fewer lines than minutes. */
  let requested: { minutes: number; top: number } | null = null

  const topOfBody = () => body.getBoundingClientRect().top
  /** How far the page is scrolled where the top of the watch would lie on the line. */
  const origin = () => window.scrollY + topOfBody() - line

  return {
    entries,
    /** After every change of layout. */
    measure() {
      const [entry] = entries
      const top = topOfBody()
      log = { day, to, tops: entries.map((one) => one.getBoundingClientRect().top - top) }
      knots = knotsOf(stops, log.tops)
      line =
        Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) +
        (entry ? Number.parseFloat(getComputedStyle(entry).scrollMarginTop) : 0)
    },
    minutes(): number {
      if (requested !== null && Math.abs(requested.top - window.scrollY) < 1) {
        return requested.minutes
      }
      requested = null
      return minutesOnLine(knots, log, line - topOfBody(), prefersReducedMotion())
    },
    goTo(minutes: number) {
      window.scrollTo({ top: origin() + lineOf(knots, minutes), behavior: 'instant' })
      requested = { minutes, top: window.scrollY }
    },
    /** How far the page is scrolled where reading begins and ends, and at the next entry below. */
    span() {
      const [top, last] = [origin(), lastLine(log)]
      const next = log.tops.find((own) => top + own > window.scrollY + ON_LINE) ?? last
      return { first: top + (log.tops[0] ?? 0), next: top + next, last: top + last }
    },
  }
}
