import { getHolidays } from 'feiertagejs'
import type { Temporal } from 'temporal-polyfill'
import type { Land } from '@/content/laender'
import { type DateRange, type Weekday, weekdays } from '@/content/planning/days'
import type { TemporalApi } from '@/lib/browser/platform/temporal'
import { DAY, STEP } from './day'
import type { DayKind } from './table'

const TIME_ZONE = 'Europe/Berlin'

export type CalendarDay = {
  /** Year-month-day. */
  date: string
  weekday: Exclude<Weekday, 'Ft'>
  kind: DayKind
  /**
   * Minutes that have really passed since midnight, at each quarter hour of the clock up to 24:00. Null on a day of 24 hours,
   * where the clock says so itself.
   */
  passed: readonly number[] | null
}

/** Days of a Land in their order, with the day before the asked ones and the day after: shifts run over midnight. */
export type Calendar = { land: Land; days: readonly CalendarDay[] }

/** @param range years 1 to 9999, its first day not after its last */
export function calendarOf(temporal: TemporalApi, land: Land, { from, to }: DateRange): Calendar {
  const first = temporal.PlainDate.from(from).subtract({ days: 1 })
  const last = temporal.PlainDate.from(to).add({ days: 1 })
  const holidays = holidaysOf(land, first.year, last.year)
  const changes = changesOfClock(temporal, first, last)
  const monday = 1 - first.dayOfWeek
  // Of each day only its name is asked: where Temporal is not built in, every question costs.
  const days = Array.from({ length: first.until(last).days + 1 }, (_, index): CalendarDay => {
    const date = first.add({ days: index }).toString()
    const weekday = weekdays[(index - monday) % 7] as CalendarDay['weekday']
    return {
      date,
      weekday,
      kind: holidays.has(date) ? 'holiday' : weekday === 'So' ? 'sunday' : 'weekday',
      passed: changes.get(date) ?? null,
    }
  })
  return { land, days }
}

/** As year-month-day. The library's dates are noon in UTC, whatever the time zone of the browser. */
function holidaysOf(land: Land, firstYear: number, lastYear: number): ReadonlySet<string> {
  const names = new Set<string>()
  for (let year = firstYear; year <= lastYear; year++) {
    for (const { date } of getHolidays(year, land)) {
      names.add(date.toISOString().slice(0, 10))
    }
  }
  return names
}

/** What has passed on each day on which the clock changes. */
function changesOfClock(
  temporal: TemporalApi,
  first: Temporal.PlainDate,
  last: Temporal.PlainDate,
): ReadonlyMap<string, readonly number[]> {
  const changes = new Map<string, readonly number[]>()
  const end = last.add({ days: 1 }).toZonedDateTime(TIME_ZONE)
  let change = first.toZonedDateTime(TIME_ZONE).getTimeZoneTransition('next')
  while (change !== null && temporal.ZonedDateTime.compare(change, end) < 0) {
    const before = change.startOfDay().until(change).total('minutes')
    changes.set(change.toPlainDate().toString(), passedOn(before, change.hour * 60 + change.minute))
    change = change.getTimeZoneTransition('next')
  }
  return changes
}

/**
 * A clock time that the spring skips is the moment of the change, one that the autumn has twice is the first.
 * @param before what the clock shows when it changes, in minutes
 * @param after what it shows then
 */
function passedOn(before: number, after: number): number[] {
  return Array.from({ length: DAY / STEP + 1 }, (_, quarter) => {
    const time = quarter * STEP
    return time < before ? time : Math.max(before, time + before - after)
  })
}

/** Minutes that pass on a day between two times of its clock, 0 to 24:00 in quarter hours. */
export function minutesBetween({ passed }: CalendarDay, from: number, to: number): number {
  return passed === null ? to - from : (passed[to / STEP] ?? 0) - (passed[from / STEP] ?? 0)
}

/** A time of its clock, in minutes: one that the spring skips is the end of its hour. */
export function shownAt({ passed }: CalendarDay, time: number): number {
  let quarter = time / STEP
  while (passed !== null && passed[quarter] === passed[quarter + 1]) {
    quarter++
  }
  return quarter * STEP
}
