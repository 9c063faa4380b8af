/**
 * The parts of a watch that what moves it, its styles and the tests look for, by the value of their `data-part`. Of what changes
 * with the time, each has its kind as `data-kind`.
 */
export type WatchPart =
  | 'watch'
  | 'stage'
  | 'sheet'
  | 'crowd'
  | 'dark'
  | 'morning'
  | 'route'
  | 'walked'
  | 'trolley'
  | 'guard'
  | 'torch'
  | 'van'
  | 'post'
  | 'fault'
  | 'fit'
  | 'play'
  | 'clock'
  | 'report'

/** The attribute of a part, in the markup. */
export const part = (name: WatchPart) => ({ 'data-part': name })

/** What finds a part. */
export const selectorOf = (name: WatchPart) => `[data-part="${name}"]`

/** A part of a watch that the server's HTML has. */
export function partOf<T extends Element>(body: Element, name: WatchPart): T {
  return firstOf(body, selectorOf(name))
}

/** Of what the server's HTML has for sure, the first that a selector finds. */
export function firstOf<T extends Element>(body: Element, selector: string): T {
  const found = body.querySelector<T>(selector)
  if (found === null) {
    throw new Error(`The page has no ${selector}.`)
  }
  return found
}
