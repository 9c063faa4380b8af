import fc from 'fast-check'
import { type DateRange, weekdays } from '@/content/planning/days'
import type { Post } from '@/content/planning/post'
import { nightStarts, type Period, type Plan, sundaySpans } from '@/content/planning/types'
import { clockText } from '@/desk/german/clock'
import { dayAfter, daysOf, rangeOf } from '@/desk/time/period'

/** As far as the clock of `reckon.py` goes. */
const YEARS = { first: 2026, last: 2035 }
const FIRST_DAY = `${YEARS.first}-01-01`
const LAST_DAY = `${YEARS.last}-12-31`
const QUARTERS = 24 * 4
const year = fc.integer({ min: YEARS.first, max: YEARS.last })

/** So many days from a day on, as far as years go that can be planned. */
function rangeFrom(first: string, days: number): DateRange {
  const within = (date: string) => (date < FIRST_DAY ? FIRST_DAY : date > LAST_DAY ? LAST_DAY : date)
  return { from: within(first), to: within(dayAfter(first, days - 1)) }
}

function rangePeriod(first: string, days: number): Period {
  return { kind: 'range', ...rangeFrom(first, days) }
}

const wholeYear = year.map((each): Period => ({ kind: 'year', year: each }))

/** A day to three years. */
const anyRange = fc
  .tuple(year, fc.nat(364), fc.oneof(fc.integer({ min: 1, max: 31 }), fc.integer({ min: 1, max: 1096 })))
  .map(([of, day, days]) => rangePeriod(dayAfter(`${of}-01-01`, day), days))

/** Some days around the last Sunday of March or October. */
const rangeAtChange = fc
  .tuple(year, fc.constantFrom(3, 10), fc.nat(3), fc.integer({ min: 1, max: 7 }))
  .map(([of, month, before, days]) => {
    const monthEnd = new Date(Date.UTC(of, month, 0))
    const sunday = dayAfter(monthEnd.toISOString().slice(0, 10), -monthEnd.getUTCDay())
    return rangePeriod(dayAfter(sunday, -before), days)
  })

const period = fc.oneof(wholeYear, anyRange, rangeAtChange)

/** In quarters of an hour; those around three in the morning, where clocks change, come more often. */
const start = fc.oneof(fc.nat(QUARTERS - 1), fc.integer({ min: 6, max: 14 }))
const end = fc.oneof(fc.nat(QUARTERS), fc.integer({ min: 6, max: 14 }))

/** Single days and ranges, some of them partly or wholly outside of the period; the day before it comes more often. */
function datesAround(of: Period) {
  const length = daysOf(of)
  const offset = fc.oneof(
    { weight: 1, arbitrary: fc.constant(-1) },
    { weight: 4, arbitrary: fc.integer({ min: -20, max: length + 20 }) },
  )
  const days = fc.oneof(fc.constant(1), fc.integer({ min: 1, max: Math.max(40, Math.round(length / 2)) }))
  return fc.array(
    fc.tuple(offset, days).map(([at, count]) => rangeFrom(dayAfter(rangeOf(of).from, at), count)),
    { minLength: 1, maxLength: 4 },
  )
}

function postIn(of: Period) {
  const fields = {
    days: fc.subarray([...weekdays], { minLength: 1 }),
    from: start.map((quarter) => clockText(quarter * 15)),
    to: end.map((quarter) => clockText(quarter * 15)),
    people: fc.integer({ min: 1, max: 99 }),
    name: fc.constantFrom('Pforte', 'Tor', 'Zelt & Bühne', '100 %', '__proto__'),
  }
  return fc.oneof(
    { weight: 2, arbitrary: fc.record<Post>(fields) },
    {
      weight: 1,
      arbitrary: fc.record<Post>({ ...fields, dates: datesAround(of), onCall: fc.boolean() }),
    },
  )
}

export const plans = period.chain((of) =>
  fc.record<Plan>({
    land: fc.constantFrom('HE', 'RP'),
    period: fc.constant(of),
    night: fc.constantFrom(...nightStarts),
    sunday: fc.constantFrom(...sundaySpans),
    posts: fc.array(postIn(of), { minLength: 1, maxLength: 6 }),
  }),
)
