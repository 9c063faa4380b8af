import fc from 'fast-check'
import type { Plan } from '@/content/planning/types'
import { type Amounts, amountsOf, type Billed, surchargeRules } from '@/desk/offers/amounts'
import { lotKey } from '@/desk/time/hours'
import { cells, emptyTable, sixCells, total } from '@/desk/time/table'

/**
 * What `reckon.py` reads: for each name of the plan, firm or on call, a rate with surcharges, or a rate for each cell. Thousandths
 * of a euro, hundredths of a per cent; `monthly`, `once`: cents of what is fixed.
 */
export type DrawnOffer = { monthly: number; once: number } & (
  | { rates: readonly number[]; night: number; sunday: number; holiday: number; rule: 'highest' | 'sum' }
  | { cells: readonly (readonly number[])[] }
)

const rate = fc.integer({ min: 0, max: 999_990 })
const perCents = fc.integer({ min: 0, max: 30_000 })
const sum = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 99_999_999 }))
const fixed = { monthly: sum, once: sum }

function list<T>(of: fc.Arbitrary<T>, count: number) {
  return fc.array(of, { minLength: count, maxLength: count })
}

/** Two. */
export function offersFor({ posts }: Plan) {
  const names = new Set(posts.map(({ name, onCall = false }) => lotKey({ name, isOnCall: onCall }))).size
  const offer = fc.oneof(
    fc.record({
      rates: list(rate, names),
      night: perCents,
      sunday: perCents,
      holiday: perCents,
      rule: fc.constantFrom(...surchargeRules),
      ...fixed,
    }),
    fc.record({ cells: list(list(rate, cells.length), names), ...fixed }),
  )
  return fc.tuple(offer, offer)
}

/** Names without hours have no lot: of their rates nothing must be seen. */
export function reckonOffer(drawn: DrawnOffer, billed: Billed): Amounts {
  const { monthly, once } = drawn
  const ofLots = <T>(each: readonly T[]) =>
    each.filter((_, at) => total(billed.byName[at]?.table ?? emptyTable) > 0)
  if ('cells' in drawn) {
    const rates = ofLots(drawn.cells).map((of) =>
      sixCells((kind, part) => of[cells.findIndex((cell) => cell.kind === kind && cell.part === part)] ?? 0),
    )
    return amountsOf({ price: { kind: 'cells', rates }, monthly, once }, billed)
  }
  const { rates, ...surcharges } = drawn
  return amountsOf({ price: { kind: 'base', rates: ofLots(rates), surcharges }, monthly, once }, billed)
}
