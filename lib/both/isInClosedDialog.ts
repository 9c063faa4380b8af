/** A closed dialog may still have the focus, until the next frame, and a password manager fills its form with that of the page. */
export function isInClosedDialog(element: Element): boolean {
  return element.closest('dialog:not([open])') !== null
}
