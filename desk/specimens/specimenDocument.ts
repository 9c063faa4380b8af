import {
  BorderStyle,
  Document,
  Footer,
  Header,
  HeadingLevel,
  type IParagraphOptions,
  type ITableBordersOptions,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableBorders,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  VerticalAlign,
} from 'docx'
import { paper } from '@/content/planning/specimens/paper'
import type { Specimen, SpecimenBlock, SpecimenTable } from '@/content/planning/specimens/types'

/*
 * The library is large: load this file on demand only. Lengths are twentieths of a
 * point, sizes of type half points.
 */

/** Media type of a Word document. */
export const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** A4. */
const PAGE = { width: 11_906, height: 16_838 } as const
const MARGIN = { top: 1190, bottom: 907, left: 1134, right: 1020, header: 510, footer: 454 } as const
const WIDTH = PAGE.width - MARGIN.left - MARGIN.right

const LINE = { style: BorderStyle.SINGLE, size: 4, color: '7D879B' } as const
const ALL_LINES = {
  top: LINE,
  bottom: LINE,
  left: LINE,
  right: LINE,
  insideHorizontal: LINE,
  insideVertical: LINE,
} as const
const SMALL = 'Small'
const LIST = 'list'

/** A specimen as a Word document, in bytes. @param mark what its header calls it; null for a buyer's own */
export function specimenBytes(
  { title, blocks }: Specimen,
  mark: string | null = paper.mark,
): Promise<ArrayBuffer> {
  const heading = { font: 'Arial', bold: true, color: '000000' }
  const document = new Document({
    title: mark === null ? title : `${title} (${mark})`,
    creator: '',
    lastModifiedBy: '',
    styles: {
      default: {
        document: {
          run: { font: 'Arial', size: 19, language: { value: 'de-DE' } },
          paragraph: { spacing: { after: 60, line: 247 } },
        },
        heading1: { run: { ...heading, size: 36 }, paragraph: { spacing: { after: 160 } } },
        heading2: {
          run: { ...heading, size: 23 },
          paragraph: { spacing: { before: 180, after: 60 }, keepNext: true },
        },
      },
      paragraphStyles: [
        { id: SMALL, name: SMALL, basedOn: 'Normal', run: { size: 16, color: '3B4D63' } },
        {
          id: LIST,
          name: LIST,
          basedOn: 'Normal',
          paragraph: { numbering: { reference: LIST, level: 0 }, spacing: { after: 20 } },
        },
      ],
    },
    numbering: {
      config: [
        {
          reference: LIST,
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: '–',
              style: { paragraph: { indent: { left: 284, hanging: 284 } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: { page: { size: PAGE, margin: MARGIN } },
        headers: { default: new Header({ children: [headerLine(title, mark)] }) },
        footers: { default: new Footer({ children: [footerLine()] }) },
        children: [
          new Paragraph({ heading: HeadingLevel.HEADING_1, text: title }),
          ...blocks.flatMap((block, at) => childrenOf(block, blocks[at + 1])),
        ],
      },
    ],
  })
  return Packer.toArrayBuffer(document)
}

function headerLine(title: string, mark: string | null): Paragraph {
  return new Paragraph({
    style: SMALL,
    tabStops: [{ type: 'right', position: WIDTH }],
    border: { bottom: { ...LINE, space: 4 } },
    children: [
      new TextRun({ text: mark ?? '', bold: true, size: 19, color: '000000' }),
      new TextRun({ children: ['\t', title] }),
    ],
  })
}

function footerLine(): Paragraph {
  const children = [paper.page, PageNumber.CURRENT, paper.of, PageNumber.TOTAL_PAGES]
  return new Paragraph({ style: SMALL, alignment: 'right', children: [new TextRun({ children })] })
}

function childrenOf(block: SpecimenBlock, next: SpecimenBlock | undefined): (Paragraph | Table)[] {
  switch (block.kind) {
    case 'heading':
      return [
        new Paragraph({
          heading: HeadingLevel.HEADING_2,
          text: block.text,
          pageBreakBefore: block.onNewSheet ?? false,
        }),
      ]
    case 'text':
      return [new Paragraph({ text: block.text, spacing: { before: 100, after: 80 } })]
    case 'list':
      return block.items.map((text) => new Paragraph({ style: LIST, text }))
    case 'fields':
      return [fieldsOf(block.rows), gap()]
    case 'table':
      // Glued to a table, a list looks like a part of it; a heading keeps its distance.
      return [tableOf(block), ...(next?.kind === 'list' ? [gap()] : [])]
    case 'signatures':
      return [gap(), signaturesOf(block.labels)]
  }
}

/** Between two tables: without a paragraph, they are one. */
function gap(): Paragraph {
  return new Paragraph({ spacing: { after: 0, line: 100, lineRule: 'exact' } })
}

/** Two labels in a row, each with its value on a line to write on. */
function fieldsOf(fields: readonly { label: string; value: string }[]): Table {
  const cells = fields.map(({ label, value }) => [
    { text: label, style: SMALL },
    { text: value, line: true },
  ])
  const rows = cells.flatMap((field, at) => (at % 2 === 0 ? [[...field, ...(cells[at + 1] ?? [])]] : []))
  return gridOf(
    [21, 29, 21, 29],
    rows.map((cells) => ({ cells, height: 380 })),
  )
}

function tableOf({ columns, rows, empty = 0, foot = [] }: SpecimenTable): Table {
  const free = 100 - columns.reduce((sum, { share = 0 }) => sum + share, 0)
  const others = columns.filter(({ share }) => share === undefined).length
  const row = (texts: readonly string[], look: { bold?: true; head?: true } = {}) => ({
    ...look,
    height: 290,
    cells: columns.map(({ numeric }, at) => ({
      text: texts[at] ?? '',
      ...look,
      ...(numeric && ({ alignment: 'right' } as const)),
    })),
  })
  return gridOf(
    columns.map(({ share }) => share ?? free / others),
    [
      row(
        columns.map(({ heading }) => heading),
        { head: true, bold: true },
      ),
      ...rows.map((texts) => row(texts)),
      ...Array.from({ length: empty }, () => row([])),
      ...foot.map((texts) => row(texts, { bold: true })),
    ],
    ALL_LINES,
  )
}

/** A line to sign on above each label. */
function signaturesOf(labels: readonly string[]): Table {
  const spacing = { before: 680 }
  return gridOf(
    labels.map(() => 100 / labels.length),
    [{ cells: labels.map((text) => ({ text, style: SMALL, spacing, border: { top: LINE } })) }],
  )
}

type Cell = IParagraphOptions & {
  text: string
  bold?: boolean
  /** On the ground of headings. */
  head?: boolean
  /** With a line to write on. */
  line?: boolean
}
type Row = { cells: readonly Cell[]; head?: boolean; height?: number }

/** @param shares per cent of each column */
function gridOf(
  shares: readonly number[],
  rows: readonly Row[],
  borders: ITableBordersOptions = TableBorders.NONE,
): Table {
  const columnWidths = shares.map((share) => Math.round((WIDTH * share) / 100))
  return new Table({
    columnWidths,
    borders,
    width: { size: WIDTH, type: 'dxa' },
    layout: TableLayoutType.FIXED,
    margins: { top: 10, bottom: 10, left: 80, right: 80 },
    rows: rows.map(
      ({ cells, head = false, height = 0 }) =>
        new TableRow({
          tableHeader: head,
          cantSplit: true,
          height: { value: height, rule: 'atLeast' },
          children: cells.map(
            ({ text, bold, head, line, ...paragraph }, at) =>
              new TableCell({
                width: { size: columnWidths[at] ?? 0, type: 'dxa' },
                verticalAlign: VerticalAlign.CENTER,
                ...(head && { shading: { fill: 'EDE9E0' } }),
                ...(line && { borders: { bottom: LINE } }),
                children: [
                  new Paragraph({
                    spacing: { before: 10, after: 10 },
                    ...paragraph,
                    children: [new TextRun({ text, ...(bold && { bold }), ...(head && { size: 16 }) })],
                  }),
                ],
              }),
          ),
        }),
    ),
  })
}
