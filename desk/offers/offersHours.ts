import { germanHours } from '@/desk/german/german'
import { type NumberProblem, readHundredths } from '@/desk/german/money'
import { columnTotal, emptyTable, type HoursTable, rowTotal, total } from '@/desk/time/table'

export const hoursFields = ['total', 'night', 'sunday', 'holiday'] as const
type HoursField = (typeof hoursFields)[number]

/** Hours of a year, as somebody knows them from an invoice: all of them, and how many of them at night, on Sundays, on holidays. */
export type HoursTyped = Readonly<Record<HoursField, string>>

export type HoursReading = {
  problems: Readonly<Partial<Record<HoursField, NumberProblem | 'moreThanTotal'>>>
  table: HoursTable
}

/** 999.999 hours, in hundredths. */
const HOURS_LIMIT = 99_999_900

/**
 * Reads a year's hours. Nobody knows how many of the nights were on Sundays, so they are spread evenly over all days.
 * What is wrong is named and counts as none.
 */
export function readHours(typed: HoursTyped): HoursReading {
  const problems: { -readonly [K in keyof HoursReading['problems']]: HoursReading['problems'][K] } = {}
  const minutesOf = (field: HoursField, limit: number) => {
    const { value, problem } = readHundredths(typed[field], HOURS_LIMIT)
    const minutes = Math.round(((value ?? 0) * 60) / 100)
    const fault = minutes > limit ? 'moreThanTotal' : problem
    if (fault === null) {
      return minutes
    }
    problems[field] = fault
    return 0
  }
  const all = minutesOf('total', Number.POSITIVE_INFINITY)
  const night = minutesOf('night', all)
  const sunday = minutesOf('sunday', all)
  const holiday = minutesOf('holiday', all - sunday)
  if (all === 0) {
    return { problems, table: emptyTable }
  }
  const weekday = all - sunday - holiday
  const sundayNight = Math.round((sunday * night) / all)
  const holidayNight = Math.round((holiday * night) / all)
  // Rounding may leave a minute for which there is no room.
  const weekdayNight = Math.min(weekday, Math.max(0, night - sundayNight - holidayNight))
  return {
    problems,
    table: {
      weekday: { day: weekday - weekdayNight, night: weekdayNight },
      sunday: { day: sunday - sundayNight, night: sundayNight },
      holiday: { day: holiday - holidayNight, night: holidayNight },
    },
  }
}

/** All hours, and those on which surcharges act, in words. */
export function hoursInWords(table: HoursTable) {
  return {
    all: germanHours(total(table)),
    night: germanHours(columnTotal(table, 'night')),
    sunday: germanHours(rowTotal(table, 'sunday')),
    holiday: germanHours(rowTotal(table, 'holiday')),
  }
}
