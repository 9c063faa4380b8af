/** Long enough for the browser to have started reading. */
const REVOKE_MS = 60_000

/** Downloads a file that was created in the page; false where the browser refuses, as in-app browsers do. */
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
