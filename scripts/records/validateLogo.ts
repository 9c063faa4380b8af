import { wcagContrast } from 'culori'
import sharp from 'sharp'
import { LOGO_FILE, type Logo, readLogo } from '@/lib/server/logo'
import { palette } from '@/lib/server/palette'

/** WCAG 1.4.11, for what is no text. */
const CONTRAST = 3
/** Of what is drawn: small dark parts on light ones belong to many logos. */
const LEAST_SHARE = 2 / 3
const HEIGHT = 72

/** The share of a logo's dots that stand out from the dark ground of header and footer, 0 to 1. */
async function legibleShare({ svg }: Logo): Promise<number> {
  // What takes the colour of its ground is white there.
  const white = svg.replace('<svg', '<svg color="#fff"')
  const { data } = await sharp(Buffer.from(white), { density: 144 })
    .resize({ height: HEIGHT })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  let [drawn, legible] = [0, 0]
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4)
    if (alpha > 127) {
      const colour = { mode: 'rgb', r: red / 255, g: green / 255, b: blue / 255 } as const
      drawn += 1
      legible += wcagContrast(colour, palette.nacht[900]) >= CONTRAST ? 1 : 0
    }
  }
  return drawn === 0 ? 0 : legible / drawn
}

/**
 * What is wrong with the owner's logo, one line each.
 * @param root folder of the project
 */
export async function validateLogo(root = process.cwd()): Promise<string[]> {
  const { logo, faults } = readLogo(root)
  if (logo === null) {
    return faults
  }
  const share = await legibleShare(logo)
  return share >= LEAST_SHARE
    ? []
    : [
        `${LOGO_FILE} hebt sich vom dunklen Grund in Kopf und Fuß zu wenig ab (nur ${Math.round(share * 100)} % der Fläche sind hell genug): Nehmen Sie die helle Fassung Ihres Logos, oder geben Sie den Flächen die Farbe currentColor, die dort weiß ist.`,
      ]
}
