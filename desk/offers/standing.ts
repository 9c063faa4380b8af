import { comparison } from '@/content/planning/comparison'
import type { Row } from '@/desk/fields/rows'
import type { Billed } from './amounts'
import { type OfferReading, type OfferTexts, readOffer } from './record'

/** An offer compared with the lowest. */
type Standing = { kind: 'lowest' | 'equal' } | { kind: 'more'; cents: number; share: number }

export type Compared = {
  texts: Row<OfferTexts>
  /** Its own name, or its letter. */
  title: string
  reading: OfferReading
  /** Null if there is nothing to compare with, or something that counts is missing in one of them. */
  standing: Standing | null
}

function titleOf({ name }: Pick<OfferTexts, 'name'>, index: number): string {
  return name.trim() || (comparison.unnamed[index] ?? '')
}

/** Whether an offer that is begun lacks something that counts: then nothing is compared yet. */
export function areOpen(offers: readonly Pick<Compared, 'reading'>[]): boolean {
  return offers.some(({ reading }) => reading.isBegun && reading.amounts === null)
}

/** What all offers come to with the same hours, beside each other. */
export function compareOffers(rows: readonly Row<OfferTexts>[], billed: Billed): Compared[] {
  const read = rows.map((texts, index) => ({
    texts,
    title: titleOf(texts, index),
    reading: readOffer(texts, billed),
  }))
  const isOpen = areOpen(read)
  const sums = read.flatMap(({ reading }) => reading.amounts?.net ?? [])
  // Where all is on call, nothing is there to be ranked.
  const isRanked = !isOpen && sums.length > 1 && sums.some((sum) => sum > 0)
  return read.map((each) => ({
    ...each,
    standing: isRanked && each.reading.amounts !== null ? standingOf(each.reading.amounts.net, sums) : null,
  }))
}

function standingOf(sum: number, sums: readonly number[]): Standing {
  const lowest = Math.min(...sums)
  return sum > lowest
    ? { kind: 'more', cents: sum - lowest, share: lowest === 0 ? 0 : (sum - lowest) / lowest }
    : { kind: sums.filter((other) => other === lowest).length === 1 ? 'lowest' : 'equal' }
}
