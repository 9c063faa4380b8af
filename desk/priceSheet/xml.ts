import { Parser } from 'saxen'
import { Refused } from './priceSheet'

/** Spreadsheets write some hundred empty cells of their own. */
const ELEMENT_LIMIT = 5000
/** A cell of Excel holds no more letters. */
const TEXT_LIMIT = 32_767
/** A cell lies five deep. */
const DEPTH_LIMIT = 30

type Attributes = Readonly<Partial<Record<string, string>>>

export type XmlElement = {
  attributes: Attributes
  /** What its `v` and `t` hold: the value of a cell, the pieces of a text. */
  text: string
  /** Attributes of the formula in it. */
  formula: Attributes | null
}

/** All elements of one name, whatever its prefix. @throws Refused at more than anybody needs @throws Error where it is no XML */
export function elementsIn(xml: string, wanted: string): XmlElement[] {
  const found: XmlElement[] = []
  const open: string[] = []
  const add = (text: string) => {
    const current = open.includes(wanted) ? found.at(-1) : undefined
    // `rPh` holds the pronunciation of a text.
    if (current !== undefined && /^[vt]$/.test(open.at(-1) ?? '') && !open.includes('rPh')) {
      current.text += text
      if (current.text.length > TEXT_LIMIT) {
        throw new Refused('large')
      }
    }
  }
  new Parser()
    .on('openTag', (prefixed, attributesOf, decode) => {
      const name = prefixed.slice(prefixed.indexOf(':') + 1)
      const attributes = () =>
        Object.fromEntries(Object.entries(attributesOf()).map(([key, value]) => [key, decode(value)]))
      const current = open.includes(wanted) ? found.at(-1) : undefined
      if (name === wanted) {
        found.push({ attributes: attributes(), text: '', formula: null })
      } else if (name === 'f' && current !== undefined) {
        current.formula = attributes()
      }
      if (open.push(name) > DEPTH_LIMIT || found.length > ELEMENT_LIMIT) {
        throw new Refused('large')
      }
    })
    .on('closeTag', () => {
      open.pop()
    })
    .on('text', (text, decode) => add(decode(text)))
    .on('cdata', add)
    .on('warn', (warning) => {
      throw warning
    })
    .parse(xml)
  return found
}
