import { isInClosedDialog } from '@/lib/both/isInClosedDialog'

/**
 * Moves a lost focus to the title of the page, or of the open dialog; otherwise screen readers and Tab would start over. Finds the
 * title in the document, as the server renders it.
 */
export function keepFocus() {
  const active = document.activeElement
  if (active === null || active === document.body || isInClosedDialog(active)) {
    const title =
      document.querySelector<HTMLElement>('dialog[open] h2') ?? document.querySelector<HTMLElement>('h1')
    title?.focus({ preventScroll: true })
  }
}
