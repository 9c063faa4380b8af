import { claim } from './claim'

/** The template's texts by page, as the editor shows them beside the owner's. */
const registered = new Map<string, object>()
export const templates: ReadonlyMap<string, object> = registered

/** Where a line must not break. A browser's field has no such space. */
const UNBREAKABLE = /(?<=§§?|\d) (?=\d|Uhr\b|Stunden?\b|Jahren?\b|Jahre\b|Prozent\b|%|€)|(?<=\bz\.) (?=B\.)/g

const typeset = (text: string) => text.replace(UNBREAKABLE, '\u00a0')

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isTextList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string')

/** Whether an owner may write a text of his own there: over a text, or where the template leaves one out. */
const isText = (template: unknown) => typeof template === 'string' || template === null

function merged(template: unknown, own: unknown): unknown {
  if (typeof own === 'string' && own !== '' && isText(template)) {
    return claim(typeset(own))
  }
  if (isTextList(own) && own.length > 0 && isTextList(template)) {
    return own.map((text) => claim(typeset(text)))
  }
  if (isObject(own) && typeof template === 'object' && template !== null) {
    const entries = Object.entries(template).map(([key, value]) => [key, merged(value, own[key])] as const)
    return Array.isArray(template) ? entries.map(([, value]) => value) : Object.fromEntries(entries)
  }
  return template
}

/**
 * The texts of a page, with the owner's where he has written his own: each of those is a claim, and a release asks for it once.
 * @param own what differs, by the same names; entries of a list by their number
 */
export function ownTexts<T extends object>(page: string, template: T, own: object): T {
  registered.set(page, template)
  return merged(template, own) as T
}

/** Where an owner's file names a text that the page does not have, or no longer: a dotted path each. */
export function strayTexts(template: unknown, own: unknown, path = ''): string[] {
  if (isObject(own) && typeof template === 'object' && template !== null) {
    return Object.entries(own).flatMap(([key, value]) =>
      strayTexts((template as Readonly<Record<string, unknown>>)[key], value, path ? `${path}.${key}` : key),
    )
  }
  const fits = typeof own === 'string' ? isText(template) : isTextList(own) && isTextList(template)
  return fits ? [] : [path]
}
