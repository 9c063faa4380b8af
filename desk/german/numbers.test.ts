import fc from 'fast-check'
import { formatCents, formatShare, germanHours, germanNumber, readNumber, type Unit } from './numbers'

it.each([
  ['24,50', 24.5],
  ['1.234,5', 1234.5],
  ['1.234', 1234],
  ['1.234.567,89', 1_234_567.89],
  ['1234,5', 1234.5],
  ['1.5', 1.5],
  ['24.50', 24.5],
  ['0', 0],
  ['0,5', 0.5],
  ['0.5', 0.5],
  ['007', 7],
  [' 12 ', 12],
  ['1 234,50', 1234.5],
  ['1\u202f234', 1234],
  [',5', 0.5],
  ['１２', 12],
  ['850,–', 850],
])('%s is %d', (text, value) => {
  expect(readNumber(text)).toEqual({ kind: 'number', value })
})

it.each<[string, Unit, number]>([
  ['24,50 €', '€', 24.5],
  ['€ 24,50', '€', 24.5],
  ['24,50 €/h', '€', 24.5],
  ['24,50 EUR pro Stunde', '€', 24.5],
  ['24,50 Euro / Std.', '€', 24.5],
  ['850,– €', '€', 850],
  ['900 %', '%', 900],
  ['25\u00a0%', '%', 25],
  ['40 h', 'Std.', 40],
  ['40 Std.', 'Std.', 40],
  ['300 m²', 'm²', 300],
  ['300m2', 'm²', 300],
  ['28 Tage', 'Tage', 28],
])('%s in %s is %d', (text, unit, value) => {
  expect(readNumber(text, unit)).toEqual({ kind: 'number', value })
})

it.each(['', '  ', '\u00a0', '€', ' EUR '])('%j is empty', (text) => {
  expect(readNumber(text, '€')).toEqual({ kind: 'empty' })
})

it.each(['-3', '− 5,00', '–2'])('%s is negative', (text) => {
  expect(readNumber(text)).toEqual({ kind: 'negative' })
})

it('takes the unit of its field only', () => {
  expect(readNumber('24,50 %', '€')).toEqual({ kind: 'nonsense' })
  expect(readNumber('24,50 €', '%')).toEqual({ kind: 'nonsense' })
})

it('reads the amounts that it shows', () => {
  expect(formatCents(123_456_789)).toBe('1.234.567,89\u00a0€')
  expect(formatShare(0.125)).toBe('12,5\u00a0%')
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (cents) => {
      expect(readNumber(formatCents(cents), '€')).toEqual({ kind: 'number', value: cents / 100 })
    }),
  )
})

it.each([
  ...'+3 abc 12a 1e9 0x10 1,2,3 1.23.4 1.2345 0.123 12.34,5 1.234.5 5, 1m23 5€5 ½ ٣ Infinity NaN'.split(' '),
  '5 % 5',
  '9'.repeat(400),
])('%.20s is nonsense', (text) => {
  expect(readNumber(text)).toEqual({ kind: 'nonsense' })
})

it.each([
  [5712, 0, '5.712'],
  [163.5, 1, '163,5'],
  [163, 1, '163'],
  [4.9951, 1, '5'],
  [1743.142857, 2, '1.743,14'],
])('%d with at most %d decimals is %s', (value, decimals, text) => {
  expect(germanNumber(value, decimals)).toBe(text)
})

it.each([
  [0, '0'],
  [15, '0,25'],
  [90, '1,5'],
  [8760 * 60, '8.760'],
])('%d minutes are %s hours', (minutes, text) => {
  expect(germanHours(minutes)).toBe(text)
})
