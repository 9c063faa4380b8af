/** Whether the device says that it has a network. It may be wrong either way, so nobody may wait for it. */
export function isOnline(): boolean {
  try {
    return navigator.onLine !== false
  } catch {
    return true
  }
}
