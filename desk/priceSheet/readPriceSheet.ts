import { lineTitles, type OfferLine, offerLines } from '@/content/planning/comparison'
import { priceSheetLabels } from '@/content/planning/priceSheetLabels'
import { readNumber } from '@/desk/german/numbers'
import { type SixCells, sixCells } from '@/desk/time/table'
import { COLUMNS, hoursMark, priceLabel, type Refusal, Refused, VERSION } from './priceSheet'
import { readCells, tidy } from './workbook'

/** Longest texts: what a field of the comparison takes, and a firm's name. */
const PRICE_LENGTH = 24
const NAME_LENGTH = 80

/** What a firm has filled in, as it was typed. */
export type FilledSheet = {
  /** Of the firm; may be empty. */
  name: string
  /** Prices of an hour, to be read like those of a field: empty, negative or nonsense. */
  cells: SixCells<string>
  monthly: string
  /** Of the ten, those that the firm confirms. */
  lines: readonly OfferLine[]
}

export type PriceSheetReading = ({ kind: 'sheet' } & FilledSheet) | { kind: 'refused'; reason: Refusal }

/**
 * Reads a filled price sheet, which may be any file. Whatever could change the meaning of a price is refused by name, and
 * nothing is read from a sheet that is refused.
 * @param fingerprint of the plan that the prices must be for
 */
export function readPriceSheet(file: Uint8Array, fingerprint: string): PriceSheetReading {
  try {
    return readSheet(file, fingerprint)
  } catch (error) {
    // What the libraries throw at a broken file helps no visitor.
    const { refusal } = error instanceof Refused ? error : new Refused('unreadable')
    return { kind: 'refused', reason: refusal }
  }
}

function readSheet(file: Uint8Array, fingerprint: string): PriceSheetReading {
  const cells = readCells(file, priceSheetLabels.table)
  const labels = new Map<string, number[]>()
  for (const [name, { text, isFormula }] of cells) {
    if (name.replace(/\d/g, '') === COLUMNS.label && !isFormula) {
      labels.set(text, [...(labels.get(text) ?? []), Number(name.slice(1))])
    }
  }
  /** The value beside a label. */
  const read = (label: string, column: keyof typeof COLUMNS, length = PRICE_LENGTH) => {
    const rows = labels.get(tidy(label)) ?? []
    if (rows.length !== 1) {
      throw new Refused('changed', label)
    }
    const at = `${COLUMNS[column]}${rows[0]}`
    const { text, isFormula } = cells.get(at) ?? { text: '', isFormula: false }
    if (isFormula) {
      throw new Refused('formula', at)
    }
    if (text.length > length) {
      throw new Refused('long', at)
    }
    return { text, at }
  }

  if (!labels.has(tidy(priceSheetLabels.mark))) {
    throw new Refused('foreign')
  }
  if (read(priceSheetLabels.mark, 'version').text !== VERSION) {
    throw new Refused('version')
  }
  if (read(priceSheetLabels.mark, 'plan').text !== fingerprint) {
    throw new Refused('otherPlan')
  }
  const hours = sixCells((kind, part) => {
    const typed = readNumber(read(priceLabel(kind, part), 'hours').text)
    return typed.kind === 'number' ? Math.round(typed.value * 60) : Number.NaN
  })
  if (!fingerprint.endsWith(`-${hoursMark(hours)}`)) {
    throw new Refused('hours')
  }
  return {
    kind: 'sheet',
    name: read(priceSheetLabels.firm, 'firm', NAME_LENGTH).text,
    cells: sixCells((kind, part) => read(priceLabel(kind, part), 'price').text),
    monthly: read(priceSheetLabels.prices.monthly, 'price').text,
    lines: offerLines.filter((line) => isYes(read(lineTitles[line], 'answer'))),
  }
}

function isYes({ text, at }: { text: string; at: string }): boolean {
  switch (text.toLowerCase()) {
    case priceSheetLabels.lines.yes:
      return true
    case priceSheetLabels.lines.no:
    case '':
      return false
    default:
      throw new Refused('answer', at)
  }
}
