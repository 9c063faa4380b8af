import { nameOf } from '@/desk/fields/field'
import { type RowsState, reduceRows } from '@/desk/fields/rows'
import type { FilledSheet } from '@/desk/priceSheet/readPriceSheet'
import { cells } from '@/desk/time/table'
import { cellKey, emptyOffer, isBegun, type OfferTexts } from './record'

/** The offers with that of a sheet: in the place of the first empty one, else as one more. Null where there is none left. */
export function withSheet(
  offers: RowsState<OfferTexts>,
  sheet: FilledSheet,
  most: number,
): RowsState<OfferTexts> | null {
  const texts: OfferTexts = {
    ...emptyOffer,
    name: nameOf(sheet.name),
    price: 'cells',
    cells: {
      '': Object.fromEntries(cells.map(({ kind, part }) => [cellKey(kind, part), sheet.cells[kind][part]])),
    },
    monthly: sheet.monthly,
    lines: sheet.lines,
  }
  const free = offers.rows.find((row) => !isBegun(row) && row.name.trim() === '')
  if (free === undefined && offers.rows.length >= most) {
    return null
  }
  return free === undefined
    ? reduceRows(offers, { kind: 'add', row: texts }, most)
    : reduceRows(offers, { kind: 'change', id: free.id, patch: texts }, most)
}
