import { lineTitles, type OfferLine, offerLines } from '@/content/planning/comparison'
import { priceSheetLabels } from '@/content/planning/priceSheetLabels'
import type { Plan } from '@/content/planning/types'
import { readNumber } from '@/desk/german/numbers'
import { readPlan } from '@/desk/hours/link'
import { type Reckoning, reckon } from '@/desk/hours/reckoning'
import type { CellKey } from '@/desk/offers/record'
import { calendarOf } from '@/desk/time/calendar'
import { rangeOf } from '@/desk/time/period'
import type { TemporalApi } from '@/lib/browser/platform/temporal'
import {
  COLUMNS,
  fingerprintOf,
  pricedLots,
  pricedMonths,
  type Refusal,
  Refused,
  VERSION,
} from './priceSheet'
import { type Cell, readCells, tidy } from './workbook'

/** What a field of the comparison takes. */
const PRICE_LENGTH = 24

/** What a firm has filled in, as it was typed. */
export type FilledSheet = {
  /** Of the firm; may be empty. */
  name: string
  /** Prices of an hour by the keys of `lotsOf`, to be read like those of a field: empty, negative or nonsense. */
  cells: Readonly<Record<string, Readonly<Partial<Record<CellKey, string>>>>>
  monthly: string
  once: string
  /** Of the ten, those that the firm confirms. */
  lines: readonly OfferLine[]
  /** What a buyer should know of it. */
  notes: readonly string[]
}

export type PriceSheetReading =
  /** `reckoning`: of the plan that the sheet carries. */
  ({ kind: 'sheet'; reckoning: Reckoning } & FilledSheet) | { kind: 'refused'; reason: Refusal }

/** Holds where a link says nothing. That of a sheet says all; no record of the company has to be in the browser. */
const unread: Plan = { land: 'BE', period: { kind: 'year', year: 2000 }, night: 23, posts: [] }

/** The plan of a fragment that this site wrote. */
export function planIn(fragment: string): Plan {
  return readPlan(fragment, unread)?.plan ?? unread
}

/**
 * Reads a filled price sheet, which may be any file, with the plan that it carries. Whatever could change the meaning of a price
 * is refused by name, and nothing is read from a sheet that is refused.
 */
export function readPriceSheet(file: Uint8Array, temporal: TemporalApi): PriceSheetReading {
  try {
    return readSheet(file, temporal)
  } catch (error) {
    // What the libraries throw at a broken file helps no visitor.
    const { refusal } = error instanceof Refused ? error : new Refused('unreadable')
    return { kind: 'refused', reason: refusal }
  }
}

function readSheet(file: Uint8Array, temporal: TemporalApi): PriceSheetReading {
  const { cells, others } = readCells(file, (found) => labelsIn(found).has(tidy(priceSheetLabels.mark)))
  const labels = labelsIn(cells)
  const { prices, mark, firm, plan: planLabel, lines: lineWords, notes } = priceSheetLabels
  /** The value beside a label. */
  const read = (label: string, column: Exclude<keyof typeof COLUMNS, 'labels'>, length?: number) => {
    const rows = labels.get(tidy(label)) ?? []
    if (rows.length !== 1) {
      throw new Refused('changed', label)
    }
    const at = `${COLUMNS[column]}${rows[0]}`
    const { text, isFormula } = cells.get(at) ?? { text: '', isFormula: false }
    // LibreOffice writes a tick as a formula, which confirms as well as a word.
    if (isFormula && column !== 'answer') {
      throw new Refused('formula', at)
    }
    if (length !== undefined && text.length > length) {
      throw new Refused('long', at)
    }
    return text
  }
  const price = (label: string) => read(label, 'price', PRICE_LENGTH)
  const fixed = (label: string) => price(label).replace(prices.nothing, '')

  if (read(mark, 'version') !== VERSION) {
    throw new Refused('version')
  }
  let address = read(planLabel(1), 'plan')
  for (let part = 2; labels.has(tidy(planLabel(part))); part++) {
    address += read(planLabel(part), 'plan')
  }
  const plan = planIn(address.slice(address.indexOf('#')))
  if (fingerprintOf(plan) !== read(mark, 'mark')) {
    throw new Refused('plan')
  }
  const reckoning = reckon(plan, calendarOf(temporal, plan.land, rangeOf(plan.period)))
  const lots = pricedLots(reckoning).map(({ key, label, rows }) => {
    if (label !== '') {
      read(label, 'hours')
    }
    const rates = rows.map((row) => {
      const hours = readNumber(read(row.label, 'hours'))
      if (hours.kind !== 'number' || Math.round(hours.value * 60) !== row.minutes) {
        throw new Refused('hours')
      }
      return [row.cell, price(row.label)] as const
    })
    return [key, Object.fromEntries(rates)] as const
  })
  const answers = offerLines.map((line) => ({ line, text: read(lineTitles[line], 'answer') }))
  const isYes = ({ text }: { text: string }) => lineWords.yes.test(text)
  const open = answers.filter((answer) => !isYes(answer) && !lineWords.no.test(answer.text)).length
  return {
    kind: 'sheet',
    reckoning,
    name: read(firm, 'firm'),
    cells: Object.fromEntries(lots),
    monthly: pricedMonths(plan) === null ? '' : fixed(prices.monthly),
    once: fixed(prices.once),
    lines: answers.filter(isYes).map(({ line }) => line),
    notes: [
      ...(open > 0 ? [notes.unread(open)] : []),
      ...(others.length > 0 ? [notes.others(others.map((name) => `„${name}“`).join(', '))] : []),
    ],
  }
}

/** In which rows each of our labels stands. */
function labelsIn(cells: ReadonlyMap<string, Cell>): Map<string, number[]> {
  const labels = new Map<string, number[]>()
  for (const [name, { text, isFormula }] of cells) {
    const [, column, row] = name.match(/^([A-Z]+)(\d+)$/) ?? []
    if (COLUMNS.labels.some((each) => each === column) && !isFormula) {
      labels.set(text, [...(labels.get(text) ?? []), Number(row)])
    }
  }
  return labels
}
