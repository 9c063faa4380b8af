import { readNumber } from './german'

/** What is wrong with what somebody typed into a field of an offer. */
export type NumberProblem = 'nonsense' | 'negative' | 'tooFine' | 'tooHigh'

/** What a field gives: hundredths of its unit (cents, basis points), or what is wrong with it. */
export type Hundredths =
  | { kind: 'empty' }
  | { kind: 'value'; value: number }
  | { kind: 'problem'; problem: NumberProblem }

/** Highest values that fields take, in hundredths: 999,99 € an hour, 999.999,99 € a month, 300 %. */
export const RATE_LIMIT = 99_999
export const SUM_LIMIT = 99_999_999
export const SURCHARGE_LIMIT = 30_000

/** `24,50 € / Std.`, `24,50 EUR pro Stunde`, `850,–`: what people write behind an amount. */
const BEHIND = /(?:\s*(?:\/|je|pro)\s*(?:h|std\.?|stunde|monat|mon\.))$/iu
const CURRENCY = /eur(?:o)?(?![a-z])/giu
const NO_CENTS = /,[-–—]+\s*(?=€?\s*$)/u

/** Reads an amount of euros as whole cents. */
export function readMoney(text: string, limit: number): Hundredths {
  return readHundredths(text.trim().replace(BEHIND, '').replace(CURRENCY, '').replace(NO_CENTS, ''), limit)
}

/** Reads hundredths of whatever the field counts; at most two decimals, none of them rounded away. */
export function readHundredths(text: string, limit: number): Hundredths {
  if (/^\s*[-–−]\s*\d/u.test(text)) {
    return { kind: 'problem', problem: 'negative' }
  }
  const typed = readNumber(text)
  switch (typed.kind) {
    case 'empty':
      return typed
    case 'nonsense':
      return { kind: 'problem', problem: 'nonsense' }
    case 'number': {
      const exact = typed.value * 100
      const value = Math.round(exact)
      if (value > limit) {
        return { kind: 'problem', problem: 'tooHigh' }
      }
      // A double holds a number of this size so well that two decimals miss the whole by far less.
      return Math.abs(exact - value) > 1e-6
        ? { kind: 'problem', problem: 'tooFine' }
        : { kind: 'value', value }
    }
  }
}

const euros = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' })
const percents = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 })

/** `1.234,50 €` */
export function formatCents(cents: number): string {
  return euros.format(cents / 100)
}

/** `12,5\u00a0%` */
export function formatBasisPoints(basisPoints: number): string {
  return `${percents.format(basisPoints / 100)}\u00a0%`
}
