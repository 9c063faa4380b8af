import type { DateRange } from '@/content/planning/days'
import type { Period } from '@/content/planning/types'

/** A month is so many parts, whatever its length: a day of it is a whole number of them (least common multiple of 28 to 31). */
export const MONTH_PARTS = 377_580

const DAY_MS = 86_400_000

/** First and last day of a period. */
export function rangeOf(period: Period): DateRange {
  return period.kind === 'year' ? { from: `${period.year}-01-01`, to: `${period.year}-12-31` } : period
}

/** Days on which shifts of a period may begin: of a year also the evening before, whose shift goes on into it. */
export function beginsOf(period: Period): DateRange {
  const { from, to } = rangeOf(period)
  return { from: period.kind === 'year' ? dayAfter(from, -1) : from, to }
}

/** Days of a period, its first and its last included. */
export function daysOf(period: Period): number {
  const { from, to } = rangeOf(period)
  return (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
}

/** Months of a period in `MONTH_PARTS`: of each month that it touches, as many of its days as lie in it. */
export function monthsOf(period: Period): number {
  const { from, to } = rangeOf(period)
  let parts = 0
  for (let first = from; first <= to; ) {
    const [year = 0, month = 0] = first.split('-').map(Number)
    const next = new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10)
    const length = new Date(Date.UTC(year, month, 0)).getUTCDate()
    const last = next > to ? Date.parse(to) + DAY_MS : Date.parse(next)
    parts += ((last - Date.parse(first)) / DAY_MS) * (MONTH_PARTS / length)
    first = next
  }
  return parts
}

/** A day so many days after another. */
export function dayAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10)
}

/** Of a day, counted from Monday: 0 to 6. */
export function weekdayOf(date: string): number {
  return (new Date(date).getUTCDay() + 6) % 7
}

/** The Monday of a day's week. */
export function mondayOf(date: string): string {
  return dayAfter(date, -weekdayOf(date))
}
