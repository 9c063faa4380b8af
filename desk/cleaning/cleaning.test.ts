import { type CleaningDraft, reinigung, type Visits, visitKinds } from '@/content/planning/reinigung'
import { errorOf } from '@/desk/fields/planner'
import { cleaning, cleaningHours, cleaningOutcome, shownHours } from './cleaning'

const { faults } = reinigung
const draft = (area: string, rate: string, visits: Visits = 'w5') => ({ name: 'Büro', area, rate, visits })
const hoursOf = (...rows: CleaningDraft[]) => cleaningHours({ rows, options: {} })

test('the question on the page of the service: 1,000 m² at 200 are 5 hours, 25 a week and 1,300 a year', () => {
  const { total } = hoursOf(draft('1.000', '200'))
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
  const { total } = hoursOf(draft('100', '100', visits))
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
] as const)('nothing comes of %j m² at %j', (area, rate, areaFault, rateFault) => {
  const { rooms, total } = hoursOf(draft(area, rate), draft('100', '100', 'w1'))
  expect(errorOf(cleaning.fields.area, area)).toBe(areaFault ? faults.area[areaFault] : undefined)
  expect(errorOf(cleaning.fields.rate, rate)).toBe(rateFault ? faults.rate[rateFault] : undefined)
  expect(rooms).toHaveLength(1)
  // The other row counts all the same.
  expect(total.year).toBe(52)
})

test('German numbers and units', () => {
  expect(hoursOf(draft('1.250,5\u00a0m²', '250,1')).total.visit).toBe(5)
})

test('nothing at all is no hours', () => {
  expect(hoursOf().total).toEqual({ visit: 0, week: 0, month: 0, year: 0 })
})

test('the example by hand: 5 + 1 + 1 + 0.5 hours on five days, 0.8 on one', () => {
  const { total } = cleaningHours(cleaning.example)
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

test('the outcome of the example, in words', () => {
  const { figures, table, request } = cleaningOutcome(cleaning.example)
  expect(figures.map(({ value }) => value)).toEqual(['38,3', '1.992', '8,3'])
  expect(table).toMatchObject({
    rows: [
      { name: 'Büro', cells: ['5', '25', '108', '1.300'], bar: { length: 25 } },
      { cells: ['1', '5', '21,7', '260'] },
      {},
      {},
      { name: 'Treppenhaus', cells: ['0,8', '0,8', '3,5', '41,6'] },
    ],
    foot: { cells: ['8,3', '38,3', '166', '1.992'] },
  })
  expect(request?.lines.map((line) => line.replaceAll('\u00a0', ' '))).toEqual([
    '– Büro: 1.000 m², 5 Tage/Woche, angenommen 200 m² je Stunde',
    '– Flur und Lobby: 300 m², 5 Tage/Woche, angenommen 300 m² je Stunde',
    '– Sanitär: 60 m², 5 Tage/Woche, angenommen 60 m² je Stunde',
    '– Teeküche: 40 m², 5 Tage/Woche, angenommen 80 m² je Stunde',
    '– Treppenhaus: 120 m², 1 Tag/Woche, angenommen 150 m² je Stunde',
    'Zusammen 38,3 Stunden in der Woche, 1.992 im Jahr (52 Wochen); ein Tag mit allen Raumarten: 8,3 Stunden',
  ])
})

test('a row without a name goes by its place; what cannot be counted is left out', () => {
  const rows = [draft('viel', '200'), { ...draft('100', '100'), name: ' ' }]
  expect(cleaningOutcome({ rows, options: {} }).request?.lines[0]).toMatch(/^– Raumart 2: 100 m²/)
  expect(cleaningOutcome({ rows: rows.slice(0, 1), options: {} }).request).toBeNull()
})
