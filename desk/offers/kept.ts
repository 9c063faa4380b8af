import { comparison } from '@/content/planning/kostenVergleich'
import type { Texts } from '@/desk/fields/field'
import type { RowsState } from '@/desk/fields/rows'
import { acceptCheck, type CounterCheck, noCheck } from './counterCheck'
import { acceptOffers, newOffers, type OfferTexts } from './record'
import { type SourceKind, sourceKinds } from './sources'

/** What a tab keeps of the comparison. */
export type Kept = {
  /** Null as long as nobody chose: then what was planned last, else the example. `own`: of an earlier version. */
  source: SourceKind | 'own' | null
  offers: RowsState<OfferTexts>
  check: Texts<CounterCheck>
}

export const nothingKept: Kept = { source: null, offers: newOffers, check: noCheck }
export const MOST_OFFERS = comparison.unnamed.length

/** Earlier versions called the posts `planned`, and had hours that were typed. */
export function acceptKept(stored: unknown): Kept | null {
  const { source, offers, check }: { [K in keyof Kept]?: unknown } = Object(stored)
  const known = [...sourceKinds, 'own' as const].find(
    (kind) => kind === (source === 'planned' ? 'posts' : source),
  )
  const accepted = acceptOffers(offers, MOST_OFFERS)
  return accepted && { source: known ?? null, offers: accepted, check: acceptCheck(check) }
}
