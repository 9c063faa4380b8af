import { DRAFT_KEY, REQUESTS_KEY } from '@/content/storageKeys'
import { type Draft, draftOf, emptyDraft, isEmpty } from './fields'
import { type EnquiryRequest, fingerprintOf } from './requests'

// Session storage ends with the tab: nothing is kept on a shared computer.

/** Null where storage is forbidden (privacy settings): all then lives as long as the page. */
function read(key: string): unknown {
  try {
    const text = sessionStorage.getItem(key)
    return text === null ? undefined : JSON.parse(text)
  } catch (error) {
    // What cannot be parsed is not ours; what cannot be read is no storage.
    return error instanceof SyntaxError ? undefined : null
  }
}

function write(key: string, value: unknown) {
  try {
    if (value === undefined) {
      sessionStorage.removeItem(key)
    } else {
      sessionStorage.setItem(key, JSON.stringify(value))
    }
  } catch {
    // Forbidden or full: the page itself still has it.
  }
}

/** The stored draft, or null where nothing can be stored. */
export function readDraft(): Draft | null {
  const stored = read(DRAFT_KEY)
  return stored === null && !storageWorks() ? null : draftOf(stored)
}

function storageWorks(): boolean {
  try {
    return sessionStorage.length >= 0
  } catch {
    return false
  }
}

export function writeDraft(draft: Draft) {
  write(DRAFT_KEY, isEmpty(draft) ? undefined : draft)
}

export function readRequests(): EnquiryRequest[] {
  const stored = read(REQUESTS_KEY)
  return Array.isArray(stored) ? stored.flatMap((item) => requestOf(item) ?? []) : []
}

/** Only what is still to be told; what other tabs sent is theirs to keep. */
export function writeRequests(requests: readonly EnquiryRequest[]) {
  const kept = requests.filter(({ dismissed, elsewhere }) => !dismissed && !elsewhere)
  write(REQUESTS_KEY, kept.length === 0 ? undefined : kept)
}

/** What the code before hydration writes down: as little as it can, `requestOf` adds the rest. */
export type BareRequest = Pick<EnquiryRequest, 'id' | 'form' | 'words' | 'status'>

/** Stores one more request, without a look at the others. */
export function addRequest(request: BareRequest) {
  const stored = read(REQUESTS_KEY)
  write(REQUESTS_KEY, [...(Array.isArray(stored) ? stored : []), request])
}

/** Storage and channel are written by every version of this site that a tab has seen. */
export function requestOf(value: unknown): EnquiryRequest | null {
  const { id, form, words, fingerprint, status, dismissed } = (value ?? {}) as Partial<EnquiryRequest>
  const known =
    typeof id === 'string' &&
    (form === 'offer' || form === 'contact') &&
    (status?.kind === 'sending' ||
      status?.kind === 'sent' ||
      (status?.kind === 'failed' && typeof status.reason === 'string' && Array.isArray(status.fields)))
  const text = words ? draftOf(words) : null
  return known && (text !== null || typeof fingerprint === 'string')
    ? {
        id,
        form,
        words: text,
        fingerprint: typeof fingerprint === 'string' ? fingerprint : fingerprintOf(form, text ?? emptyDraft),
        status,
        dismissed: dismissed === true,
        elsewhere: false,
      }
    : null
}
