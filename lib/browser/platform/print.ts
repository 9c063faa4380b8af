/** Opens the browser's print dialog; false where it has none, like Android's WebView. */
export function printPage(): boolean {
  try {
    window.print()
    return true
  } catch {
    return false
  }
}
