/** Whether a click is the page's to answer: with ctrl, shift or another button the visitor wants a new tab. */
export function isUnmodifiedClick({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey
}
