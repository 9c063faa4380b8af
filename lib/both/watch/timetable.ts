import type { Watch } from '@/content/watches/types'
import { type Drawing, lengthOf, type Point } from './drawing'
import { logOf, minutesIn, numberedPosts, spanOf } from './timeline'

/** One place of the shift, as the watching needs it. All times are minutes since the midnight before the shift. */
type TimetableStop = {
  from: number
  /** When one sets out for the next place. */
  leaves: number
  place: string
  /** Number of the post in the drawing, or 0 where the log says nothing. */
  post: number
  /** Which line of the log is the current one from here on. */
  line: number
}

export type Timetable = {
  from: number
  to: number
  stops: TimetableStop[]
  /** The way from each stop to the next. */
  ways: readonly (readonly Point[])[]
  staff: readonly number[] | null
  /** In a section one looks to the left or to the right, along the floor. */
  upright?: true
}

/** Where somebody is at a time: at a stop, or on the way from it to the next by a share. */
export type Whereabouts = { stop: number; share: number; at: Point; heading: number }

const MINUTES = { least: 1.5, most: 14 } as const

/** Sheet units a minute: about the pace of walking, for the eye and not for the test. */
const GLIDE = 70

/** A hundredth of a minute is less than anybody sees of a way. */
const rounded = (minutes: number) => Math.round(minutes * 100) / 100

export function timetableOf(watch: Watch, { ways, upright }: Pick<Drawing, 'ways' | 'upright'>): Timetable {
  const numbers = numberedPosts(watch)
  const lines = logOf(watch)
  const times = watch.stops.map(({ at }) => minutesIn(watch, at))
  return {
    ...spanOf(watch),
    stops: watch.stops.map((stop, index) => {
      const [now = 0, next = now] = [times[index], times[index + 1]]
      const walk = Math.min(MINUTES.most, Math.max(MINUTES.least, lengthOf(ways[index] ?? []) / GLIDE))
      return {
        from: now,
        leaves: rounded(Math.max(now + (stop.rest ?? 0), next - Math.min(walk, next - now))),
        place: watch.places[stop.post] ?? '',
        post: stop.text === undefined ? 0 : numbers.indexOf(stop.post) + 1,
        line: lines.filter(({ at }) => minutesIn(watch, at) <= now).length - 1,
      }
    }),
    ways,
    staff: watch.staff ?? null,
    ...(upright && { upright }),
  }
}

/** A place on a line through points, by the share of its length. */
export function along(
  points: readonly Point[],
  share: number,
): { at: Point; heading: number; index: number } {
  const total = lengthOf(points)
  let left = total * share
  for (let index = 0; index + 1 < points.length; index += 1) {
    const [[ax, ay], [bx, by]] = [points[index] ?? [0, 0], points[index + 1] ?? [0, 0]]
    const length = Math.hypot(bx - ax, by - ay)
    if (left <= length || index + 2 === points.length) {
      const part = length === 0 ? 0 : Math.min(1, left / length)
      return {
        at: [ax + (bx - ax) * part, ay + (by - ay) * part],
        heading: (Math.atan2(by - ay, bx - ax) * 180) / Math.PI,
        index,
      }
    }
    left -= length
  }
  return { at: points[0] ?? [0, 0], heading: 0, index: 0 }
}

/** The light of the torch, to the right; raised by half its angle it lies on the floor. */
export const CONE = 'M0 0 37-15a40 40 0 0 1 0 30Z'
const HALF_CONE = 22

function levelled(place: ReturnType<typeof along>): ReturnType<typeof along> {
  // On the stairs, which are straight up or down, one looks to the right.
  const left = Math.abs(place.heading) > 91
  return { ...place, heading: left ? 180 + HALF_CONE : -HALF_CONE }
}

export function whereabouts({ stops, ways, upright }: Timetable, time: number): Whereabouts {
  const found = stops.findLastIndex(({ from }) => from <= time)
  const stop = Math.max(0, found)
  const { leaves = 0 } = stops[stop] ?? {}
  const next = stops[stop + 1]
  const way = ways[stop]
  const looking = (place: ReturnType<typeof along>) => (upright ? levelled(place) : place)
  if (next === undefined || way === undefined) {
    const last = ways.at(-1) ?? []
    return { stop, share: 0, ...looking(along(last, 1)) }
  }
  const share = time <= leaves ? 0 : (time - leaves) / (next.from - leaves)
  return { stop, share, ...looking(along(way, share)) }
}

/** Whoever stays that long begins a new round. */
const ROUND_BREAK = 20

/** The way walked in the present round, as a path: since somebody set out from where the shift began, or after a long stay. */
export function walkedPath(timetable: Timetable, { stop, share }: Whereabouts): string {
  const home = timetable.stops[0]?.place
  const from = Math.max(
    0,
    timetable.stops.findLastIndex(
      ({ place, from: comes, leaves }, index) =>
        index <= stop && (place === home || leaves - comes >= ROUND_BREAK),
    ),
  )
  const points: Point[] = timetable.ways.slice(from, stop).flat()
  const way = timetable.ways[stop]
  if (way !== undefined && share > 0) {
    const { at, index } = along(way, share)
    points.push(...way.slice(0, index + 1), at)
  }
  return points.map(([x, y], index) => `${index ? 'L' : 'M'}${x.toFixed(0)} ${y.toFixed(0)}`).join('')
}

/**
 * What is left to play from a time on, or all of it at the end: times of the shift, and when in the play each is reached.
 * Every stop gets the same share of the play, whatever the clock says.
 */
export function leftToPlay({ from, to, stops }: Timetable, time: number) {
  const last = stops.length - 1
  const begin = time < to ? time : from
  const index = stops.findLastIndex((stop) => stop.from <= begin)
  const ahead = stops.slice(index + 1).map((stop) => stop.from)
  const [now = from, next = to] = [stops[index]?.from, ahead[0]]
  const left = last - index - (begin - now) / (next - now)
  return {
    keyframes: [begin, ...ahead],
    times: [0, ...ahead.map((_, step) => 1 - (ahead.length - 1 - step) / left)],
    share: left / last,
  }
}
