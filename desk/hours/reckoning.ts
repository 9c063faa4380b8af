import type { Plan } from '@/content/planning/types'
import { HOURS_KEY } from '@/content/storageKeys'
import type { Calendar } from '@/desk/time/calendar'
import { type Hours, hoursOf } from '@/desk/time/hours'
import { peopleFor, usualFullTime } from '@/desk/time/staffing'
import { cells, type HoursTable, total } from '@/desk/time/table'
import { readJson, writeStored } from '@/lib/browser/platform/storage'
import { readPlan, writePlan } from './link'

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

/** Keeps what was planned, for the comparison of offers in this tab; null forgets it. */
export function writeReckoning(reckoning: Reckoning | null) {
  if (reckoning === null) {
    writeStored(HOURS_KEY, null)
    return
  }
  const { plan, ...others } = reckoning
  writeStored(HOURS_KEY, JSON.stringify({ plan: writePlan(plan), ...others }))
}

/** Null if nothing was planned in this tab, or another version of the site wrote it in another way. */
export function readReckoning(otherwise: Plan): Reckoning | null {
  const { plan: link, ...stored } = (readJson(HOURS_KEY) ?? {}) as { plan?: unknown } & Partial<Hours> & {
      incomplete?: unknown
    }
  const read = typeof link === 'string' ? readPlan(link, otherwise) : null
  const { table, byName, peak = null, incomplete } = stored
  const isWhole =
    isTable(table) &&
    Array.isArray(byName) &&
    byName.every((each) => isTable(each?.table) && typeof each.name === 'string')
  return read !== null && read.faults.length === 0 && isWhole && Number.isInteger(incomplete)
    ? ({ plan: read.plan, incomplete: Number(incomplete), table, byName, peak } as Omit<
        Reckoning,
        typeof made
      > as Reckoning)
    : null
}

function isTable(table: HoursTable | undefined): table is HoursTable {
  return cells.every(
    ({ kind, part }) => Number.isInteger(table?.[kind]?.[part]) && Number(table?.[kind][part]) >= 0,
  )
}
