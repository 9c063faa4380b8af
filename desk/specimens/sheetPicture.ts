import { paper } from '@/content/planning/specimens/paper'
import type { Specimen, SpecimenBlock, SpecimenTable } from '@/content/planning/specimens/types'
import { palette } from '@/lib/server/palette'

/** A sheet of A4 in tenths of a millimetre, and its edges as it prints (specimens.css). */
const SHEET = { width: 2100, height: 2970, left: 200, right: 1940, top: 120, bottom: 2850 }
const WIDTH = SHEET.right - SHEET.left

/** How words are drawn: a stroke for each, as high as small letters are. */
const LOOKS = {
  text: { stroke: 15, letter: 16, line: 42, colour: palette.nebel[600] },
  strong: { stroke: 19, letter: 19, line: 50, colour: palette.tinte },
  title: { stroke: 30, letter: 29, line: 72, colour: palette.tinte },
} as const
type Look = keyof typeof LOOKS

/** Beside the words of a cell, between two columns, and the least height of a row. */
const PAD = 22
const GAP = 50
const ROW = 62

/** The first page of a specimen, drawn from its blocks: words are strokes of their length, tables their lines. */
export function sheetPicture({ title, blocks }: Pick<Specimen, 'title' | 'blocks'>): string {
  const words: Record<Look, string[]> = { text: [], strong: [], title: [] }
  const rules: string[] = []
  const grounds: string[] = []

  /** Writes from a place down; returns the height. */
  function write(text: string, x: number, top: number, width: number, look: Look = 'text'): number {
    const { letter, line } = LOOKS[look]
    const lines = wrapped(text, lettersIn(width, letter))
    lines.forEach((lengths, row) => {
      let at = x
      const level = Math.round(top + (row + 0.5) * line)
      for (const length of lengths) {
        if (level < SHEET.bottom) {
          words[look].push(`M${at} ${level}h${Math.round(Math.min(length * letter, width) - letter / 2)}`)
        }
        at += (length + 1) * letter
      }
    })
    return lines.length * line
  }
  function rule(x: number, y: number, width: number) {
    if (y < SHEET.bottom) {
      rules.push(`M${x} ${y}h${width}`)
    }
  }

  function table({ columns, rows, empty = 0, foot = [] }: SpecimenTable, top: number): number {
    const shared = columns.filter(({ share }) => share === undefined).length
    const left = 100 - columns.reduce((sum, { share = 0 }) => sum + share, 0)
    const widths = columns.map(({ share }) => Math.round((WIDTH * (share ?? left / shared)) / 100))
    let y = top
    /** A row that does not fit moves to the next page, with all that follows. */
    let isFull = false
    function row(texts: readonly string[], look: Look) {
      const { letter, line } = LOOKS[look]
      const height = Math.max(
        ROW,
        ...widths.map(
          (width, at) => wrapped(texts[at] ?? '', lettersIn(width - 2 * PAD, letter)).length * line + PAD,
        ),
      )
      isFull ||= y + height > SHEET.bottom
      if (isFull) {
        return
      }
      let x = SHEET.left
      widths.forEach((width, at) => {
        write(texts[at] ?? '', x + PAD, y + PAD / 2, width - 2 * PAD, look)
        x += width
      })
      y += height
      rule(SHEET.left, y, WIDTH)
    }
    rule(SHEET.left, y, WIDTH)
    row(
      columns.map(({ heading }) => heading),
      'text',
    )
    grounds.push(`M${SHEET.left} ${top}h${WIDTH}V${y}H${SHEET.left}`)
    for (const texts of [...rows, ...Array.from({ length: empty }, () => [])]) {
      row(texts, 'text')
    }
    for (const texts of foot) {
      row(texts, 'strong')
    }
    let x = SHEET.left
    for (const width of [0, ...widths]) {
      x += width
      rules.push(`M${x} ${top}V${y}`)
    }
    return isFull ? SHEET.height : y - top
  }

  /** Side by side, so many in a row; each draws itself into its width and returns its height. */
  function beside<T>(
    by: number,
    top: number,
    all: readonly T[],
    draw: (one: T, x: number, y: number) => number,
  ) {
    let y = top
    for (let first = 0; first < all.length; first += by) {
      const row = all.slice(first, first + by)
      y += Math.max(...row.map((one, at) => draw(one, SHEET.left + at * Math.round((WIDTH + GAP) / by), y)))
    }
    return y - top
  }

  function draw(block: SpecimenBlock, top: number): number {
    switch (block.kind) {
      case 'heading':
        return 36 + write(block.text, SHEET.left, top + 36, WIDTH, 'strong')
      case 'text':
        return 16 + write(block.text, SHEET.left, top + 16, WIDTH)
      case 'list':
        return block.items.reduce((height, item) => {
          write('–', SHEET.left, top + height, 40)
          return height + 4 + write(item, SHEET.left + 45, top + height, WIDTH - 45)
        }, 12)
      case 'fields':
        return beside(2, top, block.rows, ({ label, value }, x, y) => {
          const [beside, width] = [290, WIDTH / 2 - GAP / 2]
          const least = write(value, x + beside, y + 10, width - beside)
          const height = 20 + Math.max(least, write(label, x, y + 10, beside - PAD))
          rule(x + beside, y + height, width - beside)
          return height
        })
      case 'table':
        return 24 + table(block, top + 24)
      case 'signatures': {
        const by = Math.min(3, block.labels.length)
        const width = Math.round((WIDTH + GAP) / by) - GAP
        return beside(by, top, block.labels, (label, x, y) => {
          rule(x, y + 130, width)
          return 134 + write(label, x, y + 134, width)
        })
      }
    }
  }

  write(paper.mark, SHEET.left, SHEET.top, WIDTH, 'strong')
  rule(SHEET.left, SHEET.top + 64, WIDTH)
  let y = SHEET.top + 100
  y += write(title, SHEET.left, y, WIDTH, 'title')
  for (const block of blocks) {
    if (y < SHEET.bottom) {
      y += draw(block, y)
    }
  }

  const { width, height } = SHEET
  const strokes = (Object.keys(LOOKS) as Look[]).map(
    (look) =>
      `<path stroke="${LOOKS[look].colour}" stroke-width="${LOOKS[look].stroke}" d="${words[look].join('')}"/>`,
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width / 10}" height="${height / 10}">`,
    `<path fill="#fff" d="M0 0h${width}v${height}H0"/>`,
    `<path fill="${palette.papier[100]}" d="${grounds.join('')}"/>`,
    `<path stroke="${palette.nebel[400]}" stroke-width="5" d="${rules.join('')}"/>`,
    ...strokes,
    '</svg>',
  ].join('')
}

function lettersIn(width: number, letter: number): number {
  return Math.floor(width / letter)
}

/** The lengths of the words on each line. */
function wrapped(text: string, most: number): number[][] {
  const lines: number[][] = []
  let room = 0
  for (const { length } of text.split(/\s+/).filter(Boolean)) {
    if (length <= room) {
      lines.at(-1)?.push(length)
    } else {
      lines.push([length])
      room = most
    }
    room -= length + 1
  }
  return lines
}
