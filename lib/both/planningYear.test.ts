import { planningYear } from './planningYear'

it.each([
  ['2026-11-28', 2027],
  ['2027-01-01', 2027],
  ['2027-09-30', 2027],
  ['2027-10-01', 2028],
  ['2028-03-01', 2028],
])('on %s one plans for %s', (day, year) => {
  expect(planningYear(new Date(day))).toBe(year)
})
