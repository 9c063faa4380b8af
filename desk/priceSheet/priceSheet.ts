import type { priceSheetLabels } from '@/content/planning/priceSheetLabels'
import { tender } from '@/content/planning/specimens/tender'
import { sundaySpans } from '@/content/planning/types'
import { writePlan } from '@/desk/hours/link'
import type { Reckoning } from '@/desk/hours/reckoning'
import { cells, type DayKind, type DayPart, type HoursTable } from '@/desk/time/table'

/** What the prices of a sheet are for. */
export type Priced = Pick<Reckoning, 'plan' | 'table' | 'incomplete'>

/** Written into the sheet. Raise it with any change of cells or labels. */
export const VERSION = 'Preisblatt 1'

/** Columns: the first holds our own labels and nothing that anybody typed, so that they can be found again. */
export const COLUMNS = {
  label: 'A',
  firm: 'B',
  hours: 'B',
  price: 'C',
  answer: 'B',
  version: 'B',
  plan: 'C',
} as const

/** Of the row with the price for such hours. */
export function priceLabel(kind: DayKind, part: DayPart): string {
  return tender.hours[kind][part]
}

/** Why a file is not read. @property at the cell, the table or the label that is to blame, where one is */
export type Refusal = { why: keyof (typeof priceSheetLabels)['refusals']; at: string }

/** Thrown wherever something is found that is not read. */
export class Refused extends Error {
  readonly refusal: Refusal

  constructor(why: Refusal['why'], at = '') {
    super(why)
    this.refusal = { why, at }
  }
}

/** The same for the same posts, period and hours, whatever calculated them; another plan has another one. */
export function fingerprintOf({ plan, table }: Pick<Priced, 'plan' | 'table'>): string {
  const { service, fullTime, ...priced } = plan
  return `${shortHash(writePlan({ ...priced, sunday: plan.sunday ?? sundaySpans[0] }))}-${hoursMark(table)}`
}

/** The part of a fingerprint that follows from the hours alone. */
export function hoursMark(table: HoursTable): string {
  return shortHash(cells.map(({ kind, part }) => Math.round(table[kind][part])).join())
}

/** FNV-1a: finds mix-ups, not forgeries. */
function shortHash(text: string): string {
  let hash = 0x811c9dc5
  for (const char of text) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}
