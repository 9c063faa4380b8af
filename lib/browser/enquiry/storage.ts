import { DRAFT_KEY, REQUESTS_KEY } from '@/content/storageKeys'
import { readJson, storeValue } from '@/lib/browser/platform/storage'
import { type Draft, draftOf, emptyDraft, isEmpty } from './fields'
import { type EnquiryRequest, FAILURE_REASONS, type RequestStatus } from './requests'

/** The stored draft, or null where storage is denied. */
export function readDraft(): Draft | null {
  const stored = readJson(DRAFT_KEY)
  return stored === null ? null : draftOf(stored)
}

export function writeDraft(draft: Draft) {
  storeValue(DRAFT_KEY, isEmpty(draft) ? null : draft)
}

/** The stored requests, or null where storage is denied. */
export function readRequests(): EnquiryRequest[] | null {
  const stored = readJson(REQUESTS_KEY)
  if (stored === null) {
    return null
  }
  return Array.isArray(stored) ? stored.flatMap((item) => requestOf(item) ?? []) : []
}

/** Stores only requests that are not dismissed, and their text only while it may be needed. */
export function writeRequests(requests: readonly EnquiryRequest[]) {
  const persisted = requests
    .filter(({ dismissed }) => !dismissed)
    .map(({ id, form, draft, status }) => ({
      id,
      form,
      status,
      draft: status.kind === 'sent' ? emptyDraft : draft,
    }))
  storeValue(REQUESTS_KEY, persisted.length === 0 ? null : persisted)
}

/** Validates a stored request, which another version of this site may have written. */
function requestOf(value: unknown): EnquiryRequest | null {
  const { id, form, draft, status } = (value ?? {}) as Partial<EnquiryRequest>
  return typeof id === 'string' && (form === 'offer' || form === 'contact') && isStatus(status)
    ? { id, form, draft: draftOf(draft), status, dismissed: false, own: false }
    : null
}

function isStatus(status: RequestStatus | undefined): status is RequestStatus {
  return (
    status?.kind === 'sending' ||
    status?.kind === 'sent' ||
    (status?.kind === 'failed' && FAILURE_REASONS.includes(status.reason) && Array.isArray(status.fields))
  )
}
