import type { Land } from '@/content/planning/types'
import { calendarOf, type TemporalApi } from './calendar'
import type { EventShift } from './event'
import { hoursOfShifts } from './hours'
import { emptyTable, type HoursTable } from './table'

/** When the night of an event begins: as in the law (section 2 ArbZG). */
const NIGHT = 23

/** Hours of an event's shifts by the calendar of their Land. */
export function eventHours(temporal: TemporalApi, land: Land, shifts: readonly EventShift[]): HoursTable {
  const dates = shifts.map(({ date }) => date).sort()
  const [from, to] = [dates[0], dates.at(-1)]
  return from === undefined || to === undefined
    ? emptyTable
    : hoursOfShifts(calendarOf(temporal, land, { from, to }), shifts, NIGHT).table
}
