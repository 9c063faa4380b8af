import type { Clock } from '@/content/clock'
import type { Stop, Watch } from '@/content/watches/types'
import { minutesOf } from '@/lib/both/clock'
import { timeId } from './address'

const DAY = 24 * 60

/** A stop of a shift, as the log, the drawing, the report and the home page use it. */
export type ShiftStop = Stop & {
  /** Minutes since the midnight before the shift. No two stops have the same. */
  from: number
  /** Names it in the page and in addresses. */
  id: string
  place: string
  /** Number of its post in the drawing; 0 where the log never names that. */
  number: number
}

/** Minutes since midnight before the shift; what is earlier than its beginning is on the next day. */
export function minutesIn({ shift }: Pick<Watch, 'shift'>, at: Clock): number {
  const start = minutesOf(shift.from)
  return minutesOf(at) < start ? minutesOf(at) + DAY : minutesOf(at)
}

export function spanOf(watch: Pick<Watch, 'shift'>): { from: number; to: number } {
  return { from: minutesOf(watch.shift.from), to: minutesIn(watch, watch.shift.to) }
}

/** Posts in the order in which the log comes to them: their numbers in the drawing. */
export function numberedPosts({ stops }: Pick<Watch, 'stops'>): string[] {
  return [...new Set(stops.flatMap(({ post, text }) => (text === undefined ? [] : [post])))]
}

export function stopsOf(watch: Pick<Watch, 'stops' | 'shift' | 'places'>): ShiftStop[] {
  const numbered = numberedPosts(watch)
  return watch.stops.map((stop) => {
    const from = minutesIn(watch, stop.at)
    const number = numbered.indexOf(stop.post) + 1
    return { ...stop, from, id: timeId(from), place: watch.places[stop.post] ?? '', number }
  })
}

/** Stops at which something is wrong. The drawing knows each by its post, and by how many there were at that before. */
export function faultsOf<T extends { post: string; fault?: unknown }>(
  stops: readonly T[],
): { stop: T; name: string }[] {
  const faulty = stops.filter(({ fault }) => fault !== undefined)
  return faulty.map((stop, index) => {
    const count = faulty.slice(0, index + 1).filter(({ post }) => post === stop.post).length
    return { stop, name: `${stop.post} ${count}` }
  })
}

/** Stops with an entry in the log. */
export function logOf(watch: Parameters<typeof stopsOf>[0]): (ShiftStop & { text: string })[] {
  return stopsOf(watch).filter((stop): stop is ShiftStop & { text: string } => stop.text !== undefined)
}
