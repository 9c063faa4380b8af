import type { Plan } from '@/content/plans/types'
import type { Point } from './axonometry'
import type { Drawing } from './drawing'
import { logOf, minutesIn, numberedPosts, spanOf } from './timeline'
import { lengthOf } from './ways'

/** One place of the shift, as the watching needs it. All times are minutes since the midnight before the shift. */
type WatchStop = {
  from: number
  /** When one sets out for the next place. */
  leaves: number
  place: string
  /** Number of the post in the drawing, or 0 where the log says nothing. */
  post: number
  /** Which line of the log is the current one from here on. */
  line: number
}

export type Watch = {
  from: number
  to: number
  viewBox: readonly [number, number, number, number]
  stops: WatchStop[]
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

export function watchOf(plan: Plan, { viewBox, ways, upright }: Drawing): Watch {
  const [x = 0, y = 0, width = 1, height = 1] = viewBox.split(' ').map(Number)
  const numbers = numberedPosts(plan)
  const lines = logOf(plan)
  const times = plan.stops.map(({ at }) => minutesIn(plan, at))
  return {
    ...spanOf(plan),
    viewBox: [x, y, width, height],
    stops: plan.stops.map((stop, index) => {
      const [now = 0, next = now] = [times[index], times[index + 1]]
      const walk = Math.min(MINUTES.most, Math.max(MINUTES.least, lengthOf(ways[index] ?? []) / GLIDE))
      return {
        from: now,
        leaves: Math.max(now + (stop.rest ?? 0), next - Math.min(walk, next - now)),
        place: plan.places[stop.post] ?? '',
        post: stop.text === undefined ? 0 : numbers.indexOf(stop.post) + 1,
        line: lines.filter(({ at }) => minutesIn(plan, at) <= now).length - 1,
      }
    }),
    ways,
    staff: plan.staff ?? null,
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

/** Half the angle of the torch's cone in `LivePlan`: raised by it, the cone lies on the floor. */
const HALF_CONE = 22

function levelled(place: ReturnType<typeof along>): ReturnType<typeof along> {
  // On the stairs, which are straight up or down, one looks to the right.
  const left = Math.abs(place.heading) > 91
  return { ...place, heading: left ? 180 + HALF_CONE : -HALF_CONE }
}

export function whereabouts({ stops, ways, upright }: Watch, time: number): Whereabouts {
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
export function walkedPath(watch: Watch, { stop, share }: Whereabouts): string {
  const home = watch.stops[0]?.place
  const from = Math.max(
    0,
    watch.stops.findLastIndex(
      ({ place, from: comes, leaves }, index) =>
        index <= stop && (place === home || leaves - comes >= ROUND_BREAK),
    ),
  )
  const points: Point[] = watch.ways.slice(from, stop).flat()
  const way = watch.ways[stop]
  if (way !== undefined && share > 0) {
    const { at, index } = along(way, share)
    points.push(...way.slice(0, index + 1), at)
  }
  return points.map(([x, y], index) => `${index ? 'L' : 'M'}${x.toFixed(0)} ${y.toFixed(0)}`).join('')
}

/** Time in a played shift: each stop gets the same share of the play, whatever the clock says. */
export function playedTime({ stops }: Watch, progress: number): number {
  const last = stops.length - 1
  const position = Math.min(last, progress * last)
  const index = Math.min(last - 1, Math.floor(position))
  const [now, next] = [stops[index]?.from ?? 0, stops[index + 1]?.from ?? 0]
  return now + (next - now) * (position - index)
}

export function playedShare({ stops }: Watch, time: number): number {
  const index = Math.max(
    0,
    stops.findLastIndex(({ from }) => from <= time),
  )
  const [now, next] = [stops[index]?.from ?? 0, stops[index + 1]?.from ?? 0]
  const part = next > now ? (time - now) / (next - now) : 0
  return Math.min(1, (index + part) / (stops.length - 1))
}
