import { comparison } from '@/content/planning/comparison'
import { type Fields, readRecord, type Texts } from '@/desk/fields/field'
import { type OfferTexts, offerFields, perCent, perHour } from './record'

const { check } = comparison

/** Euros of an hour; per cents of them. */
export type CounterCheck = { wage: number; onCosts: number }

export const checkFields: Fields<CounterCheck> = {
  wage: perHour(check.wage),
  onCosts: perCent(check.onCosts),
}
export const noCheck: Texts<CounterCheck> = { wage: '', onCosts: '' }

/** The lowest rate of an offer without surcharges, in cents; null where none can be read. */
function lowestRate(texts: OfferTexts): number | null {
  const typed = texts.price === 'cells' ? [texts.weekdayDay] : [texts.rate, ...Object.values(texts.rates)]
  const rates = typed.flatMap((text) => {
    const read = offerFields.rate.read(text)
    return read.kind === 'value' ? Math.round(read.value * 100) : []
  })
  return rates.length === 0 ? null : Math.min(...rates)
}

/** What of an offer's lowest rate is left beside wage and on-costs, in cents: less than nothing where it covers neither. */
export function leftOf(texts: OfferTexts, check: Texts<CounterCheck>): { rate: number; left: number } | null {
  const [rate, { record }] = [lowestRate(texts), readRecord(checkFields, check)]
  return rate === null || record === null
    ? null
    : { rate, left: rate - Math.round(record.wage * (100 + record.onCosts)) }
}
