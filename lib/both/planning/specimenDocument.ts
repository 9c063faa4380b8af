import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  Header,
  HeadingLevel,
  HeightRule,
  type IParagraphOptions,
  LevelFormat,
  LineRuleType,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TabStopType,
  TextRun,
  VerticalAlign,
} from 'docx'
import { paper } from '@/content/planning/muster/paper'
import type { Specimen, SpecimenBlock, SpecimenColumn, SpecimenTable } from '@/content/planning/muster/types'

import { sharesOf } from './specimenColumns'

/*
 * The library is large: load this file when somebody asks for a document, and never before. Lengths are twentieths of a
 * point, sizes of type half points.
 */

const PAGE = { width: 11_906, height: 16_838 } as const
const MARGIN = { top: 1190, bottom: 907, left: 1134, right: 1020, header: 510, footer: 454 } as const
const WIDTH = PAGE.width - MARGIN.left - MARGIN.right

const FONT = 'Arial'
const SIZE = { text: 19, small: 16, title: 36, heading: 23 } as const
const GREY = '4C6078'
const HEAD_SHADE = 'EDE9E0'
const BULLETS = 'list'

const NO_LINE = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const
const LINE = { style: BorderStyle.SINGLE, size: 4, color: '7D879B' } as const
const OPEN = {
  top: NO_LINE,
  bottom: NO_LINE,
  left: NO_LINE,
  right: NO_LINE,
  insideHorizontal: NO_LINE,
  insideVertical: NO_LINE,
} as const

/** A specimen as a Word document, in bytes. */
export function specimenBytes(specimen: Specimen): Promise<ArrayBuffer> {
  return Packer.toArrayBuffer(documentOf(specimen))
}

