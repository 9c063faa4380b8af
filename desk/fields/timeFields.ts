import type { Clock } from '@/content/clock'
import { type DateRange, type Weekday, weekdays } from '@/content/planning/days'
import { readClock } from '@/desk/german/clock'
import { dateOf, readDates } from '@/desk/german/dates'
import { type FaultMessages, type Field, fault, value } from './field'

/** A quarter of an hour. `start`: no shift starts at 24:00. */
export function clockField(
  label: string,
  messages: FaultMessages,
  placeholder: string,
  start = false,
): Field<Clock> {
  return {
    label,
    control: { kind: 'line', placeholder, maxLength: 12 },
    messages,
    read: (text) => {
      const clock = readClock(text)
      if (text.trim() === '' || clock === 'fine') {
        return fault(clock === 'fine' ? 'fine' : 'empty')
      }
      return clock === null || (start && clock === '24:00') ? fault('nonsense') : value(clock)
    },
  }
}

/** A day of the years that can be planned. */
export function dateField(label: string, messages: FaultMessages): Field<string> {
  return {
    label,
    control: { kind: 'line', type: 'date' },
    messages,
    read: (text) => {
      const date = dateOf(text)
      return text === '' ? fault('empty') : date === null ? fault('nonsense') : value(date)
    },
  }
}

/** Single days and ranges; may be left out. @param year of days that name none */
export function datesField(
  label: string,
  messages: FaultMessages,
  placeholder: string,
  year: number,
): Field<readonly DateRange[]> {
  return {
    label,
    control: { kind: 'line', placeholder },
    messages,
    read: (text) => {
      const ranges = readDates(text, year)
      return ranges === null ? fault('nonsense') : value(ranges)
    },
  }
}

/** Days of the week and holidays, as links write them: `Mo,Di,Ft`. */
export function daysField(label: string, messages: FaultMessages): Field<readonly Weekday[]> {
  return {
    label,
    control: { kind: 'days' },
    messages,
    read: (text) => {
      const names = text.split(',')
      const days = weekdays.filter((day) => names.includes(day))
      return days.length === 0 ? fault('empty') : value(days)
    },
  }
}
