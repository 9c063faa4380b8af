/** A part of a watch that the server's HTML has. */
export function partOf<T extends Element>(body: Element, selector: string): T {
  const part = body.querySelector<T>(selector)
  if (part === null) {
    throw new Error(`The page has no ${selector}.`)
  }
  return part
}
