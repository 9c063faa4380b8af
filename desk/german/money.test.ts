import fc from 'fast-check'
import { FIELD_LIMITS } from '@/desk/offers/offers'
import { formatCents, formatShare, type NumberProblem, readHundredths } from './money'

const { rate: RATE_LIMIT, night: SURCHARGE_LIMIT, monthly: SUM_LIMIT } = FIELD_LIMITS

it.each<[text: string, cents: number]>([
  ['24,50', 2450],
  ['24.5', 2450],
  ['24', 2400],
  ['1.234,5', 123_450],
  ['1.234', 123_400],
  ['0', 0],
  ['0,01', 1],
  [' 24,50 € ', 2450],
  ['24,50 €/h', 2450],
  ['24,50 EUR pro Stunde', 2450],
  ['24,50 Euro / Std.', 2450],
  ['850,– €', 85_000],
  ['850,-', 85_000],
  ['999.999,99', 99_999_999],
])('reads %j as %d cents', (text, value) => {
  expect(readHundredths(text, SUM_LIMIT)).toEqual({ value, problem: null })
})

it.each<[text: string, problem: NumberProblem]>([
  ['vierundzwanzig', 'nonsense'],
  ['24,50,00', 'nonsense'],
  ['24-26', 'nonsense'],
  ['-5', 'negative'],
  ['− 5,00', 'negative'],
  ['24,505', 'tooFine'],
  ['0,001', 'tooFine'],
  ['1000', 'tooHigh'],
  ['24.500', 'tooHigh'],
  ['99999999999999999999', 'tooHigh'],
])('names what is wrong with the rate %j: %s', (text, problem) => {
  expect(readHundredths(text, RATE_LIMIT)).toEqual({ value: null, problem })
})

it.each(['', '   ', '€', ' EUR '])('takes %j for an empty field', (text) => {
  expect(readHundredths(text, RATE_LIMIT)).toEqual({ value: null, problem: null })
})

it('takes up to 300 per cent', () => {
  expect(readHundredths('300 %', SURCHARGE_LIMIT)).toEqual({ value: 30_000, problem: null })
  expect(readHundredths('12,5', SURCHARGE_LIMIT)).toEqual({ value: 1250, problem: null })
  expect(readHundredths('300,01', SURCHARGE_LIMIT)).toEqual({ value: null, problem: 'tooHigh' })
  expect(readHundredths('900 %', SURCHARGE_LIMIT)).toEqual({ value: null, problem: 'tooHigh' })
})

it('shows amounts in the German way', () => {
  expect(formatCents(123_456_789)).toBe('1.234.567,89\u00a0€')
  expect(formatShare(0.125)).toBe('12,5\u00a0%')
})

it('reads what it shows', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: SUM_LIMIT }), (value) => {
      expect(readHundredths(formatCents(value), SUM_LIMIT)).toEqual({ value, problem: null })
    }),
  )
  fc.assert(
    fc.property(fc.integer({ min: 0, max: SURCHARGE_LIMIT }), (value) => {
      expect(readHundredths(formatShare(value / 10_000), SURCHARGE_LIMIT)).toEqual({ value, problem: null })
    }),
  )
})

it('reads or names whatever is typed', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { value, problem } = readHundredths(text, RATE_LIMIT)
      expect(value === null || problem === null).toBe(true)
    }),
  )
})
