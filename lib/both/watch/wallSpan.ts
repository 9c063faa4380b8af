import { night } from '@/content/night'
import type { Watch } from '@/content/watches/types'
import { minutesOf } from '@/lib/both/clock'
import { spanOf } from './timeline'

const DAY = 24 * 60

/** The wall runs from one time of the home page to another, in minutes since midnight before; both are in the evening, or past midnight. */
export function wallSpan(): { from: number; to: number } {
  const [from, to] = [minutesOf(night.margins.services.time), minutesOf(night.margins.about.time)]
  return { from, to: to < from ? to + DAY : to }
}

/** Whether a shift is over before the wall begins: nobody is there then, and no lamp burns. */
export function isLocked(watch: Pick<Watch, 'shift'>): boolean {
  return spanOf(watch).to <= wallSpan().from
}
