/** Safari takes a hundred changes of the address in half a minute, Firefox two hundred in ten seconds; then both throw. */
const PAUSE_MS = 500

/** When the address may be written again. */
let free = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** Of the browser itself: what stands on the object belongs to Next (app/hydration/ownHistory.ts). */
function write(method: 'pushState' | 'replaceState', address: string): boolean {
  try {
    History.prototype[method].call(history, null, '', address)
    return true
  } catch {
    return false
  }
}

/** Makes an entry for an address of this page; false where the browser refuses. Only for what a visitor chooses, one at a time. */
export function pushAddress(address: string): boolean {
  return write('pushState', address)
}

/** Goes to a part of this page as a link does, without an entry of its own; style sheets know it as the target then. */
export function goToFragment(id: string): boolean {
  try {
    location.replace(`#${id}`)
    return true
  } catch {
    return false
  }
}

/**
 * Keeps the address in step with what a page shows, at most twice a second: the last one wins.
 * @param onWritten not called where the browser refuses
 * @returns what calls it off
 */
export function followInAddress(address: string, onWritten?: () => void): () => void {
  clearTimeout(timer)
  const due = setTimeout(
    () => {
      free = Date.now() + PAUSE_MS
      if (write('replaceState', address)) {
        onWritten?.()
      }
    },
    Math.max(0, free - Date.now()),
  )
  timer = due
  return () => clearTimeout(due)
}
