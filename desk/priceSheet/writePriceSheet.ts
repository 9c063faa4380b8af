import { type CellObject, type Feature, default as writeExcelFile } from 'write-excel-file/universal'
import { sanitizeAttributeValue } from 'write-excel-file/utility'
import { lineTitles, offerLines } from '@/content/planning/comparison'
import { priceSheetLabels } from '@/content/planning/priceSheetLabels'
import { tender } from '@/content/planning/specimens/tender'
import { germanNumber } from '@/desk/german/numbers'
import { saidOf } from '@/desk/hours/postColumns'
import type { Reckoning } from '@/desk/hours/reckoning'
import { assumptionsOf, siteText } from '@/desk/hours/tender'
import { highestEuros } from '@/desk/offers/amounts'
import { total } from '@/desk/time/table'
import { fingerprintOf, type PricedLot, pricedLots, pricedMonths, VERSION } from './priceSheet'

type Row = (CellObject | null)[]

const { hours: hourWords, posts: postWords, fields } = tender
const { firm, posts, prices, lines, mark } = priceSheetLabels

/** Of the columns, in letters: prices, a gap, and beside them the ten lines. A sheet of paper on its side. */
const WIDTHS = [34, 15, 13, 16, 3, 33, 12, 34]
const PRICES = 4
/** Most letters are narrower than a figure, which is what a width counts. */
const LETTERS = 1.1
const LINE_HEIGHT = 14
/** Plans of so many posts fit one page. */
const ONE_PAGE = 3
/** Of an address: a cell takes 32,767 letters. */
const PART = /.{1,30000}/g

const FRAME: CellObject = { borderStyle: 'thin', borderColor: '#B8B2A4' }
const HEAD: CellObject = { ...FRAME, fontWeight: 'bold', backgroundColor: '#EDE9E0' }
const SUM: CellObject = { ...FRAME, fontWeight: 'bold', backgroundColor: '#F6F4EF' }
const NUMBER: CellObject = {
  ...FRAME,
  type: Number,
  format: '#,##0.00',
  align: 'right',
  alignVertical: 'top',
}
/** For the firm to fill in: prices of an hour, fixed sums, and what is kept as it is typed. */
const FIXED: CellObject = { ...NUMBER, backgroundColor: '#FFF6CC' }
const RATE: CellObject = { ...FIXED, format: '#,##0.00#' }
const ANSWER: CellObject = { ...FIXED, type: String, format: '@', align: 'left', wrap: true }
/** Looks the same, and is found by itself: it takes one of two words. */
const CHOICE: CellObject = { ...ANSWER }

/** write-excel-file 4.1.1 looks texts up in a plain object, which has 'constructor' already. The joiner is invisible, and readers drop it. */
const ownKey = (value: string) => (value in Object.prototype ? `${value}\u2060` : value)

const text = (value: string | number, style: CellObject = {}): CellObject => ({
  ...(typeof value === 'string' ? { type: String, value: ownKey(value) } : { type: Number, value }),
  align: 'left',
  alignVertical: 'top',
  wrap: true,
  ...style,
})
/** As high as one line: an address is as long as many, and would widen the page if it were not wrapped. */
const SMALL: CellObject = { fontSize: 8, textColor: '#6B665C', height: 11 }
const framed = (value: string | number) => text(value, FRAME)
const hoursOf = (minutes: number, style: CellObject = {}): CellObject => ({
  ...NUMBER,
  value: minutes / 60,
  ...style,
})
/** Calculated by the spreadsheet; nothing while it is zero. */
const amount = (formula: string, style: CellObject = {}): CellObject => ({
  ...NUMBER,
  ...style,
  type: 'Formula',
  value: formula,
  format: '#,##0.00;-#,##0.00;',
})
/** What stands in B, times a price that is typed as a number. */
const product = (row: number) => amount(`B${row}*N(C${row})`)
const title = (value: string, fontSize = 12): Row => [
  text(value, { fontWeight: 'bold', fontSize, wrap: false, height: 2.2 * fontSize, alignVertical: 'bottom' }),
]
const across = (cell: CellObject, columns: number): Row => [
  { ...cell, columnSpan: columns },
  ...Array<null>(columns - 1).fill(null),
]
const sentence = (value: string) => across(text(value), WIDTHS.length)

