import fc from 'fast-check'
import type { Plan } from '@/content/planning/types'
import { type Amounts, amountsOf, type Billed, surchargeRules } from '@/desk/offers/amounts'
import { cells, sixCells } from '@/desk/time/table'

/**
 * What `reckon.py` reads: a rate or one for each name of the plan, with surcharges, or a rate for each cell. Cents of an hour,
 * hundredths of a per cent; `monthly`: cents of what is fixed in a month.
 */
export type DrawnOffer = { monthly: number } & (
  | { rates: readonly number[]; night: number; sunday: number; holiday: number; rule: 'highest' | 'sum' }
  | { cells: readonly number[] }
)

const cents = fc.integer({ min: 0, max: 99_999 })
const perCents = fc.integer({ min: 0, max: 30_000 })
const monthly = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 99_999_999 }))

function rates(count: number) {
  return fc.array(cents, { minLength: count, maxLength: count })
}

/** Two. */
export function offersFor({ posts }: Plan) {
  const names = new Set(posts.map(({ name }) => name)).size
  const offer = fc.oneof(
    fc.record({
      rates: fc.oneof(rates(1), rates(names)),
      night: perCents,
      sunday: perCents,
      holiday: perCents,
      rule: fc.constantFrom(...surchargeRules),
      monthly,
    }),
    fc.record({ cells: rates(cells.length), monthly }),
  )
  return fc.tuple(offer, offer)
}

export function reckonOffer(drawn: DrawnOffer, billed: Billed): Amounts {
  const { monthly } = drawn
  if ('cells' in drawn) {
    const rateOf = (kind: string, part: string) =>
      drawn.cells[cells.findIndex((cell) => cell.kind === kind && cell.part === part)] ?? 0
    return amountsOf({ price: { kind: 'cells', rates: sixCells(rateOf) }, monthly }, billed)
  }
  const { rates, ...surcharges } = drawn
  return amountsOf({ price: { kind: 'base', rates, surcharges }, monthly }, billed)
}
