import type { Clock } from '@/content/clock'
import { type DateRange, type Weekday, weekdays } from '@/content/planning/days'
import { postWords } from '@/content/planning/post'
import { readClock } from '@/desk/german/clock'
import { dateOf, readDates, shortDates } from '@/desk/german/dates'
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

/** So many stretches are said one by one, the others counted. */
const MOST_SAID = 8

/** Single days and ranges; may be left out. @param range in which they lie */
export function datesField(range: DateRange): Field<readonly DateRange[]> {
  const { label, example: placeholder, ...words } = postWords.dates
  return {
    label,
    control: { kind: 'line', placeholder },
    messages: words,
    read: (text) => {
      const dates = readDates(text, range)
      if (dates === null) {
        return fault('nonsense')
      }
      // No day at all would mean all of them.
      return dates.ranges.length === 0 && /\w/.test(text) ? fault('order') : value(dates.ranges)
    },
    understood: (text) => {
      const { ranges, outside } = readDates(text, range) ?? { ranges: [], outside: [] }
      const said = shortDates(ranges, words.yearly)
      const left = said.length - MOST_SAID
      return said.length === 0
        ? ''
        : [
            words.understood(said.slice(0, MOST_SAID).join(', '), left),
            ...(outside.length > 0 ? [words.outside(outside.join(', '), outside.length)] : []),
          ].join(' ')
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
