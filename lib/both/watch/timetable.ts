import type { Stop, Watch } from '@/content/watches/types'
import { type Drawing, drawn, lengthOf, type Point, type Way, wayName } from './drawing'
import { minutesIn, type ShiftStop, spanOf, stopsOf } from './timeline'

/** A shift as the page gets it: without the words of its log, which it has, and without what follows from the rest. All times are minutes since the midnight before. */
export type Shift = {
  from: number
  to: number
  stops: readonly (Pick<ShiftStop, 'from' | 'post' | 'rest'> & {
    /** It has an entry in the log. */
    isEntry?: true
    /** Something is found wrong here; a number says when it is settled. */
    fault?: 'open' | 'settled' | number
  })[]
  /** Names of the posts. */
  places: Watch['places']
  /** The minutes in which it is day outside: from the first on, before the second. Both after the shift: its report is read by day. */
  day: readonly [from: number, to: number]
  ways: Drawing['ways']
  /** One drives from stop to stop. */
  byCar?: true
  /** In a section one looks to the left or to the right, along the floor. */
  upright?: true
}

/** A stop as the page follows it. */
export type TimetableStop = Shift['stops'][number] & {
  /** When one sets out for the next stop. */
  leaves: number
  /** The way to the next stop. */
  way?: Way
}

export type Timetable = Omit<Shift, 'stops' | 'ways'> & { stops: readonly TimetableStop[] }

/** A moment of a shift: at a stop, or on the way from it to the next by a share. */
export type Position = { stop: number; share: number }

export type Whereabouts = Position & { at: Point; heading: number; isHidden: boolean }

const MINUTES = { least: 1.5, most: 14 } as const

/** Sheet units a minute: about the pace of walking, for the eye and not for the test. */
const GLIDE = 70

/** A hundredth of a minute is no visible part of a way. */
const rounded = (minutes: number) => Math.round(minutes * 100) / 100

function dayOf(watch: Watch): Shift['day'] {
  const { from, to } = spanOf(watch)
  const { sky } = watch
  const turn = sky.kind === 'day' ? from : minutesIn(watch, sky.at)
  return sky.kind === 'dusk' ? [from, turn] : [turn, Math.max(turn, to) + 1]
}

function stateOf(watch: Watch, fault: NonNullable<Stop['fault']>): 'open' | 'settled' | number {
  if (fault === 'settled') {
    return fault
  }
  return 'open' in fault ? 'open' : minutesIn(watch, fault.settled)
}

export function shiftOf(watch: Watch, { ways, upright }: Pick<Drawing, 'ways' | 'upright'>): Shift {
  return {
    ...spanOf(watch),
    day: dayOf(watch),
    stops: stopsOf(watch).map(({ from, post, rest, text, fault }) => ({
      from,
      post,
      ...(rest !== undefined && { rest }),
      ...(text !== undefined && { isEntry: true as const }),
      ...(fault !== undefined && { fault: stateOf(watch, fault) }),
    })),
    places: watch.places,
    ways,
    ...(watch.moves === 'by car' && { byCar: true }),
    ...(upright && { upright }),
  }
}

export function timetableOf({ stops, ways, ...shift }: Shift): Timetable {
  return {
    ...shift,
    stops: stops.map((stop, index): TimetableStop => {
      const { from, post, rest = 0 } = stop
      const next = stops[index + 1]
      if (next === undefined) {
        return { ...stop, leaves: from + rest }
      }
      const way = drawn(ways, wayName(post, next.post))
      const walk = Math.min(MINUTES.most, Math.max(MINUTES.least, lengthOf(way.points) / GLIDE))
      return {
        ...stop,
        way,
        leaves: rounded(Math.max(from + rest, next.from - Math.min(walk, next.from - from))),
      }
    }),
  }
}

