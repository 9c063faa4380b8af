import { lengthOf } from './drawing'
import type { Timetable } from './timetable'

/**
 * Where the reading is and what time it is there. Places are counted in entries of the log: 3.5 is half way from the fourth
 * to the fifth. Both grow from knot to knot.
 */
export type Knot = readonly [place: number, minutes: number]

/** How much of the way from entry to entry a stay takes, as sheet units of walking: hours at a desk are read in a moment. */
const STAY = 60

/**
 * What happens between two entries, spread over the lines between them: ways by their length, stays however long all alike.
 * Spread by the clock, somebody would stand still for pages and then dash.
 * @param entries minutes of the entries, in order
 */
export function knotsOf(
  { stops, ways }: Pick<Timetable, 'stops' | 'ways'>,
  entries: readonly number[],
): Knot[] {
  return entries.flatMap((begin, index): Knot[] => {
    const end = entries[index + 1]
    if (end === undefined) {
      return [[index, begin]]
    }
    /** What of a step lies between the two entries: when it begins there, and its weight. */
    const part = (from: number, to: number, weight: number): [number, number][] => {
      const [first, last] = [Math.max(from, begin), Math.min(to, end)]
      return last > first ? [[first, (weight * (last - first)) / (to - from)]] : []
    }
    const between = stops.flatMap(({ from, leaves }, at) => [
      ...part(from, leaves, STAY),
      ...part(leaves, stops[at + 1]?.from ?? leaves, STAY + lengthOf(ways[at] ?? [])),
    ])
    const whole = between.reduce((sum, [, weight]) => sum + weight, 0)
    let done = 0
    return between.map(([from, weight]): Knot => {
      const knot: Knot = [index + done / whole, from]
      done += weight
      return knot
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

/** The time of the shift where somebody reads. */
export function minutesAt(knots: readonly Knot[], place: number): number {
  return between(knots, place, 0, 1)
}

/** Where the log tells of a time. */
export function placeOf(knots: readonly Knot[], minutes: number): number {
  return between(knots, minutes, 1, 0)
}

/** An entry that lies on the reading line is read, wherever the browser rounds to. */
export const ON_LINE = 2
/** As soon as the last entry has been read, and is read on from, comes the morning of a report that is read then. */
const READ = 6

/** How a log lies on the page: distances of its entries from the top of the watch. */
type Tops = readonly number[]
/** Its report may be read later than the shift, by day. */
type Shift = Pick<Timetable, 'day' | 'to'>

const isReadLater = ({ day, to }: Shift) => day[0] > to

/** What is read last, as a distance from the top of the watch. */
export function lastLine(tops: Tops, shift: Shift): number {
  return (tops.at(-1) ?? 0) + (isReadLater(shift) ? READ : 0)
}

/**
 * The minute that is told where somebody reads.
 * @param line distance of the reading line from the top of the watch
 * @param jumps from entry to entry
 */
export function minutesOnLine(
  knots: readonly Knot[],
  tops: Tops,
  shift: Shift,
  line: number,
  jumps: boolean,
): number {
  if (isReadLater(shift) && line >= lastLine(tops, shift) - ON_LINE) {
    return shift.day[0]
  }
  const near = tops.findIndex((top) => Math.abs(top - line) <= ON_LINE)
  const index = near < 0 ? tops.findLastIndex((top) => top <= line) : near
  const [top = line, next] = [tops[index], tops[index + 1]]
  const share = near >= 0 || next === undefined || jumps ? 0 : (line - top) / (next - top)
  return minutesAt(knots, Math.max(0, index) + share)
}

/** Where the log tells of a minute, as a distance from the top of the watch. */
export function lineOf(knots: readonly Knot[], tops: Tops, minutes: number): number {
  const place = placeOf(knots, minutes)
  const index = Math.floor(place)
  const [top = 0, next = top] = [tops[index], tops[index + 1]]
  return top + (next - top) * (place - index)
}
