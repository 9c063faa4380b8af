/** What both forms share. The consent tick is not part of it: consent is given anew for each request. */
export const DRAFT_FIELDS = ['company', 'name', 'email', 'phone', 'message'] as const

export type DraftField = (typeof DRAFT_FIELDS)[number]
export type Draft = Record<DraftField, string>

/** Named in the privacy notice. */
export const DRAFT_KEY = 'anfrage-entwurf'

export const emptyDraft: Draft = { company: '', name: '', email: '', phone: '', message: '' }

type Listener = (draft: Draft) => void
const listeners = new Set<Listener>()
let current: Draft | null = null

/** Session storage may be forbidden (privacy settings) or full: the draft then lives as long as the page. */
function readStored(): Draft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? '{}')
    const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : []
    const known = entries.filter(
      ([key, value]) => DRAFT_FIELDS.includes(key as DraftField) && typeof value === 'string',
    )
    return { ...emptyDraft, ...Object.fromEntries(known) }
  } catch {
    return emptyDraft
  }
}

function store(draft: Draft) {
  try {
    if (isEmpty(draft)) {
      sessionStorage.removeItem(DRAFT_KEY)
    } else {
      sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft))
    }
  } catch {
    // See readStored.
  }
}

export function isEmpty(draft: Draft): boolean {
  return DRAFT_FIELDS.every((field) => draft[field] === '')
}

/** What has been typed so far on this tab, in either form, on any page. */
export function readDraft(): Draft {
  current ??= readStored()
  return current
}

/** Keeps what was typed, at once: a tab can be closed or crash at any moment. */
export function updateDraft(change: Partial<Draft>) {
  current = { ...readDraft(), ...change }
  store(current)
  for (const listener of listeners) {
    listener(current)
  }
}

export function clearDraft() {
  updateDraft(emptyDraft)
}

/** Calls back after every change; returns the function that ends it. */
export function onDraftChange(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
