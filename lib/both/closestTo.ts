/**
 * The closest element around an event's target that matches a selector. Null for events that a foreign script, for example an
 * extension's, sends to the document or the window, which are no elements.
 */
export function closestTo<T extends Element = HTMLElement>({ target }: Event, selector: string): T | null {
  return target instanceof Element ? target.closest<T>(selector) : null
}
