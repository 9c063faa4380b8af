import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'

/** In the order in which the renderer looks a letter up. It takes WOFF, not the WOFF2 that the pages load. */
export const sharingFonts = (['latin', 'latin-ext'] as const).map((subset) => ({
  // Of fonts with one name it takes only the first.
  name: `Host Grotesk ${subset}`,
  weight: 600 as const,
  data: readFileSync(
    join(process.cwd(), `node_modules/@fontsource/host-grotesk/files/host-grotesk-${subset}-600-normal.woff`),
  ),
}))

/** A table of a font file (W3C WOFF 1.0, section 4). */
function tableOf(woff: Buffer, wanted: string): Buffer {
  const entries = Array.from({ length: woff.readUInt16BE(12) }, (_, index) => 44 + 20 * index)
  const entry = entries.find((at) => woff.toString('latin1', at, at + 4) === wanted)
  if (entry === undefined) {
    throw new Error(`The font has no table '${wanted}'.`)
  }
  const [offset, packed, size] = [4, 8, 12].map((field) => woff.readUInt32BE(entry + field)) as [
    number,
    number,
    number,
  ]
  const bytes = woff.subarray(offset, offset + packed)
  return packed < size ? inflateSync(bytes) : bytes
}

/**
 * The characters that a font file draws. The `unicode.json` of its package says only which ones a browser loads it for:
 * of its 1162 in latin-ext the file has 141.
 */
function charactersOf(woff: Buffer): ReadonlySet<number> {
  const cmap = tableOf(woff, 'cmap')
  const start = cmap.readUInt32BE(8)
  // Format 4, "segment mapping to delta values" (OpenType, cmap), is what the package ships.
  if (cmap.readUInt16BE(start) !== 4) {
    throw new Error('The table of characters of the font has another format than 4.')
  }
  const column = cmap.readUInt16BE(start + 6)
  const characters = new Set<number>()
  for (let segment = start + 14; segment < start + 14 + column; segment += 2) {
    const [last, first] = [cmap.readUInt16BE(segment), cmap.readUInt16BE(segment + 2 + column)]
    const delta = cmap.readUInt16BE(segment + 2 + 2 * column)
    const rangeAt = segment + 2 + 3 * column
    const range = cmap.readUInt16BE(rangeAt)
    for (let character = first; character <= last && character !== 0xffff; character++) {
      const glyph =
        range === 0
          ? (character + delta) % 0x10000
          : cmap.readUInt16BE(rangeAt + range + 2 * (character - first))
      // 0 stands for what the font does not draw.
      if (glyph !== 0) {
        characters.add(character)
      }
    }
  }
  return characters
}

const characterSets = sharingFonts.map(({ data }) => charactersOf(data))
const graphemes = new Intl.Segmenter('de')

/**
 * What the renderer of the sharing pictures would ask a foreign server for: each sign that no single font draws whole.
 * Like the renderer, looks in the first font that has its first character.
 */
function undrawable(text: string): readonly string[] {
  return [...graphemes.segment(text)]
    .map(({ segment }) => segment)
    .filter((sign) => {
      const [first = 0, ...others] = Array.from(sign, (character) => character.codePointAt(0) ?? 0)
      const font = characterSets.find((characters) => characters.has(first))
      return font === undefined || !others.every((character) => font.has(character))
    })
}

/** Why a text cannot stand on a sharing picture, or null. */
export function validateDrawable(text: string): string | null {
  const [sign] = undrawable(text)
  if (sign === undefined) {
    return null
  }
  const codes = Array.from(
    sign,
    (character) => `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`,
  )
  return `enthält „${sign}“ (${codes.join(' ')}); der Schrift der Vorschaubilder fehlt dieses Zeichen`
}
