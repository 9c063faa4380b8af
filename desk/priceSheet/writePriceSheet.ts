import { type CellObject, type Feature, default as writeExcelFile } from 'write-excel-file/universal'
import { sanitizeAttributeValue } from 'write-excel-file/utility'
import { lineTitles, offerLines } from '@/content/planning/comparison'
import { priceSheetLabels } from '@/content/planning/priceSheetLabels'
import { tender } from '@/content/planning/specimens/tender'
import { germanNumber } from '@/desk/german/numbers'
import { columnsOf } from '@/desk/hours/postColumns'
import { assumptionsOf } from '@/desk/hours/tender'
import { highestEuros } from '@/desk/offers/amounts'
import { cells, total } from '@/desk/time/table'
import { COLUMNS, fingerprintOf, type Priced, priceLabel, VERSION } from './priceSheet'

type Row = (CellObject | null)[]

const { hours: hourWords, posts: postWords } = tender
const { firm, posts, prices, lines, mark } = priceSheetLabels

/** Of the columns, in letters: a sheet of paper on its side. */
const WIDTHS = [34, 26, 20, 24, 15, 28]
/** Most letters are narrower than a figure, which is what a width counts. */
const LETTERS = 1.1
const LINE_HEIGHT = 14

const FRAME: CellObject = { borderStyle: 'thin', borderColor: '#B8B2A4' }
const HEAD: CellObject = { ...FRAME, fontWeight: 'bold', backgroundColor: '#EDE9E0' }
const HOURS: CellObject = { ...FRAME, type: Number, format: '#,##0.00', align: 'right' }
/** For the firm to fill in: amounts, and what is kept as it is typed. */
const AMOUNT: CellObject = { ...HOURS, backgroundColor: '#FFF6CC' }
const ANSWER: CellObject = { ...AMOUNT, type: String, format: '@', align: 'left', wrap: true }

/** write-excel-file 4.1.1 looks texts up in a plain object, which has 'constructor' already. The joiner is invisible, and readers drop it. */
const ownKey = (value: string) => (value in Object.prototype ? `${value}\u2060` : value)

const text = (value: string | number, style: CellObject = {}): CellObject => ({
  ...(typeof value === 'string' ? { type: String, value: ownKey(value) } : { type: Number, value }),
  align: 'left',
  alignVertical: 'top',
  wrap: true,
  ...style,
})
const framed = (value: string | number) => text(value, FRAME)
const hoursOf = (minutes: number): CellObject => ({ ...HOURS, value: minutes / 60 })
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
    return Math.ceil(String(cell?.value ?? '').length / (LETTERS * width))
  }
  const height = LINE_HEIGHT * Math.max(1, ...row.map(linesOf))
  return row.map((cell, at) => (at === 0 && cell !== null ? { height, ...cell } : cell))
}

/** The price sheet of a plan as an `.xlsx`, for those who are asked for an offer. */
export function writePriceSheet(priced: Priced): Promise<Blob> {
  const rows = rowsOf(priced)
  return writeExcelFile(
    rows,
    {
      sheet: priceSheetLabels.table,
      columns: WIDTHS.map((width) => ({ width })),
      orientation: 'landscape',
      showGridLines: false,
    },
    { fontFamily: 'Arial', fontSize: 10, features: [printedAndChecked(rows)] },
  ).toBlob()
}

function rowsOf(priced: Priced): Row[] {
  const { plan, table, incomplete } = priced
  const columns = columnsOf(plan.posts)
  return [
    title(priceSheetLabels.title, 18),
    sentence(priceSheetLabels.use),
    [],
    [framed(firm), ...across(ANSWER, 3)],

    title(priceSheetLabels.basis),
    ...assumptionsOf(plan).map(sentence),

    title(posts.heading),
    ['', ...columns.map(({ head }) => head)].map((of) => text(of, HEAD)),
    ...plan.posts.map((post, at) =>
      [posts.number(at + 1), ...columns.map(({ cell }) => cell(post))].map(framed),
    ),
    ...(incomplete > 0 ? [sentence(postWords.incomplete(incomplete))] : []),

    title(prices.heading),
    [hourWords.kind, hourWords.hours, hourWords.rate].map((of) => text(of, HEAD)),
    ...cells.map(({ kind, part }) => [framed(priceLabel(kind, part)), hoursOf(table[kind][part]), AMOUNT]),
    [framed(hourWords.total), hoursOf(total(table))],
    [framed(prices.monthly), FRAME, AMOUNT],

    title(lines.heading),
    [text('', HEAD), text(lines.answer, HEAD), ...across(text(lines.remark, HEAD), 4)],
    ...offerLines.map((line) => [framed(lineTitles[line]), ANSWER, ...across(ANSWER, 4)]),
    [],
    [mark, VERSION, fingerprintOf(priced)].map((value) => text(value, { fontSize: 8, textColor: '#6B665C' })),
  ].map(grown)
}

/** What the library has no option for: all columns on one page, and fields that say what they take (`24.5` would be a day in May). */
function printedAndChecked(rows: readonly Row[]): Feature<Blob> {
  const beside = (column: keyof typeof COLUMNS, labels: readonly string[]) =>
    labels
      .map((label) => `${COLUMNS[column]}${rows.findIndex(([first]) => first?.value === label) + 1}`)
      .join(' ')
  const amount = (labels: readonly string[], limit: number) =>
    check('decimal', beside('price', labels), [0, limit], prices.range(germanNumber(limit, 2)))
  const rates = cells.map(({ kind, part }) => priceLabel(kind, part))
  const answers = offerLines.map((line) => lineTitles[line])
  const checks = [
    amount(rates, highestEuros.hour),
    amount([prices.monthly], highestEuros.month),
    check('list', beside('answer', answers), [`"${lines.yes},${lines.no}"`], lines.either),
  ]
  const transform = (xml: string) =>
    // Elements have an order.
    xml
      .replace('<sheetViews', '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews')
      .replace('<pageMargins', `<dataValidations>${checks.join('')}</dataValidations><pageMargins`)
      .replace('<pageSetup ', '<pageSetup fitToHeight="0" ')
  return { files: { transform: { 'xl/worksheets/sheet{id}.xml': { transform } } } }
}

function check(
  type: 'decimal' | 'list',
  places: string,
  formulas: readonly unknown[],
  error: string,
): string {
  const inner = formulas.map((formula, at) => `<formula${at + 1}>${formula}</formula${at + 1}>`).join('')
  return `<dataValidation type="${type}" allowBlank="1" showErrorMessage="1" error="${sanitizeAttributeValue(error)}" sqref="${places}">${inner}</dataValidation>`
}