function documentOf({ title, blocks }: Specimen): Document {
  return new Document({
    title: `${title} (${paper.mark})`,
    creator: '',
    lastModifiedBy: '',
    description: '',
    styles: {
      default: {
        document: {
          run: { font: FONT, size: SIZE.text, language: { value: 'de-DE' } },
          paragraph: { spacing: { after: 60, line: 247, lineRule: LineRuleType.AUTO } },
        },
        heading1: {
          run: { font: FONT, size: SIZE.title, bold: true, color: '000000' },
          paragraph: { spacing: { before: 0, after: 160 } },
        },
        heading2: {
          run: { font: FONT, size: SIZE.heading, bold: true, color: '000000' },
          paragraph: { spacing: { before: 180, after: 60 }, keepNext: true },
        },
      },
    },
    numbering: {
      config: [
        {
          reference: BULLETS,
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: '–',
              alignment: AlignmentType.LEFT,
              style: { paragraph: { indent: { left: 284, hanging: 284 } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: { page: { size: PAGE, margin: MARGIN } },
        headers: { default: new Header({ children: [headerLine(title)] }) },
        footers: { default: new Footer({ children: [footerLine()] }) },
        children: [
          new Paragraph({ heading: HeadingLevel.HEADING_1, text: title }),
          ...blocks.flatMap((block) => childrenOf(block)),
        ],
      },
    ],
  })
}

function headerLine(title: string): Paragraph {
  return new Paragraph({
    tabStops: [{ type: TabStopType.RIGHT, position: WIDTH }],
    border: { bottom: { ...LINE, space: 4 } },
    children: [
      new TextRun({ text: paper.mark, bold: true, size: SIZE.text }),
      new TextRun({ children: ['\t', title], size: SIZE.small, color: GREY }),
    ],
  })
}

function footerLine(): Paragraph {
  return new Paragraph({
    alignment: AlignmentType.RIGHT,
    children: [
      new TextRun({
        children: [paper.page, PageNumber.CURRENT, paper.of, PageNumber.TOTAL_PAGES],
        size: SIZE.small,
        color: GREY,
      }),
    ],
  })
}

function childrenOf(block: SpecimenBlock): (Paragraph | Table)[] {
  switch (block.kind) {
    case 'heading':
      return [new Paragraph({ heading: HeadingLevel.HEADING_2, text: block.text })]
    case 'text':
      return [new Paragraph({ text: block.text, spacing: { before: 100, after: 80 } })]
    case 'list':
      return block.items.map(
        (text) =>
          new Paragraph({ text, numbering: { reference: BULLETS, level: 0 }, spacing: { after: 20 } }),
      )
    case 'fields':
      return [fieldsOf(block.rows)]
    case 'table':
      return [tableOf(block)]
    case 'signatures':
      return [signaturesOf(block.labels)]
  }
}

/** Two labels with their values in a row. */
function fieldsOf(rows: readonly { label: string; value: string }[]): Table {
  const widths = widthsOf([21, 28, 2, 21, 28])
  const pairs = rows.flatMap((row, at) => (at % 2 === 0 ? [[row, rows[at + 1]]] : []))
  return new Table({
    ...frame(widths),
    borders: OPEN,
    rows: pairs.map(
      ([left, right]) =>
        new TableRow({
          cantSplit: true,
          height: { value: 380, rule: HeightRule.ATLEAST },
          children: [
            ...fieldCells(left, widths[0], widths[1]),
            cell('', { width: widths[2], borders: OPEN }),
            ...fieldCells(right, widths[3], widths[4]),
          ],
        }),
    ),
  })
}

function fieldCells(field: { label: string; value: string } | undefined, label = 0, value = 0): TableCell[] {
  return [
    cell(field?.label ?? '', { width: label, borders: OPEN, run: { size: SIZE.small, color: GREY } }),
    cell(field?.value ?? '', { width: value, borders: field ? { ...OPEN, bottom: LINE } : OPEN }),
  ]
}

function tableOf({ columns, rows, empty = 0, foot = [] }: SpecimenTable): Table {
  const widths = widthsOf(sharesOf(columns))
  const rowOf = (cells: readonly string[], { head = false, bold = false } = {}) =>
    new TableRow({
      tableHeader: head,
      cantSplit: true,
      height: { value: 290, rule: HeightRule.ATLEAST },
      children: columns.map((column, at) =>
        cell(cells[at] ?? '', {
          width: widths[at],
          paragraph: alignmentOf(column),
          run: { bold: head || bold, size: head ? SIZE.small : SIZE.text },
          ...(head && { shading: { fill: HEAD_SHADE } }),
        }),
      ),
    })
  return new Table({
    ...frame(widths),
    borders: {
      ...OPEN,
      top: LINE,
      bottom: LINE,
      left: LINE,
      right: LINE,
      insideHorizontal: LINE,
      insideVertical: LINE,
    },
    rows: [
      rowOf(
        columns.map(({ heading }) => heading),
        { head: true },
      ),
      ...rows.map((cells) => rowOf(cells)),
      ...Array.from({ length: empty }, () => rowOf([])),
      ...foot.map((cells) => rowOf(cells, { bold: true })),
    ],
  })
}

function alignmentOf({ numeric }: SpecimenColumn): IParagraphOptions {
  return numeric ? { alignment: AlignmentType.RIGHT } : {}
}

/** A line to sign on above each label. */
function signaturesOf(labels: readonly string[]): Table {
  const GAP = 3
  const shares = labels.flatMap((_, at) => [
    ...(at > 0 ? [GAP] : []),
    (100 - GAP * (labels.length - 1)) / labels.length,
  ])
  const widths = widthsOf(shares)
  return new Table({
    ...frame(widths),
    borders: OPEN,
    rows: [
      new TableRow({
        cantSplit: true,
        height: { value: 680, rule: HeightRule.EXACT },
        children: widths.map((width, at) =>
          cell('', { width, borders: at % 2 === 0 ? { ...OPEN, bottom: LINE } : OPEN }),
        ),
      }),
      new TableRow({
        cantSplit: true,
        children: widths.map((width, at) =>
          cell(at % 2 === 0 ? (labels[at / 2] ?? '') : '', {
            width,
            borders: OPEN,
            run: { size: SIZE.small, color: GREY },
          }),
        ),
      }),
    ],
  })
}

type CellOptions = {
  width: number | undefined
  borders?: ConstructorParameters<typeof TableCell>[0]['borders']
  shading?: { fill: string }
  paragraph?: IParagraphOptions
  run?: { size?: number; bold?: boolean; color?: string }
}

function cell(text: string, { width = 0, borders, shading, paragraph, run }: CellOptions): TableCell {
  return new TableCell({
    width: { size: width, type: 'dxa' },
    verticalAlign: VerticalAlign.CENTER,
    ...(borders && { borders }),
    ...(shading && { shading }),
    children: [
      new Paragraph({
        spacing: { before: 10, after: 10 },
        ...paragraph,
        children: [new TextRun({ text, ...run })],
      }),
    ],
  })
}

function widthsOf(shares: readonly number[]): number[] {
  return shares.map((share) => Math.round((WIDTH * share) / 100))
}

function frame(columnWidths: number[]) {
  return {
    columnWidths,
    width: { size: WIDTH, type: 'dxa' },
    layout: TableLayoutType.FIXED,
    margins: { top: 10, bottom: 10, left: 80, right: 80 },
  } as const
}
