import { germanHours, germanNumber, readNumber } from './german'

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
  ['24,50 €', 24.5],
  ['€ 24,50', 24.5],
  ['900 %', 900],
  ['25\u00a0%', 25],
  ['40 h', 40],
  ['40 Std.', 40],
  ['40 std', 40],
  ['300 m²', 300],
  ['300m2', 300],
])('%s is %d', (text, value) => {
  expect(readNumber(text)).toEqual({ kind: 'number', value })
})

it.each(['', '  ', '\u00a0', '€', '%', 'h'])('%j is empty', (text) => {
  expect(readNumber(text)).toEqual({ kind: 'empty' })
})

it.each([
  '-3',
  '+3',
  'abc',
  '12a',
  '1e9',
  '0x10',
  '1,2,3',
  '1.23.4',
  '1.2345',
  '0.123',
  '12.34,5',
  '1.234.5',
  '5,',
  ',5',
  '1m23',
  '5€5',
  '5 % 5',
  '½',
  '٣',
  'Infinity',
  'NaN',
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
