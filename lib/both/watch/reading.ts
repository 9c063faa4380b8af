import { lengthOf } from './drawing'
import type { Timetable } from './timetable'

/** A line of the log, as a distance from the top of the watch, and its minute of the shift. Both grow from knot to knot. */
export type Knot = readonly [line: number, minutes: number]

/** How much of the way from entry to entry a stay takes, as sheet units of walking: hours at a desk are read in a moment. */
const STAY = 60

/**
 * What happens between two entries, spread over the lines between them: ways by their length, stays however long all alike.
 * Spread by the clock, the guard would stand still for pages and then dash.
 * @param tops distances of the entries from the top of the watch
 */
export function knotsOf(stops: Timetable['stops'], tops: readonly number[]): Knot[] {
  const begins = stops.flatMap(({ isEntry }, index) => (isEntry ? [index] : []))
  return begins.flatMap((begin, entry): Knot[] => {
    const [top = 0, nextTop] = [tops[entry], tops[entry + 1]]
    if (nextTop === undefined) {
      return [[top, stops[begin]?.from ?? 0]]
    }
    const steps = stops.slice(begin, begins[entry + 1]).flatMap(({ from, leaves, way }, index) => {
      const arrives = stops[begin + index + 1]?.from ?? leaves
      return [
        { from, to: leaves, weight: STAY },
        { from: leaves, to: arrives, weight: STAY + lengthOf(way?.points ?? []) },
      ].filter((step) => step.to > step.from)
    })
    const whole = steps.reduce((sum, { weight }) => sum + weight, 0)
    let done = 0
    return steps.map(({ from, weight }): Knot => {
      const line = top + ((nextTop - top) * done) / whole
      done += weight
      return [line, from]
    })
  })
}

/** A value on the straight lines between knots, and the first or last knot's outside of them. */
function between(knots: readonly Knot[], value: number, from: 0 | 1, to: 0 | 1): number {
  const index = knots.findLastIndex((knot) => knot[from] <= value)
  const [knot, next] = [knots[Math.max(0, index)], knots[index + 1]]
  if (knot === undefined) {
    return Number.NaN
  }
  if (index < 0 || next === undefined) {
    return knot[to]
  }
  return knot[to] + ((value - knot[from]) / (next[from] - knot[from])) * (next[to] - knot[to])
}

/** The line of a minute. */
export function lineOf(knots: readonly Knot[], minutes: number): number {
  return between(knots, minutes, 1, 0)
}

/** An entry that lies on the reading line is read, wherever the browser rounds to. */
export const ON_LINE = 2
/** As soon as the last entry has been read, and is read on from, comes the morning of a report that is read then. */
const READ = 6

/** Where the entries lie on the page, and when it is day: the report of a shift may be read later, by day. */
type Log = Pick<Timetable, 'day' | 'to'> & { tops: readonly number[] }

const isReadLater = ({ day, to }: Log) => day[0] > to

/** What is read last. */
export function lastLine(log: Log): number {
  return (log.tops.at(-1) ?? 0) + (isReadLater(log) ? READ : 0)
}

/**
 * The minute of a line of the log.
 * @param jumps from entry to entry
 */
export function minutesOnLine(knots: readonly Knot[], log: Log, line: number, jumps: boolean): number {
  if (isReadLater(log) && line >= lastLine(log) - ON_LINE) {
    return log.day[0]
  }
  const near = log.tops.findLast((top) => (jumps ? top - line : Math.abs(top - line)) <= ON_LINE)
  return between(knots, near ?? line, 0, 1)
}
