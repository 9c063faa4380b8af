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
    const steps = stops.flatMap((stop, at) => {
      const next = stops[at + 1]
      return next === undefined
        ? []
        : [
            { from: stop.from, to: stop.leaves, weight: STAY },
            { from: stop.leaves, to: next.from, weight: STAY + lengthOf(ways[at] ?? []) },
          ]
    })
    const between = steps
      .filter(({ from, to }) => to > from && from < end && to > begin)
      .map(({ from, to, weight }) => {
        const part = (Math.min(to, end) - Math.max(from, begin)) / (to - from)
        return { from: Math.max(from, begin), weight: weight * part }
      })
    const whole = between.reduce((sum, { weight }) => sum + weight, 0)
    let done = 0
    return between.map(({ from, weight }): Knot => {
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
