import { rowsOf } from '@/desk/fields/rows'
import { exampleRooms, type RoomRow, reckonCleaning } from './cleaning'
import { requestText, shownHours } from './texts'

const room = (area: string, rate: string, turn = '5 week'): RoomRow => {
  const [times = '', per = ''] = turn.split(' ')
  return { name: 'Büro', area, rate, times, per }
}
const reckoned = (...rooms: RoomRow[]) => reckonCleaning(rowsOf(rooms).rows)

test('the question on the page of the service: 1,000 m² at 200 are 5 hours, 25 a week and 1,300 a year', () => {
  const { total } = reckoned(room('1.000', '200'))
  expect(total).toEqual({ visit: 5, week: 25, month: 1300 / 12, year: 1300 })
})

test.each([
  ['7 week', 364],
  ['1 week', 52],
  ['14 week', 728],
  ['2 month', 24],
  ['4 year', 4],
  ['1 year', 1],
])('an hour, %s', (turn, year) => {
  const { total } = reckoned(room('100', '100', turn))
  expect(total.year).toBe(year)
  expect(total.week).toBeCloseTo(year / 52, 10)
  expect(total.month).toBeCloseTo(year / 12, 10)
})

test.each([
  ['', '200', 'area', 'empty'],
  ['abc', '200', 'area', 'nonsense'],
  ['-5', '200', 'area', 'negative'],
  ['0,5', '200', 'area', 'small'],
  ['2.000.000', '200', 'area', 'large'],
  ['100', '0', 'rate', 'small'],
  ['100', 'viel', 'rate', 'nonsense'],
] as const)('nothing comes of %j m² at %j, and it is said', (area, rate, field, fault) => {
  const { rooms, total, incomplete, faults } = reckoned(room(area, rate), room('100', '100', '1 week'))
  expect(faults.get(1)).toEqual({ [field]: fault })
  expect([rooms.length, incomplete]).toEqual([1, 1])
  // The other row counts all the same.
  expect(total.year).toBe(52)
})

test('German numbers and units', () => {
  expect(reckoned(room('1.250,5\u00a0m²', '250,1 qm')).total.visit).toBe(5)
})

test('the example by hand: 5 + 1 + 1 + 0.5 hours on five days, 0.8 on one, 3 of glass four times a year', () => {
  const { total } = reckoned(...exampleRooms)
  expect(total.week).toBeCloseTo(7.5 * 5 + 0.8 + 12 / 52, 10)
})

test.each([
  [0.333, '0,33'],
  [3.467, '3,5'],
  [38.3, '38,3'],
  [1991.6, '1.992'],
])('%d hours are shown as %s', (hours, shown) => {
  expect(shownHours(hours)).toBe(shown)
})

test('the request, in words', () => {
  const lines = requestText(
    reckoned(room('1.000', '200'), { ...room('150', '50', '4 year'), name: ' ' }, room('', '9')),
  )
  expect(lines.replaceAll('\u00a0', ' ').split('\n')).toEqual([
    'Reinigung, Planung von der Website:',
    '– Büro: 1.000 m², 5-mal in der Woche, angenommen 200 m² je Stunde',
    '– Raumart 2: 150 m², 4-mal in einem Jahr, angenommen 50 m² je Stunde',
    '1 Raumart ist unvollständig und nicht gerechnet.',
    'Zusammen 25,2 Stunden in der Woche, 109 im Monat, 1.312 im Jahr mit 52 Wochen',
  ])
})
