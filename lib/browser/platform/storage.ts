/** What the storage has not taken, by key, for as long as this page is open; null was to be removed. */
const untaken = new Map<string, string | null>()

/** What is stored under a key of this tab; null if there is nothing, undefined if nobody can know. */
export function readStored(key: string): string | null | undefined {
  const kept = untaken.get(key)
  if (kept !== undefined) {
    return kept
  }
  try {
    return sessionStorage.getItem(key) ?? null
  } catch {
    return undefined
  }
}

/** The JSON that is stored under a key of this tab, unchecked; undefined if there is none, null if nobody can know. */
export function readJson(key: string): unknown {
  const text = readStored(key)
  if (text === undefined) {
    return null
  }
  try {
    return text === null ? undefined : (JSON.parse(text) ?? undefined)
  } catch {
    return undefined
  }
}

/**
 * Stores a text under a key of this tab, or removes it. Session storage ends with the tab: nothing is kept on a shared computer.
 * Where it is forbidden or full, this page alone remembers: what else outlives a page, like the tab's name, other sites can read.
 * @returns whether the next page will know
 */
export function writeStored(key: string, text: string | null): boolean {
  try {
    if (text === null) {
      sessionStorage.removeItem(key)
    } else {
      sessionStorage.setItem(key, text)
    }
    // Some only pretend to store.
    if (sessionStorage.getItem(key) === text) {
      untaken.delete(key)
      return true
    }
  } catch {}
  untaken.set(key, text)
  return false
}
