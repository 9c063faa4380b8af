import type { DateRange } from '@/content/planning/days'
import { dayAfter } from '@/desk/time/period'

/** Years that can be planned: what lies outside is a slip of the pen. */
export const YEARS = { first: 2026, last: 2099 } as const

/** A year that can be planned. */
export function yearOf(value: string): number | null {
  const year = /^\d{4}$/.test(value) ? Number(value) : 0
  return year >= YEARS.first && year <= YEARS.last ? year : null
}

/** Whether a text is a day that exists: `2027-02-29` is none. */
function exists(date: string): boolean {
  return !Number.isNaN(Date.parse(date)) && new Date(date).toISOString().startsWith(date)
}

/** A day that exists (`2027-05-01`), of the years that can be planned. */
export function dateOf(value: string): string | null {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value) && exists(value)
  return isDay && yearOf(value.slice(0, 4)) !== null ? value : null
}

/** `12.06.2027` */
export function dateText(date: string): string {
  return date.split('-').reverse().join('.')
}

/** `12.06.2027`, where the visitor is. Never in what the server writes: it knows the day of the build. */
export function today(): string {
  return new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium' }).format(new Date())
}

/** `01.05.2027–30.09.2027, 03.10.2027` */
export function datesText(ranges: readonly DateRange[]): string {
  return ranges
    .map(({ from, to }) => (from === to ? dateText(from) : `${dateText(from)}–${dateText(to)}`))
    .join(', ')
}

/** `1.5.` */
function dayText(date: string): string {
  const [, month, day] = date.split('-').map(Number)
  return `${day}.${month}.`
}

/** `1.5.–30.9.`; what lies in several years needs them. */
function shortText({ from, to }: DateRange): string {
  return from === to ? dayText(from) : `${dayText(from)}–${dayText(to)}`
}

const yearIn = (date: string) => Number(date.slice(0, 4))

/** So often the same days come back until they are said once. */
const LEAST_YEARS = 3

/**
 * Short, for reading: `1.5.–30.9.2027`, `23.12.2027–11.1.2028`. What comes back each year is said once.
 * @param yearly `1.5.–30.9.`, first and last year
 */
export function shortDates(
  ranges: readonly DateRange[],
  yearly: (days: string, first: number, last: number) => string,
): string[] {
  return ranges.flatMap((range) => {
    const { from, to } = range
    const years = yearIn(to) - yearIn(from)
    const alike = ranges.filter(
      (each) =>
        each.from.slice(4) === from.slice(4) &&
        each.to.slice(4) === to.slice(4) &&
        yearIn(each.to) - yearIn(each.from) === years,
    )
    const [first, last] = [yearIn(alike[0]?.from ?? from), yearIn(alike.at(-1)?.from ?? from)]
    if (alike.length >= LEAST_YEARS && last - first === alike.length - 1) {
      return range === alike[0] ? yearly(shortText(range), first, last) : []
    }
    return years === 0
      ? `${shortText(range)}${yearIn(from)}`
      : `${dayText(from)}${yearIn(from)}–${dayText(to)}${yearIn(to)}`
  })
}

/** A day as it was typed, and the last one that it may mean, where it is a month; without a year it is one of every year. */
type Typed = { month: number; day: number; last: number; year: number | null }

/** `1.5.`, `01.05.2027`, `1. Mai 27`, `Mai`, without spaces. */
const TYPED = /^(?:(\d{1,2})\.)?(?:(\d{1,2})|([a-zä]{3,9}))\.?(\d{4}|\d{2})?$/i
const ISO = /(\d{4})-(\d{2})-(\d{2})/g
const EXCEPT = /\bau(?:ß|ss)er\b/i
/** Has all days that there are. */
const LEAP_YEAR = 2028
const monthName = new Intl.DateTimeFormat('de-DE', { month: 'long', timeZone: 'UTC' })
const months = Array.from({ length: 12 }, (_, at) =>
  monthName.format(Date.UTC(LEAP_YEAR, at, 15)).toLowerCase(),
)

function padded(number: number): string {
  return String(number).padStart(2, '0')
}

