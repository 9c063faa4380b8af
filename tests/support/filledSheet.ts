import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { priceSheetLabels } from '@/content/planning/priceSheetLabels'
import { tender } from '@/content/planning/specimens/tender'
import { readCells } from '@/desk/priceSheet/workbook'

const kinds: readonly string[] = [tender.hours.weekday, tender.hours.sunday, tender.hours.holiday].flatMap(
  ({ day, night }) => [day, night],
)
const SHEET = 'xl/worksheets/sheet1.xml'

/** A price sheet as a firm sends it back: one rate for all hours, and a sum that is paid once. */
export function filledSheet(sheet: Uint8Array, rate: string, once: string): Buffer {
  const parts = unzipSync(sheet)
  const { cells } = readCells(sheet, () => true)
  const { prices } = priceSheetLabels
  const priceIn = (row: string) => {
    const label = cells.get(`A${row}`)?.text ?? ''
    const isRate = /^\d+\.\d+ /.test(label) || kinds.includes(label)
    return isRate ? rate : label === prices.once ? once : null
  }
  const xml = strFromU8(parts[SHEET] ?? new Uint8Array()).replace(
    /<c r="C(\d+)"( s="\d+")\/>/g,
    (cell, row: string, style: string) => {
      const value = priceIn(row)
      return value === null ? cell : `<c r="C${row}"${style}><v>${value}</v></c>`
    },
  )
  return Buffer.from(zipSync({ ...parts, [SHEET]: strToU8(xml) }))
}
