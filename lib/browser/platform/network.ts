/** Whether the device reports a network. It may be wrong either way, so nothing may wait for it. */
export function isOnline(): boolean {
  try {
    return navigator.onLine !== false
  } catch {
    return true
  }
}
