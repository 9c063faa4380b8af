import { strFromU8, unzipSync } from 'fflate'
import { priceSheetLabels } from '@/content/planning/priceSheetLabels'
import { Refused } from './priceSheet'
import { elementsIn, type XmlElement } from './xml'

/** In bytes. A larger file is not read. */
export const FILE_LIMIT = 512 * 1024
const UNPACKED_LIMIT = 5 * 1024 * 1024
const PART_LIMIT = 60
/** Of what is unpacked: it may hold a thousand times as much as the archive says, which is then cut off, but only after a while. */
const PACKED_LIMIT = 128 * 1024

/** `text` is what people see, a number with its comma. */
export type Cell = { text: string; isFormula: boolean }

/** Cells of a table by their names (`B12`), and what else is in its file. */
export type Cells = ReadonlyMap<string, Cell>
type Found = { cells: Cells; others: readonly string[] }

/**
 * Cells of one table of a file, which may be anything.
 * @param isMeant tells it from others, which may be whatever a firm adds
 * @throws Refused
 * @throws Error where it is broken
 */
export function readCells(file: Uint8Array, isMeant: (cells: Cells) => boolean): Found {
  const parts = unpack(file)
  const sheets = elementsIn(partOf(parts, 'xl/workbook.xml'), 'sheet')
  const links = elementsIn(partOf(parts, 'xl/_rels/workbook.xml.rels'), 'Relationship')
  const pathOf = (link: XmlElement | undefined) => {
    const target = link?.attributes.Target ?? broken()
    return target.startsWith('/') ? target.slice(1) : `xl/${target}`
  }
  const shared = links.find(({ attributes }) => attributes.Type?.endsWith('/sharedStrings') === true)
  const strings = shared === undefined ? [] : elementsIn(partOf(parts, pathOf(shared)), 'si')
  const paths = new Set<string>()
  const tables = sheets.map((sheet): { name: string; read: Cells | Error } => {
    const name = tidy(sheet.attributes.name ?? '')
    try {
      const path = pathOf(links.find(({ attributes }) => attributes.Id === linkOf(sheet)))
      if (paths.size === paths.add(path).size) {
        broken()
      }
      return { name, read: cellsOf(elementsIn(partOf(parts, path), 'c'), strings) }
    } catch (error) {
      return { name, read: error instanceof Error ? error : new Refused('unreadable') }
    }
  })
  const meant = tables.filter(({ read }) => read instanceof Map && isMeant(read))
  const [found, ...more] = meant
  if (more.length > 0) {
    throw new Refused('twice')
  }
  if (found === undefined || found.read instanceof Error) {
    throw tables.map(({ read }) => read).find((read) => read instanceof Error) ?? new Refused('foreign')
  }
  return { cells: found.read, others: tables.flatMap((table) => (table === found ? [] : table.name)) }
}

/** Under whatever prefix. */
function linkOf({ attributes }: XmlElement): string | undefined {
  return Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1]
}

function broken(): never {
  throw new Refused('unreadable')
}

type Parts = Readonly<Record<string, Uint8Array>>

/** What is XML in an archive: never more than the limits, whatever its directory claims. */
function unpack(file: Uint8Array): Parts {
  if (file.length > FILE_LIMIT) {
    throw new Refused('large')
  }
  const names = new Set<string>()
  let packed = 0
  let unpacked = 0
  const parts = unzipSync(file, {
    filter: ({ name, size, originalSize }) => {
      if (names.has(name)) {
        broken()
      }
      names.add(name)
      const isXml = /\.(?:xml|rels)$/i.test(name)
      packed += isXml ? size : 0
      unpacked += originalSize
      if (names.size > PART_LIMIT || unpacked > UNPACKED_LIMIT || packed > PACKED_LIMIT) {
        throw new Refused('large')
      }
      if (/vbaproject|macrosheets\//i.test(name)) {
        throw new Refused('macros')
      }
      if (/externallinks\/|querytables\/|connections\.xml$/i.test(name)) {
        throw new Refused('links')
      }
      return isXml
    },
  })
  // In any encoding: of two bytes for a letter one is zero.
  const plain = (part: Uint8Array) => strFromU8(part, true).replaceAll('\0', '')
  if (Object.values(parts).some((part) => /<!(?:DOCTYPE|ENTITY)/i.test(plain(part)))) {
    throw new Refused('entities')
  }
  const links = Object.keys(parts).filter((name) => name.endsWith('.rels'))
  // Spreadsheets turn every typed address into a link, and a logo may come from the web; none is followed here.
  const isForeign = ({ attributes: { TargetMode, Type = '' } }: XmlElement) =>
    TargetMode === 'External' && !/\/(?:hyperlink|image)$/.test(Type)
  if (links.some((name) => elementsIn(partOf(parts, name), 'Relationship').some(isForeign))) {
    throw new Refused('links')
  }
  return parts
}

/** One that is missing is empty, which is no XML either. */
function partOf(parts: Parts, name: string): string {
  return new TextDecoder('utf-8', { fatal: true }).decode(parts[name])
}

function cellsOf(cells: readonly XmlElement[], strings: readonly XmlElement[]): Cells {
  const shared = strings.map(({ text }) => tidy(text))
  const named = new Map<string, Cell>()
  for (const cell of cells) {
    const { r: name = '' } = cell.attributes
    // A formula for many cells is in the first of them only.
    if (/^(?:array|dataTable)$/.test(cell.formula?.t ?? '')) {
      throw new Refused('formula', name)
    }
    if (!/^[A-Z]{1,3}\d{1,7}$/.test(name) || named.has(name)) {
      broken()
    }
    named.set(name, { text: textOf(cell, shared), isFormula: cell.formula !== null })
  }
  return named
}

function textOf({ attributes, text }: XmlElement, shared: readonly string[]): string {
  if (text === '') {
    return ''
  }
  switch (attributes.t) {
    case 's':
      return shared[Number(text)] ?? broken()
    case 'b':
      return text === '1' ? priceSheetLabels.truth.yes : priceSheetLabels.truth.no
    case 'n':
    case undefined:
      // As many digits as people see: what was calculated elsewhere may be 24.299999999999997.
      return String(Number(Number(text).toPrecision(15))).replace('.', ',')
    default:
      return tidy(text)
  }
}

/** One line, without invisible characters. */
export function tidy(text: string): string {
  return text
    .replace(/_x000[9AD]_/gi, ' ')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
}