/** As high as its longest text needs: not every spreadsheet looks for itself. */
function grown(row: Row): Row {
  const linesOf = (cell: CellObject | null, at: number) => {
    const width = WIDTHS.slice(at, at + (cell?.columnSpan ?? 1)).reduce((sum, each) => sum + each, 0)
    const letters = cell?.type === 'Formula' ? 0 : String(cell?.value ?? '').length
    return Math.ceil(letters / (LETTERS * width))
  }
  const height = LINE_HEIGHT * Math.max(1, ...row.map(linesOf))
  return row.map((cell, at) => (at === 0 && cell !== null ? { height, ...cell } : cell))
}

/** The price sheet of a plan as an `.xlsx`, for those who are asked for an offer. @param address of the plan */
export function writePriceSheet(reckoning: Reckoning, address: string): Promise<Blob> {
  const rows = rowsOf(reckoning, address)
  return writeExcelFile(
    rows,
    {
      sheet: priceSheetLabels.table,
      columns: WIDTHS.map((width) => ({ width })),
      orientation: 'landscape',
      showGridLines: false,
    },
    {
      fontFamily: 'Arial',
      fontSize: 10,
      features: [printedAndChecked(rows, reckoning.plan.posts.length <= ONE_PAGE)],
    },
  ).toBlob()
}

function rowsOf(reckoning: Reckoning, address: string): Row[] {
  const { plan, incomplete } = reckoning
  const parts = address.match(PART) ?? []
  const above = [
    title(priceSheetLabels.title, 18),
    sentence(priceSheetLabels.use),
    [],
    pair(
      fields.buyer.label,
      framed(fields.buyer.value),
      fields.deadline.label,
      framed(fields.deadline.value),
    ),
    pair(fields.site.label, framed(siteText(plan)), fields.answer.label, framed(fields.answer.value)),
    [framed(firm), ...across(ANSWER, PRICES - 1)],

    title(priceSheetLabels.basis),
    ...assumptionsOf(plan).map(sentence),

    title(posts.heading),
    ...plan.posts.map((post, at) => sentence(posts.post(at + 1, post.name, saidOf(post)))),
    ...(incomplete > 0 ? [sentence(postWords.incomplete(incomplete))] : []),

    [...title(prices.heading), ...Array<null>(PRICES).fill(null), ...title(lines.heading)],
  ]
  return [
    ...above,
    ...beside(pricesOf(reckoning, above.length + 1), answersOf()),
    [],
    ...parts.map((part, at) => [
      text(priceSheetLabels.plan(at + 1), SMALL),
      ...across(text(part, SMALL), WIDTHS.length - 1),
    ]),
    [mark, VERSION, fingerprintOf(plan)].map((value) => text(value, SMALL)),
  ].map(grown)
}

/** Two labels in a row, each with its value. */
function pair(label: string, value: CellObject, other: string, otherValue: CellObject): Row {
  return [framed(label), ...across(value, PRICES - 1), null, framed(other), ...across(otherValue, 2)]
}

function beside(left: readonly Row[], right: readonly Row[]): Row[] {
  return Array.from({ length: Math.max(left.length, right.length) }, (_, at) => [
    ...(left[at] ?? Array<null>(PRICES).fill(null)),
    null,
    ...(right[at] ?? []),
  ])
}

