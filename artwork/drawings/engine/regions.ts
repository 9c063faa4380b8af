import type { Watch } from '@/content/watches/types'
import { lengthOf, type Point } from '@/lib/both/watch/drawing'
import { minutesIn } from '@/lib/both/watch/timeline'
import type { Timetable } from '@/lib/both/watch/timetable'
import type { Spot } from './axonometry'
import type { Box } from './depth'
import type { Region } from './scene'

/** Metres between two looks. */
const STEP = 0.5

type Shift = {
  watch: Pick<Watch, 'shift' | 'sky' | 'stops'>
  timetable: Pick<Timetable, 'from' | 'stops'>
  /** From each stop to the next, in metres and on the sheet. */
  paths: readonly (readonly Spot[])[]
  ways: readonly (readonly Point[])[]
}

function isWithin({ min, max }: Box, [x, y, z = 0]: Spot): boolean {
  return x >= min[0] && x <= max[0] && y >= min[1] && y <= max[1] && z >= min[2] && z <= max[2]
}

/** Where somebody is, and since when and until when, in small steps. The page goes along the ways by their length on the sheet. */
function walk({ timetable: { stops }, paths, ways }: Shift): { spot: Spot; from: number; to: number }[] {
  return stops.flatMap((stop, index) => {
    const [path, way, next] = [paths[index], ways[index], stops[index + 1]]
    if (path === undefined || way === undefined || next === undefined) {
      return []
    }
    const whole = lengthOf(way)
    let done = 0
    const moves = path.slice(1).flatMap((to, part) => {
      const from = path[part] ?? to
      const long = lengthOf(way.slice(part, part + 2))
      const count = Math.max(1, Math.ceil(lengthOf([from, to]) / STEP))
      const begin = done
      done += long
      return Array.from({ length: count }, (_, k) => {
        const share = (k + 1) / count
        const time =
          stop.leaves + (whole > 0 ? (begin + long * share) / whole : 1) * (next.from - stop.leaves)
        const spot: Spot = [
          from[0] + (to[0] - from[0]) * share,
          from[1] + (to[1] - from[1]) * share,
          (from[2] ?? 0) + ((to[2] ?? 0) - (from[2] ?? 0)) * share,
        ]
        return { spot, from: time, to: time }
      })
    })
    return [{ spot: path[0] ?? [0, 0], from: stop.from, to: stop.leaves }, ...moves]
  })
}

/** The minute from which on each region has been seen; nothing for what nobody looks at. Before dusk looking does not count. */
export function firstSeen(regions: readonly Region[], shift: Shift): (number | undefined)[] {
  const { watch, timetable } = shift
  const since = watch.sky.kind === 'dusk' ? minutesIn(watch, watch.sky.at) : timetable.from
  const steps = walk(shift)
  // Where the shift begins somebody has been before: it fades in nowhere.
  const settled = (time: number | undefined) => (time === timetable.from ? time - 1 : time)
  return regions.map(({ seen }) => {
    if ('from' in seen) {
      const stop = watch.stops.find(
        ({ at, post }) => seen.from.includes(post) && minutesIn(watch, at) >= since,
      )
      return settled(stop && minutesIn(watch, stop.at))
    }
    const step = steps.find(({ spot, to }) => to >= since && isWithin(seen.within, spot))
    return settled(step && Math.max(since, step.from))
  })
}
