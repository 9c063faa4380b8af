import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import opentype, { type Font } from 'opentype.js'

/** In the order in which the renderer looks a letter up. It takes WOFF, not the WOFF2 that the pages load. */
export const sharingFonts = (['latin', 'latin-ext'] as const).map((subset) => ({
  // Of fonts with one name it takes only the first.
  name: `Host Grotesk ${subset}`,
  weight: 600 as const,
  data: readFileSync(
    join(process.cwd(), `node_modules/@fontsource/host-grotesk/files/host-grotesk-${subset}-600-normal.woff`),
  ),
}))

const fonts = sharingFonts.map(({ data }) => opentype.parse(new Uint8Array(data).buffer))

/** The `unicode.json` of the package says only which characters a browser loads a font for: of its 1162 in latin-ext the file has 141. */
const has = (font: Font, character: string) => font.charToGlyphIndex(character) !== 0

/** The first font that has a character, which is the one that draws it. */
export const fontOf = (character: string): Font | undefined => fonts.find((font) => has(font, character))

const graphemes = new Intl.Segmenter('de')

/**
 * What the renderer of the sharing pictures would ask a foreign server for: each sign that no single font draws whole.
 * Like the renderer, looks in the first font that has its first character.
 */
function undrawable(text: string): readonly string[] {
  return [...graphemes.segment(text)]
    .map(({ segment }) => segment)
    .filter((sign) => {
      const [first = '', ...others] = Array.from(sign)
      const font = fontOf(first)
      return font === undefined || !others.every((character) => has(font, character))
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
