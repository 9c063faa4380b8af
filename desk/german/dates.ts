import type { DateRange } from '@/content/planning/days'

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

const DAY = /^(\d{1,2})\.(\d{1,2})\.?(\d{4}|\d{2})?$/

/**
 * Days as people write them: `1.5.–30.9.`, `24.12.2027; 31.12.27`. Null for anything else, and for a range that ends before it
 * begins.
 * @param year of days that name none; what begins in autumn and ends in spring ends in the year after
 */
export function readDates(text: string, year: number): DateRange[] | null {
  const ranges = text
    .split(/[,;\n]|\sund\s/)
    .map((part) => part.replace(/\s/g, ''))
    .filter((part) => part !== '')
    .map((part) => readRange(part, year))
  return ranges.every((range) => range !== null) ? ranges : null
}

function readRange(text: string, year: number): DateRange | null {
  const [first = '', last = first, ...more] = text.split(/[-–—]|bis/)
  const [from, to] = [first.match(DAY), last.match(DAY)]
  if (from === null || to === null || more.length > 0) {
    return null
  }
  const end = dateIn(to, year)
  const begin = dateIn(from, Number(end.slice(0, 4)))
  // A year that was typed stays.
  const range = { from: begin, to: begin > end ? dateIn(to, Number(begin.slice(0, 4)) + 1) : end }
  return dateOf(range.from) !== null && dateOf(range.to) !== null && range.from <= range.to ? range : null
}

function dateIn([, day = '', month = '', typed]: RegExpMatchArray, year: number): string {
  const full = typed === undefined ? String(year) : typed.padStart(4, '20')
  return `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
