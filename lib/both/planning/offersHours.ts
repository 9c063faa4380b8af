import { type NumberProblem, readHundredths } from './money'
import { emptyTable, type HoursTable } from './table'

/** Hours of the example: Monday to Friday 18 to 6, Saturday, Sunday and holidays 0 to 24, one person, Hessen 2027. */
export const exampleHours: HoursTable = {
  weekday: { day: 2125 * 60, night: 2099 * 60 },
  sunday: { day: 850 * 60, night: 350 * 60 },
  holiday: { day: 170 * 60, night: 106 * 60 },
}

export const hoursFields = ['total', 'night', 'sunday', 'holiday'] as const
type HoursField = (typeof hoursFields)[number]

/** Hours of a year, as somebody knows them from an invoice: all of them, and how many of them at night, on Sundays, on holidays. */
export type HoursTyped = Readonly<Record<HoursField, string>>

export type HoursProblem = NumberProblem | 'moreThanTotal'

export type HoursReading = {
  problems: Readonly<Partial<Record<HoursField, HoursProblem>>>
  table: HoursTable
}

/** 999.999 hours, in hundredths. */
const HOURS_LIMIT = 99_999_900

/**
 * Reads a year's hours. Nobody knows how many of the nights were on Sundays, so they are spread evenly over all days.
 * What is wrong is named and counts as none.
 */
export function readHours(typed: HoursTyped): HoursReading {
  const problems: Partial<Record<HoursField, HoursProblem>> = {}
  const minutesOf = (field: HoursField, limit: number) => {
    const read = readHundredths(typed[field], HOURS_LIMIT)
    switch (read.kind) {
      case 'empty':
        return 0
      case 'problem':
        problems[field] = read.problem
        return 0
      case 'value': {
        const minutes = Math.round((read.value * 60) / 100)
        if (minutes > limit) {
          problems[field] = 'moreThanTotal'
          return 0
        }
        return minutes
      }
    }
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
