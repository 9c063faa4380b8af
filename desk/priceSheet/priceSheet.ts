import { priceSheetLabels } from '@/content/planning/priceSheetLabels'
import { tender } from '@/content/planning/specimens/tender'
import { type Plan, sundaySpans } from '@/content/planning/types'
import { writePlan } from '@/desk/hours/link'
import { type Lot, lotsOf } from '@/desk/offers/lots'
import { askedCells, type CellKey, cellKey } from '@/desk/offers/record'
import type { Hours } from '@/desk/time/hours'
import { MONTH_PARTS, monthsOf } from '@/desk/time/period'

/** Written into the sheet. Raise it with any change of cells or labels. */
export const VERSION = 'Preisblatt 2'

/** Columns. `labels` hold our own alone: what anybody typed stands in them behind a number of ours, so that each can be found again. */
export const COLUMNS = {
  labels: ['A', 'F'],
  firm: 'B',
  hours: 'B',
  price: 'C',
  answer: 'G',
  version: 'B',
  mark: 'C',
  plan: 'B',
} as const

/** What a firm gives prices for: hours of one name, and of each kind that there is. */
export type PricedLot = Lot & {
  /** Of each row; of the lot where there are several. */
  rows: readonly { label: string; cell: CellKey; minutes: number }[]
}

/** Those of a plan, firm ones first. Where there are several, numbers keep any name from looking like a label of ours. */
export function pricedLots(hours: Pick<Hours, 'table' | 'byName'>): PricedLot[] {
  const { lot: lotLabel, row: rowLabel } = priceSheetLabels.prices
  const lots = lotsOf(hours)
  return [...lots.filter(({ isOnCall }) => !isOnCall), ...lots.filter(({ isOnCall }) => isOnCall)].map(
    (lot, at) => ({
      ...lot,
      label: lot.label && lotLabel(at + 1, lot.label),
      rows: askedCells(lot).map(({ kind, part }, row) => ({
        label:
          lot.label === '' ? tender.hours[kind][part] : rowLabel(at + 1, row + 1, tender.hours[kind][part]),
        cell: cellKey(kind, part),
        minutes: lot.table[kind][part],
      })),
    }),
  )
}

/** Months for which a sum is asked by the month; null where the period is shorter than one. */
export function pricedMonths({ period }: Pick<Plan, 'period'>): number | null {
  const months = monthsOf(period) / MONTH_PARTS
  return months < 1 ? null : months
}

/** Why a file is not read. @property at the cell or the label that is to blame, where one is */
export type Refusal = { why: keyof (typeof priceSheetLabels)['refusals']; at: string }

/** Thrown wherever something is found that is not read. */
export class Refused extends Error {
  readonly refusal: Refusal

  constructor(why: Refusal['why'], at = '') {
    super(why)
    this.refusal = { why, at }
  }
}

/** The same for the same posts and period, whoever guards: another plan has another one. FNV-1a finds mix-ups, not forgeries. */
export function fingerprintOf({ service, fullTime, ...priced }: Plan): string {
  let hash = 0x811c9dc5
  for (const char of writePlan({ ...priced, sunday: priced.sunday ?? sundaySpans[0] })) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}
