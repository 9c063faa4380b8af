import { nameOf } from '@/desk/fields/field'
import { type RowsState, reduceRows } from '@/desk/fields/rows'
import type { PlanForm } from '@/desk/hours/record'
import type { StoredHours } from '@/desk/hours/storedHours'
import type { FilledSheet } from '@/desk/priceSheet/readPriceSheet'
import type { Billed } from './amounts'
import { emptyOffer, hoursMark, isBegun, type OfferTexts } from './record'

/** A sheet that was read, and the hours of the plan that it carries. */
export type ReadSheet = {
  sheet: FilledSheet
  hours: StoredHours
  /** Of that plan, for the calculator. */
  form: PlanForm
  /** Whether that is the plan of this tab. */
  isOwn: boolean
}

/**
 * What becomes of a sheet. `empty`: it holds no price · `full`: there is no place for it · `other`: prices stand here already, and
 * they are for other hours.
 */
export type Taken = { kind: 'offer'; offers: RowsState<OfferTexts> } | { kind: 'empty' | 'full' | 'other' }

/** Puts a sheet in the place of the first empty offer, else adds it as one more. @param billed with what the offers are computed until then */
export function takeSheet(
  offers: RowsState<OfferTexts>,
  { sheet, hours, isOwn }: Pick<ReadSheet, 'sheet' | 'isOwn'> & { hours: Billed & { label: string } },
  most: number,
  billed: Billed,
): Taken {
  if (!isOwn && offers.rows.some((row) => isBegun(row, billed))) {
    return { kind: 'other' }
  }
  const texts: OfferTexts = {
    ...emptyOffer,
    name: nameOf(sheet.name),
    price: 'cells',
    cells: sheet.cells,
    monthly: sheet.monthly,
    once: sheet.once,
    lines: sheet.lines,
    sheet: { hours: hoursMark(hours), label: hours.label },
  }
  if (!isBegun(texts, hours)) {
    return { kind: 'empty' }
  }
  const free = offers.rows.find((row) => !isBegun(row, billed) && row.name.trim() === '')
  if (free === undefined && offers.rows.length >= most) {
    return { kind: 'full' }
  }
  return {
    kind: 'offer',
    offers:
      free === undefined
        ? reduceRows(offers, { kind: 'add', row: texts }, most)
        : reduceRows(offers, { kind: 'change', id: free.id, patch: texts }, most),
  }
}