export function entriesOf<T extends Shift['stops'][number]>({ stops }: { stops: readonly T[] }): T[] {
  return stops.filter(({ isEntry }) => isEntry)
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

/** A way between two shares of its length. */
export function stretchOf(points: readonly Point[], from: number, to: number): Point[] {
  const [start, end] = [along(points, from), along(points, to)]
  return [start.at, ...points.slice(start.index + 1, end.index + 1), end.at]
}

/** The ways between two moments of a shift, each with the shares of it between which it is gone. */
export function legsBetween(
  stops: Timetable['stops'],
  start: Position,
  end: Position,
): (Way & { from: number; to: number })[] {
  return stops.slice(start.stop, end.stop + 1).flatMap(({ way }, index) =>
    way === undefined
      ? []
      : [
          {
            ...way,
            from: index === 0 ? start.share : 0,
            to: start.stop + index === end.stop ? end.share : 1,
          },
        ],
  )
}

/** Half of the torch's angle, in degrees: raised by it, its light lies on the floor. */
export const HALF_CONE = 17

/** Half of a car, in sheet units: in a bend its front is ahead of its back. */
const HALF_CAR = 14

/** Where a car heads; while it waits, as it came. */
function driven(stops: Timetable['stops'], { stop, share }: Position): number {
  const isLong = ({ way }: TimetableStop) => way !== undefined && lengthOf(way.points) > 0
  const goes = share > 0 && stops.slice(stop, stop + 1).some(isLong)
  const came = stops.slice(0, stop).findLast(isLong)
  const { points = [] } = ((goes ? undefined : came) ?? stops[stop])?.way ?? {}
  const [at, reach] = [goes ? share : came ? 1 : 0, HALF_CAR / lengthOf(points)]
  const [back, front] = [Math.max(0, at - reach), Math.min(1, at + reach)].map((end) => along(points, end).at)
  return back && front ? (Math.atan2(front[1] - back[1], front[0] - back[0]) * 180) / Math.PI : 0
}

export function whereabouts({ stops, byCar, upright }: Timetable, time: number): Whereabouts {
  const stop = Math.max(
    0,
    stops.findLastIndex(({ from }) => from <= time),
  )
  const { way, leaves = 0 } = stops[stop] ?? {}
  const { from: arrives = leaves } = stops[stop + 1] ?? {}
  const share = way === undefined || time <= leaves ? 0 : (time - leaves) / (arrives - leaves)
  // At the last stop one is at the end of the way to it.
  const { at, heading } = way ? along(way.points, share) : along(stops[stop - 1]?.way?.points ?? [], 1)
  // On the stairs, which are straight up or down, one looks to the right.
  const level = Math.abs(heading) > 91 ? 180 + HALF_CONE : -HALF_CONE
  return {
    stop,
    share,
    at,
    heading: byCar ? driven(stops, { stop, share }) : upright ? level : heading,
    isHidden: way?.hidden?.some(([from, to]) => share >= from && share <= to) ?? false,
  }
}

/** After that many minutes at one place a new round begins. */
const ROUND_BREAK = 20

/** The visible parts of a leg. */
function inSight({ points, hidden = [], from, to }: Way & { from: number; to: number }): Point[][] {
  const ends = [0, ...hidden.flat(), 1]
  return ends.flatMap((share, index) => {
    const [start, end] = [Math.max(from, share), Math.min(to, ends[index + 1] ?? 0)]
    return index % 2 === 0 && end > start ? [stretchOf(points, start, end)] : []
  })
}

/** The way walked in the present round, as a path: since the guard set out from where the shift began, or after a long stay. */
export function walkedPath({ stops, places }: Timetable, now: Position): string {
  const placeOf = (stop: TimetableStop | undefined) => stop && places[stop.post]
  const start = stops
    .slice(0, now.stop + 1)
    .findLastIndex((stop) => placeOf(stop) === placeOf(stops[0]) || stop.leaves - stop.from >= ROUND_BREAK)
  return legsBetween(stops, { stop: Math.max(0, start), share: 0 }, now)
    .flatMap(inSight)
    .map((part) =>
      part.map(([x, y], index) => `${index ? 'L' : 'M'}${x.toFixed(0)} ${y.toFixed(0)}`).join(''),
    )
    .join('')
}
