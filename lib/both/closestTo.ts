/**
 * Where an event came from, or what lies around it, by a selector. Null for one that a foreign script, an extension's for example,
 * has sent to the document or the window: they are no elements.
 */
export function closestTo<T extends Element = HTMLElement>({ target }: Event, selector: string): T | null {
  return target instanceof Element ? target.closest<T>(selector) : null
}
