/** Whether the page may handle a click: with a modifier or another button the visitor wants a new tab. */
export function isUnmodifiedClick({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey
}
