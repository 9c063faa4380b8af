import type { Plan } from '@/content/planning/types'
import type { Calendar } from '@/desk/time/calendar'
import { type Hours, hoursOf } from '@/desk/time/hours'
import { peopleFor, usualFullTime } from '@/desk/time/staffing'
import { total } from '@/desk/time/table'

declare const made: unique symbol

/** A plan, and what it comes to. Only this file makes one, so that hours and what they are hours of cannot be parted. */
export type Reckoning = Hours & {
  readonly [made]: true
  plan: Plan
  /** Posts that say too little to be counted. */
  incomplete: number
}

export function reckon(plan: Plan, calendar: Calendar, incomplete = 0): Reckoning {
  return { plan, incomplete, ...hoursOf(plan, calendar) } as Reckoning
}

/** People in full-time work; null where nobody is employed for such a period. */
export function fullTimeOf({ plan, table }: Pick<Reckoning, 'plan' | 'table'>): number | null {
  return peopleFor(total(table), plan.period, plan.fullTime ?? usualFullTime)
}
