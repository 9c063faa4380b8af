declare global {
  interface Window {
    /** What the storage did not take. On the window, as the code before hydration and the islands are two bundles. */
    unstored?: Map<string, string | null>
  }
}

/** Texts of this page by key, as far as the storage has not taken them; null was to be removed. */
function unstored(): Map<string, string | null> {
  window.unstored ??= new Map()
  return window.unstored
}

/** What is stored under a key of this tab; null if there is nothing, undefined if nobody can know. */
export function readStored(key: string): string | null | undefined {
  const kept = unstored().get(key)
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
 * Stores a text under a key of this tab, or removes it. Session storage ends with the tab: nothing is kept on a shared
 * computer. Where it is forbidden or full the text lives as long as the page.
 */
export function writeStored(key: string, text: string | null) {
  try {
    if (text === null) {
      sessionStorage.removeItem(key)
    } else {
      sessionStorage.setItem(key, text)
    }
    // Some only pretend to store.
    if (sessionStorage.getItem(key) === text) {
      unstored().delete(key)
      return
    }
  } catch {
    // Forbidden or full.
  }
  unstored().set(key, text)
}

/** Whether the storage has taken what was written last. */
export function outlivesPage(key: string): boolean {
  return !unstored().has(key)
}
