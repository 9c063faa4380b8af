/** Safari allows a hundred changes of the address in half a minute, Firefox two hundred in ten seconds; then both throw. */
const PAUSE_MS = 500

/** When the address may be written again. */
let nextWrite = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** Uses the prototype, as app/hydration/ownHistory.ts disables the methods of the object for Next. */
function write(method: 'pushState' | 'replaceState', address: string): boolean {
  try {
    History.prototype[method].call(history, null, '', address)
    return true
  } catch {
    return false
  }
}

/** Adds an entry for an address of this page; false where the browser refuses. Only for single actions of the visitor. */
export function pushAddress(address: string): boolean {
  return write('pushState', address)
}

/** Goes to a part of this page as a link does, but without a new entry; `:target` matches it then. */
export function goToFragment(id: string): boolean {
  try {
    location.replace(`#${id}`)
    return true
  } catch {
    return false
  }
}

/**
 * Writes the state of a page into its address, at most twice a second; the last call wins.
 * @param onWritten not called where the browser refuses
 * @returns a function that cancels it
 */
export function followInAddress(address: string, onWritten?: () => void): () => void {
  clearTimeout(timer)
  const scheduled = setTimeout(
    () => {
      nextWrite = Date.now() + PAUSE_MS
      if (write('replaceState', address)) {
        onWritten?.()
      }
    },
    Math.max(0, nextWrite - Date.now()),
  )
  timer = scheduled
  return () => clearTimeout(scheduled)
}
