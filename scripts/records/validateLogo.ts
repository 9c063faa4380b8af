import { wcagContrast } from 'culori'
import sharp from 'sharp'
import { type Drawn, fileOf, type Logo, readLogo } from '@/lib/server/logo'
import { palette } from '@/lib/server/palette'
import { drawingPng, hasGround } from '@/lib/server/png'

/** WCAG 1.4.11, for what is no text. */
const CONTRAST = 3
/** Of what is drawn: small dark parts on light ones belong to many logos. */
const LEAST_SHARE = 2 / 3
const HEIGHT = 72
const WHERE: Record<Drawn, string> = { logo: 'in Kopf und Fuß', zeichen: 'der Symbole' }

/** The share of a drawing's dots that stand out from the dark ground of header and footer, 0 to 1. */
async function legibleShare(logo: Logo): Promise<number> {
  const { data } = await sharp(await drawingPng(logo, HEIGHT))
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

async function validateDrawn(drawn: Drawn, root: string): Promise<string[]> {
  const { logo, faults } = readLogo(drawn, root)
  if (logo === null) {
    return faults
  }
  if (drawn === 'zeichen' && (await hasGround(logo))) {
    return []
  }
  const share = await legibleShare(logo)
  return share >= LEAST_SHARE
    ? []
    : [
        `${fileOf(drawn)} hebt sich vom dunklen Grund ${WHERE[drawn]} zu wenig ab (nur ${Math.round(share * 100)} % der Fläche sind hell genug): Nehmen Sie die helle Fassung, oder geben Sie den Flächen die Farbe currentColor, die dort weiß ist.`,
      ]
}

/**
 * What is wrong with the owner's logo and mark, one line each.
 * @param root folder of the project
 */
export async function validateLogo(root = process.cwd()): Promise<string[]> {
  return (await Promise.all([validateDrawn('logo', root), validateDrawn('zeichen', root)])).flat()
}
