import type { Clock } from '@/content/clock'
import { minutesOf } from '@/lib/both/clock'

export const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** Minutes from one time to another; an end at or before the start lies on the next day. */
export function minutesBetween(from: Clock, to: Clock): number {
  const minutes = minutesOf(to) - minutesOf(from)
  return minutes > 0 ? minutes : minutes + 24 * 60
}

export const hoursBetween = (from: Clock, to: Clock) => minutesBetween(from, to) / 60
