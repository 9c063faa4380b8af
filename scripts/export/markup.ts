import { parse } from 'node-html-parser'

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

/** As HTML reads them: no tag inside counts. */
const TEXT_ELEMENTS = { script: true, style: true, noscript: true }

/** Every element that is written in a page, in its order. */
export function elementsOf(html: string): Markup[] {
  return parse(html, { blockTextElements: TEXT_ELEMENTS })
    .querySelectorAll('*')
    .map(({ rawTagName, attrs, rawText, range: [start, end] }) => ({
      tag: rawTagName.toLowerCase(),
      attributes: attrs,
      text: rawText,
      start,
      end,
    }))
}

/** Id of the script that app/layout.tsx writes (app/boot/InlineScript.tsx). */
export const OWN_SCRIPT = 'head'
/** Ids of those that some pages write besides. */
export const PAGE_SCRIPTS: readonly (string | undefined)[] = ['pictures', 'planned']

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
