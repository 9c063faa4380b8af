/** Writes to the page only what has changed. */
export function onChange<T>(write: (value: T) => void): (value: T) => void {
  let last: T | undefined
  return (value) => {
    if (value !== last) {
      last = value
      write(value)
    }
  }
}

/**
 * Writes into an element's text. In place: a text that is put in anew has the browser match the page's `:has()` again. A page
 * that the browser translates has no text of its own there.
 */
export function textWriter(element: Element): (text: string) => void {
  return onChange((text) => {
    const { firstChild } = element
    if (firstChild instanceof Text) {
      firstChild.data = text
    } else {
      element.textContent = text
    }
  })
}
