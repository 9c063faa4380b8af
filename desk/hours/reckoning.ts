import type { Plan } from '@/content/planning/types'
import type { Calendar } from '@/desk/time/calendar'
import { type Hours, hoursOf } from '@/desk/time/hours'
import { peopleFor, usualFullTime, yearlyOf } from '@/desk/time/staffing'
import { total } from '@/desk/time/table'

declare const made: unique symbol

/** A plan, and what it comes to. Only this file makes one, so that hours and what they are hours of cannot be parted. */
export type Reckoning = Hours & {
  readonly [made]: true
  plan: Plan
  /** Posts that are incomplete, and not counted. */
  incomplete: number
  /** In full-time work; null where the period is too short to employ people, or the assumptions cannot be used. */
  people: number | null
  /** Minutes of a year on average; null where the period is not longer than one. */
  yearly: number | null
}

/** @param leavesNobody what is assumed of people leaves no time to work, or cannot be read */
export function reckon(plan: Plan, calendar: Calendar, incomplete = 0, leavesNobody = false): Reckoning {
  const hours = hoursOf(plan, calendar)
  const people = leavesNobody
    ? null
    : peopleFor(total(hours.table), plan.period, plan.fullTime ?? usualFullTime)
  return {
    plan,
    incomplete,
    people,
    yearly: yearlyOf(total(hours.table), plan.period),
    ...hours,
  } as Reckoning
}
