import type { Clock } from '@/content/clock'
import type { Stop, Watch } from '@/content/watches/types'
import { minutesOf } from '@/lib/both/clock'

const DAY = 24 * 60

/** Minutes since midnight before the shift; what is earlier than its beginning is on the next day. */
export function minutesIn({ shift }: Pick<Watch, 'shift'>, at: Clock): number {
  const start = minutesOf(shift.from)
  return minutesOf(at) < start ? minutesOf(at) + DAY : minutesOf(at)
}

export function spanOf(watch: Pick<Watch, 'shift'>): { from: number; to: number } {
  return { from: minutesOf(watch.shift.from), to: minutesIn(watch, watch.shift.to) }
}

/** Stops that the log tells of. */
export function logOf({ stops }: Pick<Watch, 'stops'>): (Stop & { text: string })[] {
  return stops.filter((stop): stop is Stop & { text: string } => stop.text !== undefined)
}

/** Posts in the order in which the log comes to them: their numbers in the drawing. */
export function numberedPosts(watch: Pick<Watch, 'stops'>): string[] {
  return [...new Set(logOf(watch).map(({ post }) => post))]
}
