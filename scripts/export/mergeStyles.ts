import { createHash } from 'node:crypto'
import { stylesOf } from './deferScripts'
import { MAP_COMMENT } from './licences'
import { elementsOf, withEdits } from './markup'

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
  const lists = new Map([...pages].map(([path, html]) => [path, stylesOf(elementsOf(html))]))
  const everywhere = (address: string) => [...lists.values()].every((list) => list.includes(address))
  const sheets = new Map<string, string>()

  function joined(list: readonly string[]): string {
    const text = list.map((address) => textOf(address).replace(MAP_COMMENT, '')).join('')
    const address = `${folder}${createHash('sha256').update(text).digest('hex').slice(0, 13)}.css`
    sheets.set(address, text)
    return address
  }

  function merged(path: string, html: string): string {
    const list = lists.get(path) ?? []
    const groups = [list.filter(everywhere), list.filter((address) => !everywhere(address))]
    const newOf = new Map(
      groups
        .filter((group) => group.length > 0)
        .flatMap((group) => {
          const to = joined(group)
          return group.map((address) => [address, to] as const)
        }),
    )
    const seen = new Set<string>()
    const repeated = elementsOf(html).filter((element) => {
      const to = newOf.get(stylesOf([element])[0] ?? '')
      const isRepeated = to !== undefined && seen.has(to)
      seen.add(to ?? '')
      return isRepeated
    })
    const once = withEdits(
      html,
      repeated.map((element) => ({ ...element, text: '' })),
    )
    return [...newOf].reduce((text, [from, to]) => text.replaceAll(from, to), once)
  }

  return {
    pages: new Map([...pages].map(([path, html]) => [path, merged(path, html)])),
    sheets,
    parts: new Set([...lists.values()].flat()),
  }
}
