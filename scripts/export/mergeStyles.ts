import { createHash } from 'node:crypto'
import { stylesOf } from './deferScripts'
import { MAP_COMMENT } from './licences'
import { elementsOf, type Markup, withEdits } from './markup'

type Merged = {
  /** By their paths. */
  pages: ReadonlyMap<string, string>
  /** Texts of the new sheets by their addresses. */
  sheets: ReadonlyMap<string, string>
  /** What stands in them: addresses of the old ones. */
  parts: ReadonlySet<string>
}

/**
 * Joins the style sheets of a page to two: what every page has, which a browser keeps, and the rest. The bundler makes one for each
 * few components, or few large ones with the styles of other pages; together they are a tenth smaller than apart.
 * @param pages HTML by path, with the data that React hydrates: it names the sheets again
 * @param folder address of the folder for the new sheets
 */
export function mergeStyles(
  pages: ReadonlyMap<string, string>,
  folder: string,
  textOf: (address: string) => string,
): Merged {
  const elements = new Map([...pages].map(([path, html]) => [path, elementsOf(html)]))
  const lists = [...elements.values()].map(stylesOf)
  const parts = new Set(lists.flat())
  const everywhere = new Set([...parts].filter((part) => lists.every((list) => list.includes(part))))
  const sheets = new Map<string, string>()

  function joined(list: readonly string[]): string {
    const text = list.map((address) => textOf(address).replace(MAP_COMMENT, '')).join('')
    const address = `${folder}${createHash('sha256').update(text).digest('hex').slice(0, 13)}.css`
    sheets.set(address, text)
    return address
  }

  const common = joined([...everywhere])

  function merged(html: string, written: readonly Markup[]): string {
    const own = stylesOf(written).filter((part) => !everywhere.has(part))
    const ownSheet = own.length === 0 ? common : joined(own)
    /** Next names sheets of its error page in each page; they get an address that is loaded anyway. */
    const sheetOf = (part: string) => (own.includes(part) ? ownSheet : common)
    const seen = new Set<string>()
    const superfluous = written.filter(({ attributes: { as, href = '' } }) => {
      const isFirst = !seen.has(sheetOf(href))
      const isPart = parts.has(href)
      if (isPart && as === undefined) {
        seen.add(sheetOf(href))
      }
      return isPart && (as !== undefined || !isFirst)
    })
    const once = withEdits(
      html,
      superfluous.map((element) => ({ ...element, text: '' })),
    )
    return [...parts].reduce((text, part) => text.replaceAll(part, sheetOf(part)), once)
  }

  return {
    pages: new Map([...pages].map(([path, html]) => [path, merged(html, elements.get(path) ?? [])])),
    sheets,
    parts,
  }
}