/** @param first number of the first row */
function pricesOf(reckoning: Reckoning, first: number): Row[] {
  const rows: Row[] = [
    [hourWords.kind, hourWords.hours, prices.rate, prices.amount].map((of, at) =>
      text(of, { ...HEAD, ...(at > 0 && { align: 'right' }) }),
    ),
  ]
  const here = () => first + rows.length
  /** Sums of those rows, which have sums of their own. */
  const sum = (label: string, minutes: number, of: readonly number[]) =>
    rows.push([
      text(label, HEAD),
      hoursOf(minutes, HEAD),
      text('', HEAD),
      amount(`SUM(${of.map((row) => `D${row}`).join()})`, HEAD),
    ])
  /** @returns the rows that add up to all of them */
  const priced = (lots: readonly PricedLot[]) =>
    lots.flatMap(({ label, table, rows: kinds }) => {
      const at = here()
      if (label !== '') {
        rows.push([
          text(label, SUM),
          hoursOf(total(table), SUM),
          SUM,
          amount(`SUM(D${at + 1}:D${at + kinds.length})`, SUM),
        ])
      }
      return [
        ...(label === '' ? [] : [at]),
        ...kinds.flatMap((kind) => {
          const row = here()
          rows.push([framed(kind.label), hoursOf(kind.minutes), RATE, product(row)])
          return label === '' ? row : []
        }),
      ]
    })
  const lots = pricedLots(reckoning)
  const months = pricedMonths(reckoning.plan)
  const firm = priced(lots.filter(({ isOnCall }) => !isOnCall))
  if (months !== null) {
    const format = `${Number.isInteger(months) ? '0' : '0.00'}${prices.months}`
    firm.push(here())
    rows.push([framed(prices.monthly), { ...NUMBER, value: months, format }, FIXED, product(here())])
  }
  firm.push(here())
  rows.push([framed(prices.once), FRAME, FIXED, amount(`N(C${here()})`)])
  sum(prices.total, total(reckoning.table), firm)
  const onCall = priced(lots.filter(({ isOnCall }) => isOnCall))
  if (onCall.length > 0) {
    sum(prices.onCall, total(reckoning.onCall), onCall)
  }
  return rows
}

function answersOf(): Row[] {
  return [
    ['', lines.answer, lines.remark].map((of) => text(of, HEAD)),
    ...offerLines.map((line) => [framed(lineTitles[line]), CHOICE, ANSWER]),
  ]
}

/**
 * What the library has no option for: all columns on one page, fields that say what they take (`24.5` would be a day in May), and
 * what a formula comes to before anything is filled in.
 */
function printedAndChecked(rows: readonly Row[], isOnePage: boolean): Feature<Blob> {
  const places = (wanted: CellObject) =>
    rows
      .flatMap((row, at) =>
        row.flatMap((cell, column) => (cell === wanted ? `${letter(column)}${at + 1}` : [])),
      )
      .join(' ')
  const decimal = (of: CellObject, limit: number) =>
    check('decimal', places(of), [0, limit], prices.range(germanNumber(limit, 2)))
  const checks = [
    decimal(RATE, highestEuros.hour),
    decimal(FIXED, highestEuros.month),
    check('list', places(CHOICE), [`"${lines.choice.join()}"`], lines.either),
  ]
  const transform = (xml: string) =>
    // Elements have an order.
    xml
      .replace('<sheetViews', '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews')
      .replace('<pageMargins', `<dataValidations>${checks.join('')}</dataValidations><pageMargins`)
      .replace('<pageSetup ', `<pageSetup fitToHeight="${isOnePage ? 1 : 0}" `)
      .replaceAll('</f>', '</f><v>0</v>')
  return { files: { transform: { 'xl/worksheets/sheet{id}.xml': { transform } } } }
}

const letter = (column: number) => String.fromCharCode(65 + column)

function check(
  type: 'decimal' | 'list',
  places: string,
  formulas: readonly unknown[],
  error: string,
): string {
  const inner = formulas.map((formula, at) => `<formula${at + 1}>${formula}</formula${at + 1}>`).join('')
  return `<dataValidation type="${type}" allowBlank="1" showErrorMessage="1" error="${sanitizeAttributeValue(error)}" sqref="${places}">${inner}</dataValidation>`
}
