import fc from 'fast-check'
import { daysOf, MONTH_PARTS, mondayOf, monthsOf } from './period'

const range = (from: string, to: string) => ({ kind: 'range', from, to }) as const

it.each([
  [{ kind: 'year', year: 2027 } as const, 365, 12],
  [{ kind: 'year', year: 2028 } as const, 366, 12],
  [range('2027-06-01', '2027-06-30'), 30, 1],
  [range('2028-02-01', '2028-02-29'), 29, 1],
  [range('2027-06-11', '2027-06-13'), 3, 3 / 30],
  [range('2027-11-22', '2027-12-22'), 31, 9 / 30 + 22 / 31],
  [range('2027-01-01', '2029-12-31'), 365 + 366 + 365, 36],
  [range('2027-03-28', '2027-03-28'), 1, 1 / 31],
])('%j has %d days and %d months', (period, days, months) => {
  expect(daysOf(period)).toBe(days)
  expect(monthsOf(period) / MONTH_PARTS).toBeCloseTo(months, 10)
})

it('is whole parts, and as many for two periods as for both in one', () => {
  const day = fc.date({ min: new Date('2026-01-01'), max: new Date('2034-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(day, fc.nat(900), fc.nat(900), (first, one, other) => {
      const at = (days: number) => new Date(first.getTime() + days * 86_400_000).toISOString().slice(0, 10)
      const whole = monthsOf(range(at(0), at(one + 1 + other)))
      expect(Number.isInteger(whole)).toBe(true)
      expect(monthsOf(range(at(0), at(one))) + monthsOf(range(at(one + 1), at(one + 1 + other)))).toBe(whole)
    }),
  )
})

it.each([
  ['2027-06-07', '2027-06-07'],
  ['2027-06-13', '2027-06-07'],
  ['2027-01-01', '2026-12-28'],
])('%s lies in the week of %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday)
})
