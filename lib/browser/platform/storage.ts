/** Values that could not be stored, by key, while this page is open; null for a failed removal. */
const unstored = new Map<string, string | null>()

/** The text that is stored under a key of this tab; null if there is none, undefined if storage is denied. */
export function readStored(key: string): string | null | undefined {
  const value = unstored.get(key)
  if (value !== undefined) {
    return value
  }
  try {
    return sessionStorage.getItem(key) ?? null
  } catch {
    return undefined
  }
}

/** The JSON that is stored under a key of this tab, unchecked; undefined if there is none, null if storage is denied. */
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

/** The value that `storeValue` has stored under a key; undefined if there is none, or storage is denied. */
export function readValue<T>(key: string): T | undefined {
  return (readJson(key) ?? undefined) as T | undefined
}

/** Stores a value as JSON under a key of this tab, or removes it: null. */
export function storeValue(key: string, value: unknown) {
  writeStored(key, value === null ? null : JSON.stringify(value))
}

/**
 * Stores a text under a key of this tab, or removes it. Session storage ends with the tab, so nothing remains on a shared computer.
 * Where it is denied or full, only this page remembers: other sites can read what else outlives a page, like the tab's name.
 * @returns whether the next page can read it
 */
export function writeStored(key: string, text: string | null): boolean {
  try {
    if (text === null) {
      sessionStorage.removeItem(key)
    } else {
      sessionStorage.setItem(key, text)
    }
    // Some browsers only pretend to store.
    if (sessionStorage.getItem(key) === text) {
      unstored.delete(key)
      return true
    }
  } catch {}
  unstored.set(key, text)
  return false
}
