/** Long enough for the browser to have begun reading. */
const REVOKE_MS = 60_000

/** Hands a file that was made in the page to the browser's downloads; false where it takes none, as in the browsers of some apps. */
export function saveFile(name: string, content: Blob): boolean {
  try {
    const address = URL.createObjectURL(content)
    const link = document.createElement('a')
    link.href = address
    link.download = name
    document.body.append(link)
    link.click()
    link.remove()
    setTimeout(() => URL.revokeObjectURL(address), REVOKE_MS)
    return true
  } catch {
    return false
  }
}
