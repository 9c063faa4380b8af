import { RULES_BLOCK } from '@/lib/both/pageContract'

/** What the storage of a tab has not taken stands in the tab's name, behind this: it ends with the tab as well. */
const MARK = 'tab:'

/** Texts by key, as far as the storage has not taken them; null was to be removed. */
type Untaken = Record<string, string | null>

function untaken(): Untaken {
  try {
    return window.name.startsWith(MARK) ? JSON.parse(window.name.slice(MARK.length)) : {}
  } catch {
    return {}
  }
}

/** What is stored under a key of this tab; null if there is nothing, undefined if nobody can know. */
export function readStored(key: string): string | null | undefined {
  const kept = untaken()[key]
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

/** Whether the storage takes a text, or its removal. */
function takes(key: string, text: string | null): boolean {
  try {
    if (text === null) {
      sessionStorage.removeItem(key)
    } else {
      sessionStorage.setItem(key, text)
    }
    // Some only pretend to store.
    return sessionStorage.getItem(key) === text
  } catch {
    return false
  }
}

/**
 * Stores a text under a key of this tab, or removes it. Session storage ends with the tab: nothing is kept on a shared computer.
 * Where it is forbidden or full, the tab's name does the same.
 */
export function writeStored(key: string, text: string | null) {
  const isTaken = takes(key, text)
  const { [key]: before, ...others } = untaken()
  if (!isTaken || before !== undefined) {
    const next: Untaken = isTaken ? others : { ...others, [key]: text }
    window.name = Object.keys(next).length > 0 ? MARK + JSON.stringify(next) : ''
    // A page that is drawn ahead has a name of its own, and keeps it. An empty one in its place, as hydration looks for it.
    const none = Object.assign(document.createElement('script'), { type: RULES_BLOCK })
    document.querySelector(`[type=${RULES_BLOCK}]`)?.replaceWith(none)
  }
}
