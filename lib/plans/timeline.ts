import type { Clock } from '@/content/clock'
import type { Plan, Stop } from '@/content/plans/types'
import { minutesOf } from '@/lib/clock'

/** Metres a minute: somebody who looks around while walking, and a car between parked ones. */
export const PACE = { 'on foot': 66, 'by car': 330 } as const

const DAY = 24 * 60

/** Minutes since midnight before the shift; what is earlier than its beginning is on the next day. */
export function minutesIn({ shift }: Pick<Plan, 'shift'>, at: Clock): number {
  const start = minutesOf(shift.from)
  return minutesOf(at) < start ? minutesOf(at) + DAY : minutesOf(at)
}

export function spanOf(plan: Pick<Plan, 'shift'>): { from: number; to: number } {
  return { from: minutesOf(plan.shift.from), to: minutesIn(plan, plan.shift.to) }
}

/** Stops that the log tells of. */
export function logOf({ stops }: Pick<Plan, 'stops'>): (Stop & { text: string })[] {
  return stops.filter((stop): stop is Stop & { text: string } => stop.text !== undefined)
}

/** Posts in the order in which the log comes to them: their numbers in the drawing. */
export function numberedPosts(plan: Pick<Plan, 'stops'>): string[] {
  return [...new Set(logOf(plan).map(({ post }) => post))]
}
