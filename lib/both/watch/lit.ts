import type { Point } from './drawing'
import { litSince } from './stage'
import { legsBetween, type Position, stretchOf, type Timetable } from './timetable'

/** Minutes in which a region lights up, and the share of its light that it has at once. */
const FADE = { minutes: 0.8, first: 0.25 } as const

/** Where the guard has looked around: at stops, along ways, and along the one on which he is. */
export type Looked = { places: Point[]; ways: Point[][]; way: Point[] | null }

/** What was looked at up to a moment. What was seen by day does not count, as it is dark again at night. */
export function lookedAt(timetable: Timetable, now: Position): Looked {
  const { stops } = timetable
  const since = litSince(timetable)
  const first = stops.findIndex(({ from }) => from >= since)
  if (first < 0 || first > now.stop) {
    return { places: [], ways: [], way: null }
  }
  const legs = legsBetween(stops, { stop: first, share: 0 }, now).map(({ points, to }) =>
    stretchOf(points, 0, to),
  )
  const [whole, present] = [legs.slice(0, now.stop - first), legs[now.stop - first]]
  const start = stops[first]?.way?.points[0] ?? stops[first - 1]?.way?.points.at(-1)
  return {
    places: [start, ...whole.map((way) => way.at(-1))].filter((place) => place !== undefined),
    ways: whole,
    way: now.share > 0 && present ? present : null,
  }
}

/** How much of its light a region has, from 0 to 1. */
export function brightness(from: number, minutes: number): number {
  return minutes < from ? 0 : Math.min(1, FADE.first + (minutes - from) / FADE.minutes)
}
