import type { Watch } from '@/content/watches/types'
import { type Drawing, lengthOf, type Point } from './drawing'
import { minutesIn, numberedPosts, spanOf } from './timeline'

/** One place of the shift, as the watching needs it. All times are minutes since the midnight before the shift. */
type TimetableStop = {
  from: number
  /** When one sets out for the next place. */
  leaves: number
  place: string
  /** Number of the post in the drawing, or 0 where the log never names it. */
  post: number
}

export type Timetable = {
  from: number
  to: number
  stops: TimetableStop[]
  /** The way from each stop to the next. */
  ways: readonly (readonly Point[])[]
  /** For each way, between which shares of it something stands before it. */
  hidden: Drawing['hidden']
  /** The minutes in which it is day outside: from the first on, before the second. Both after the shift: its report is read by day. */
  day: readonly [from: number, to: number]
  staff: readonly number[] | null
  /** One drives from stop to stop. */
  byCar?: true
  /** In a section one looks to the left or to the right, along the floor. */
  upright?: true
}

/** Where somebody is at a time: at a stop, or on the way from it to the next by a share. */
export type Whereabouts = { stop: number; share: number; at: Point; heading: number; isHidden: boolean }

const MINUTES = { least: 1.5, most: 14 } as const

/** Sheet units a minute: about the pace of walking, for the eye and not for the test. */
const GLIDE = 70

/** A hundredth of a minute is less than anybody sees of a way. */
const rounded = (minutes: number) => Math.round(minutes * 100) / 100

function dayOf(watch: Watch): Timetable['day'] {
  const { from, to } = spanOf(watch)
  const { sky } = watch
  switch (sky.kind) {
    case 'dawn':
      return [minutesIn(watch, sky.at), to + 1]
    case 'dusk':
      return [from, minutesIn(watch, sky.at)]
    case 'next morning':
      return [minutesIn(watch, sky.at), minutesIn(watch, sky.at) + 1]
    case 'day':
      return [from, to + 1]
  }
}

export function timetableOf(
  watch: Watch,
  { ways, hidden, upright }: Pick<Drawing, 'ways' | 'hidden' | 'upright'>,
): Timetable {
  const numbers = numberedPosts(watch)
  const times = watch.stops.map(({ at }) => minutesIn(watch, at))
  return {
    ...spanOf(watch),
    day: dayOf(watch),
    stops: watch.stops.map((stop, index) => {
      const [now = 0, next = now] = [times[index], times[index + 1]]
      const walk = Math.min(MINUTES.most, Math.max(MINUTES.least, lengthOf(ways[index] ?? []) / GLIDE))
      return {
        from: now,
        leaves: rounded(Math.max(now + (stop.rest ?? 0), next - Math.min(walk, next - now))),
        place: watch.places[stop.post] ?? '',
        post: numbers.indexOf(stop.post) + 1,
      }
    }),
    ways,
    hidden,
    staff: watch.staff ?? null,
    ...(watch.moves === 'by car' && { byCar: true }),
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

/** Half of the torch's angle, in degrees: raised by it, its light lies on the floor. */
export const HALF_CONE = 17

function levelled(place: ReturnType<typeof along>): ReturnType<typeof along> {
  // On the stairs, which are straight up or down, one looks to the right.
  const left = Math.abs(place.heading) > 91
  return { ...place, heading: left ? 180 + HALF_CONE : -HALF_CONE }
}

/** Half of a car, in sheet units: in a bend its front is ahead of its back. */
const HALF_CAR = 14

/** Where a car heads; while it stands, as it came. */
function driven(ways: Timetable['ways'], stop: number, share: number): number {
  const isLong = (way: readonly Point[] = []) => lengthOf(way) > 0
  const goes = share > 0 && isLong(ways[stop])
  const came = ways.slice(0, stop).findLast(isLong)
  const way = (goes ? ways[stop] : came) ?? ways[stop] ?? []
  const [at, reach] = [goes ? share : came ? 1 : 0, HALF_CAR / lengthOf(way)]
  const [back, front] = [along(way, Math.max(0, at - reach)).at, along(way, Math.min(1, at + reach)).at]
  return (Math.atan2(front[1] - back[1], front[0] - back[0]) * 180) / Math.PI
}

export function whereabouts(timetable: Timetable, time: number): Whereabouts {
  const { stops, ways, hidden, byCar, upright } = timetable
  const stop = Math.max(
    0,
    stops.findLastIndex(({ from }) => from <= time),
  )
  const { leaves = 0 } = stops[stop] ?? {}
  const next = stops[stop + 1]
  const way = ways[stop]
  const looking = (place: ReturnType<typeof along>, share: number) =>
    byCar ? { ...place, heading: driven(ways, stop, share) } : upright ? levelled(place) : place
  if (next === undefined || way === undefined) {
    return { stop, share: 0, isHidden: false, ...looking(along(ways.at(-1) ?? [], 1), 0) }
  }
  const share = time <= leaves ? 0 : (time - leaves) / (next.from - leaves)
  const isHidden = hidden[stop]?.some(([from, to]) => share >= from && share <= to) ?? false
  return { stop, share, isHidden, ...looking(along(way, share), share) }
}

/** Whoever stays that long begins a new round. */
const ROUND_BREAK = 20

/** A way between two shares of its length. */
function partOf(way: readonly Point[], from: number, to: number): Point[] {
  const [start, end] = [along(way, from), along(way, to)]
  return [start.at, ...way.slice(start.index + 1, end.index + 1), end.at]
}

/** Those parts of a way, up to a share of it, before which nothing stands. */
function inSight(way: readonly Point[], hidden: readonly (readonly [number, number])[], until: number) {
  const ends = [0, ...hidden.flat(), 1]
  return ends.flatMap((from, index) => {
    const to = Math.min(until, ends[index + 1] ?? 0)
    return index % 2 === 0 && to > from ? [partOf(way, from, to)] : []
  })
}

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
  return timetable.ways
    .slice(from, stop + 1)
    .flatMap((way, index) =>
      inSight(way, timetable.hidden[from + index] ?? [], from + index === stop ? share : 1),
    )
    .map((part) =>
      part.map(([x, y], index) => `${index ? 'L' : 'M'}${x.toFixed(0)} ${y.toFixed(0)}`).join(''),
    )
    .join('')
}