/** What was read of days. `outside`: what has not a day in the period, as it was typed. */
export type ReadDates = { ranges: DateRange[]; outside: string[] }

/**
 * Days as people write them: `1.5.–30.9.`, `24.12.2027; 31.12.27`, `Mai bis Oktober`, `außer 24.12.`. Without a year they are those of
 * every year of the period; what lies partly in it is cut. Null for anything else, and for a range that ends before it begins.
 */
export function readDates(text: string, period: DateRange): ReadDates | null {
  const [only, except, ...more] = text
    .replace(ISO, '$3.$2.$1')
    .split(EXCEPT)
    .map((part) => readParts(part, period))
  if (!only || except === null || except?.length === 0 || more.length > 0) {
    return null
  }
  const among = except && only.length === 0 ? [period] : only.flatMap(({ ranges }) => ranges)
  const without = (except ?? []).flatMap(({ ranges }) => ranges).reduce(leaveOut, among)
  return {
    ranges: without.sort((a, b) => (a.from < b.from ? -1 : 1)),
    outside: [...only, ...(except ?? [])].flatMap(({ typed, ranges }) => (ranges.length === 0 ? typed : [])),
  }
}

function leaveOut(ranges: readonly DateRange[], { from, to }: DateRange): DateRange[] {
  return ranges.flatMap((range) =>
    [
      { from: range.from, to: dayAfter(from, -1) },
      { from: dayAfter(to, 1), to: range.to },
    ].flatMap((side) => within(range, side)),
  )
}

/** What of a range lies in another. */
function within(range: DateRange, { from, to }: DateRange): DateRange[] {
  const cut = { from: range.from > from ? range.from : from, to: range.to < to ? range.to : to }
  return cut.from <= cut.to ? [cut] : []
}

function readParts(text: string, period: DateRange): { typed: string; ranges: DateRange[] }[] | null {
  const parts = text
    .split(/[,;\n]|\sund\s/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((typed) => ({ typed, ranges: readRange(typed.replace(/\s/g, ''), period) }))
  return parts.every((part): part is { typed: string; ranges: DateRange[] } => part.ranges !== null)
    ? parts
    : null
}

function readRange(text: string, period: DateRange): DateRange[] | null {
  const [first = '', second = first, ...more] = text.split(/[-–—]|bis/)
  const [from, to] = [readDay(first), readDay(second)]
  if (from === null || to === null || more.length > 0) {
    return null
  }
  // What begins in autumn and ends in spring ends in the year after.
  const later = to.month - from.month || to.last - from.day
  const over = later < 0 ? 1 : 0
  const year = from.year ?? (to.year === null ? null : to.year - over)
  const [begin, end] = year === null ? [yearIn(period.from) - over, yearIn(period.to)] : [year, year]
  const ranges = Array.from({ length: end - begin + 1 }, (_, at) => {
    const [first, last] = [begin + at, to.year ?? begin + at + over]
    return {
      from: dayIn(first, from.month, from.day) ?? `${first}-03-01`,
      to: dayIn(last, to.month, to.last) ?? `${last}-02-28`,
    }
  }).filter((range) => range.from <= range.to)
  return year !== null && ranges.length === 0 ? null : ranges.flatMap((range) => within(range, period))
}

function readDay(text: string): Typed | null {
  const [, day, number, name, typedYear] = text.match(TYPED) ?? []
  const month =
    name === undefined ? Number(number) : months.findIndex((each) => each.startsWith(name.toLowerCase())) + 1
  const year = typedYear === undefined ? null : yearOf(typedYear.padStart(4, '20'))
  const isMonth = day === undefined
  const last = isMonth ? new Date(Date.UTC(LEAP_YEAR, month, 0)).getUTCDate() : Number(day)
  const isDay = !(isMonth && name === undefined) && dayIn(LEAP_YEAR, month, last) !== null
  const isYear = (year === null) === (typedYear === undefined)
  return isDay && isYear ? { month, day: isMonth ? 1 : last, last, year } : null
}

function dayIn(year: number, month: number, day: number): string | null {
  const date = `${year}-${padded(month)}-${padded(day)}`
  return exists(date) ? date : null
}
