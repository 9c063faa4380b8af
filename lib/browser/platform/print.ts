/** Opens the browser's print dialog; false where there is none, as in Android's WebView. */
export function printPage(): boolean {
  try {
    window.print()
    return true
  } catch {
    return false
  }
}
