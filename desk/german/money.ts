import { readNumber } from './german'

/** What is wrong with what somebody typed. */
export type NumberProblem = 'nonsense' | 'negative' | 'tooFine' | 'tooHigh'

/** Hundredths of a field's unit (cents, basis points); null if nothing is typed or there is a problem. */
export type Hundredths = { value: number | null; problem: NumberProblem | null }

/** `24,50 € / Std.`, `24,50 EUR pro Stunde`, `850,–`: what people write behind an amount. */
const BEHIND = /(?:\s*(?:\/|je|pro)\s*(?:h|std\.?|stunde|monat|mon\.))$/iu
const CURRENCY = /eur(?:o)?(?![a-z])/giu
const NO_CENTS = /,[-–—]+\s*(?=€?\s*$)/u

/** Reads hundredths of whatever a field counts; at most two decimals, none of them rounded away. */
export function readHundredths(text: string, limit: number): Hundredths {
  const bare = text.trim().replace(BEHIND, '').replace(CURRENCY, '').replace(NO_CENTS, '')
  const typed = readNumber(bare)
  switch (typed.kind) {
    case 'empty':
      return { value: null, problem: null }
    case 'nonsense':
      return { value: null, problem: /^[-–−]\s*\d/u.test(bare) ? 'negative' : 'nonsense' }
    case 'number': {
      const exact = typed.value * 100
      const value = Math.round(exact)
      if (value > limit) {
        return { value: null, problem: 'tooHigh' }
      }
      // A double holds a number of this size so well that two decimals miss the whole by far less.
      return Math.abs(exact - value) > 1e-6 ? { value: null, problem: 'tooFine' } : { value, problem: null }
    }
  }
}

const euros = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' })
const percents = new Intl.NumberFormat('de-DE', { style: 'percent', maximumFractionDigits: 2 })

/** `1.234,50 €` */
export function formatCents(cents: number): string {
  return euros.format(cents / 100)
}

/** `12,5 %` of a share of 0.125, with a space that does not break. */
export function formatShare(share: number): string {
  return percents.format(share)
}
