import { comparison } from '@/content/planning/kostenVergleich'
import { formatBasisPoints, formatCents } from './money'
import type { SurchargeKind } from './offers'
import type { Standing } from './offersCompared'
import type { OfferForm } from './offersKept'

/** Its own name, or its letter. */
export function nameOf({ name, letter }: Pick<OfferForm, 'name' | 'letter'>): string {
  return name.trim() || comparison.offer(letter)
}

/** `Nacht, Sonntag und Feiertag` */
export function listOf(kinds: readonly SurchargeKind[]): string {
  const words = kinds.map((kind) => comparison.fields[kind])
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')}${comparison.and}${last}`
}

/** How an offer's year stands beside the lowest, in words; empty if there is none to compare with. */
export function standingInWords(standing: Standing, offers: readonly OfferForm[]): string {
  switch (standing.kind) {
    case 'alone':
      return ''
    case 'lowest':
      return comparison.result.cheapest
    case 'equal':
      return comparison.result.equal
    case 'more': {
      const than = offers.find(({ letter }) => letter === standing.than)
      return comparison.result.more(
        formatCents(standing.cents),
        formatBasisPoints(standing.basisPoints),
        than === undefined ? comparison.offer(standing.than) : nameOf(than),
      )
    }
  }
}
