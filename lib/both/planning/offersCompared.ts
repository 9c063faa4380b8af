import { type Amounts, amountsOf, type OfferReading, readOffer } from './offers'
import type { Letter, OfferForm } from './offersKept'
import type { HoursTable } from './table'

/** How an offer's year stands beside the lowest; `alone`: there is no other to compare with. */
export type Standing =
  | { kind: 'alone' }
  | { kind: 'lowest' }
  | { kind: 'equal' }
  | { kind: 'more'; cents: number; basisPoints: number; than: Letter }

export type Compared = {
  form: OfferForm
  reading: OfferReading
  /** Null as long as the form gives no amount. */
  result: { amounts: Amounts; standing: Standing; shareOfHighest: number } | null
}

/** What all offers come to with the same hours, beside each other. */
export function compareOffers(offers: readonly OfferForm[], table: HoursTable): readonly Compared[] {
  const computed = offers.map((form) => {
    const reading = readOffer(form)
    return { form, reading, amounts: reading.offer && amountsOf(reading.offer, table) }
  })
  const years = computed.flatMap(({ form, amounts }) =>
    amounts === null ? [] : [{ letter: form.letter, cents: amounts.yearNet }],
  )
  const lowest = Math.min(...years.map(({ cents }) => cents))
  const highest = Math.max(...years.map(({ cents }) => cents))
  const cheapest = years.filter(({ cents }) => cents === lowest)
  const standingOf = ({ yearNet }: Amounts): Standing => {
    const [first] = cheapest
    if (first === undefined || years.length === 1) {
      return { kind: 'alone' }
    }
    if (yearNet > lowest) {
      const cents = yearNet - lowest
      return {
        kind: 'more',
        cents,
        basisPoints: lowest === 0 ? 0 : Math.round((cents / lowest) * 10_000),
        than: first.letter,
      }
    }
    return { kind: cheapest.length === 1 ? 'lowest' : 'equal' }
  }
  return computed.map(({ form, reading, amounts }) => ({
    form,
    reading,
    result: amounts && {
      amounts,
      standing: standingOf(amounts),
      shareOfHighest: highest === 0 ? 0 : amounts.yearNet / highest,
    },
  }))
}
