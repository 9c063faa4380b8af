import { reinigung, type Visits, visitKinds } from '@/content/planning/reinigung'
import { cleaningHours, shownHours } from './cleaning'

const draft = (area: string, rate: string, visits: Visits = 'w5') => ({ name: 'Büro', area, rate, visits })

test('the question on the page of the service: 1,000 m² at 200 are 5 hours, 25 a week and 1,300 a year', () => {
  const { total } = cleaningHours([draft('1.000', '200')])
  expect(total).toEqual({ visit: 5, week: 25, month: 1300 / 12, year: 1300 })
})

test.each([
  ['w7', 364, 7],
  ['w6', 312, 6],
  ['w5', 260, 5],
  ['w4', 208, 4],
  ['w3', 156, 3],
  ['w2', 104, 2],
  ['w1', 52, 1],
  ['m2', 24, 24 / 52],
  ['m1', 12, 12 / 52],
] as const)('an hour, %s', (visits, year, week) => {
  const { total } = cleaningHours([draft('100', '100', visits)])
  expect(total.year).toBe(year)
  expect(total.week).toBeCloseTo(week, 10)
  expect(total.month).toBeCloseTo(year / 12, 10)
})

test('every choice is tried', () => {
  expect(visitKinds).toHaveLength(9)
})

test.each([
  ['', '200', null, null],
  ['abc', '200', 'nonsense', null],
  ['-5', '200', 'nonsense', null],
  ['0', '200', 'small', null],
  ['0,5', '200', 'small', null],
  ['2.000.000', '200', 'large', null],
  ['100', '', null, null],
  ['100', '0', null, 'small'],
  ['100', 'viel', null, 'nonsense'],
  ['100', '99.999', null, 'large'],
])('nothing comes of %j m² at %j', (area, rate, areaFault, rateFault) => {
  const { rows, total } = cleaningHours([draft(area, rate), draft('100', '100', 'w1')])
  expect(rows[0]).toMatchObject({ area: { fault: areaFault }, rate: { fault: rateFault }, hours: null })
  // The other row counts all the same.
  expect(total.year).toBe(52)
})

test('German numbers and units', () => {
  expect(cleaningHours([draft('1.250,5\u00a0m²', '250,1')]).total.visit).toBe(5)
})

test('nothing at all is no hours', () => {
  expect(cleaningHours([]).total).toEqual({ visit: 0, week: 0, month: 0, year: 0 })
})

test('the example by hand: 5 + 1 + 1 + 0.5 hours on five days, 0.8 on one', () => {
  const { total } = cleaningHours(reinigung.example)
  expect(total.visit).toBeCloseTo(8.3, 10)
  expect(total.week).toBeCloseTo(7.5 * 5 + 0.8, 10)
})

test.each([
  [0.333, '0,33'],
  [3.467, '3,5'],
  [38.3, '38,3'],
  [1991.6, '1.992'],
])('%d hours are shown as %s', (hours, shown) => {
  expect(shownHours(hours)).toBe(shown)
})
