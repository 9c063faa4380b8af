/**
 * If what had the focus is gone, gives it to the title of the page, or of the dialog over it. Else screen readers would start
 * over at the top, and Tab anywhere. By a look at the document: titles are the server's HTML.
 */
export function keepFocus() {
  const active = document.activeElement
  // A closed dialog keeps the focus until the next frame, and then lets it fall.
  if (active === null || active === document.body || active.closest('dialog:not([open])') !== null) {
    const title =
      document.querySelector<HTMLElement>('dialog[open] h2') ?? document.querySelector<HTMLElement>('h1')
    title?.focus({ preventScroll: true })
  }
}
