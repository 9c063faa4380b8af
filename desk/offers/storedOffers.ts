import { comparison } from '@/content/planning/comparison'
import type { RowsState } from '@/desk/fields/rows'
import { newOffers, type OfferTexts } from './record'
import type { SourceKind } from './sources'

/** What a tab stores of the comparison. */
export type StoredOffers = {
  /** Null until a visitor chooses: then what was planned last, else the example. */
  source: SourceKind | null
  offers: RowsState<OfferTexts>
}

export const noStoredOffers: StoredOffers = { source: null, offers: newOffers }
export const MOST_OFFERS = comparison.unnamed.length
