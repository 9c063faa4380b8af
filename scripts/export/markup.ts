import { type DefaultTreeAdapterTypes, parse } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node

/** An element of a page with its position in the text, so that an edit leaves the rest unchanged, byte for byte. */
export type Markup = {
  /** In lower case, like the names of its attributes. */
  tag: string
  attributes: Readonly<Record<string, string>>
  /** The text of an element that contains only text. */
  text: string
  start: number
  /** Right after its end tag, or its only tag. */
  end: number
}

/** Every element in the source of a page, in order, parsed like a browser does (HTML standard, by parse5). */
export function elementsOf(html: string): Markup[] {
  const found: Markup[] = []
  function visit(node: Node) {
    // Elements that only the parser adds have no position.
    if ('tagName' in node && node.sourceCodeLocation) {
      const { startOffset, endOffset } = node.sourceCodeLocation
      found.push({
        tag: node.tagName,
        attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
        text: node.childNodes.map((child) => ('value' in child ? child.value : '')).join(''),
        start: startOffset,
        end: endOffset,
      })
    }
    for (const child of 'childNodes' in node ? node.childNodes : []) {
      visit(child)
    }
    if ('content' in node) {
      visit(node.content)
    }
  }
  visit(parse(html, { sourceCodeLocationInfo: true }))
  return found
}

/** Id of the script that app/layout.tsx writes (app/boot/InlineScript.tsx). */
export const OWN_SCRIPT = 'head'
/** Id of the script that pages with deferred pictures write. */
export const PICTURES_SCRIPT = 'pictures'

/** The script of `OWN_SCRIPT`, which every page has once. */
export function ownScript(elements: readonly Markup[]): Markup {
  const [script, ...others] = elements.filter(
    ({ tag, attributes }) => tag === 'script' && attributes.id === OWN_SCRIPT,
  )
  if (script === undefined || others.length > 0) {
    throw new Error(
      `A page has ${script ? 'several scripts' : 'no script'} with the id ${OWN_SCRIPT}, which app/layout.tsx writes.`,
    )
  }
  return script
}

export type Edit = { start: number; end: number; text: string }

/** An edit that inserts a text. */
export function insertion(at: number, text: string): Edit {
  return { start: at, end: at, text }
}

/** Applies edits that do not overlap; all positions refer to the original text. */
export function withEdits(html: string, edits: readonly Edit[]): string {
  const inOrder = [...edits].sort((a, b) => a.start - b.start)
  const pieces = inOrder.map(({ start, text }, i) => html.slice(inOrder[i - 1]?.end ?? 0, start) + text)
  return pieces.join('') + html.slice(inOrder.at(-1)?.end ?? 0)
}
