import { parse } from 'node-html-parser'

/** An element of a page with its place in the text, so that a change leaves the rest as Next wrote it, byte for byte. */
export type Markup = {
  /** In lower case, as the names of its attributes. */
  tag: string
  attributes: Readonly<Record<string, string>>
  /** The text inside, for what holds nothing but text. */
  text: string
  start: number
  /** Just behind its end tag, or its only tag. */
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
/** Id of the one that pages with pictures write. */
export const PICTURES_SCRIPT = 'pictures'

/** It; there is one on every page. */
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

/** Puts a text into a gap of another one. */
export function insertion(at: number, text: string): Edit {
  return { start: at, end: at, text }
}

/** Makes changes that do not overlap; their positions are those of the text before all of them. */
export function withEdits(html: string, edits: readonly Edit[]): string {
  const inOrder = [...edits].sort((a, b) => a.start - b.start)
  const kept = inOrder.map(({ start, text }, i) => html.slice(inOrder[i - 1]?.end ?? 0, start) + text)
  return kept.join('') + html.slice(inOrder.at(-1)?.end ?? 0)
}
