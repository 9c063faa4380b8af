import opentype from 'opentype.js'
import { fontOf } from './sharingFonts'

/** What no number plate may say, nor a guard's mark: „Schutz und Sicherheit“ is no S S. */
const UNFIT = ['HJ', 'KZ', 'NS', 'SA', 'SS']

/** One or two letters for a company: the first of its first two words that are no small ones (`und`). */
export function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{M}\p{N}.]+/u).filter((word) => /^[\p{L}\p{N}]/u.test(word))
  const great = words.filter((word) => /^[\p{Lu}\p{N}]/u.test(word))
  const [first = '', second = ''] = (great.length > 0 ? great : words).map((word) =>
    word.normalize('NFC').charAt(0),
  )
  const both = `${first}${second}`.toLocaleUpperCase('de')
  return UNFIT.includes(both) ? both.charAt(0) : both
}

/** Side of a letter in the typeface, where its outlines are whole numbers. */
const EM = 1000

/** Letters as outlines in the site's typeface, amid a square of 32 and no larger than this: attributes of a path. */
export function outlineOf(letters: string, { width, height }: { width: number; height: number }) {
  const path = fontOf(letters.charAt(0))?.getPath(letters, 0, 0, EM) ?? new opentype.Path()
  const { x1, y1, x2, y2 } = path.getBoundingBox()
  const scale = Math.min(width / (x2 - x1), height / (y2 - y1)).toFixed(4)
  return {
    transform: `translate(16 16) scale(${scale}) translate(${-(x1 + x2) / 2} ${-(y1 + y2) / 2})`,
    d: path.toPathData(0),
  }
}
