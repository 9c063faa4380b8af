import { DRAFT_KEY, INSERTED_KEY, REQUESTS_KEY } from '@/content/storageKeys'
import { readJson, writeStored } from '@/lib/browser/platform/storage'
import { type Draft, draftOf, emptyDraft, isEmpty } from './fields'
import type { Inserted } from './prefilled'
import { type EnquiryRequest, FAILURE_REASONS, type RequestStatus } from './requests'

/** The stored draft, or null where nothing can be stored. */
export function readDraft(): Draft | null {
  const stored = readJson(DRAFT_KEY)
  return stored === null ? null : draftOf(stored)
}

export function writeDraft(draft: Draft) {
  writeStored(DRAFT_KEY, isEmpty(draft) ? null : JSON.stringify(draft))
}

/** What was taken over into the message, or null where nothing can be stored. */
export function readInserted(): Inserted | null {
  const stored = readJson(INSERTED_KEY)
  return stored === null
    ? null
    : Object.fromEntries(
        Object.entries(Object(stored)).flatMap(([origin, details]) =>
          typeof details === 'string' ? [[origin, details]] : [],
        ),
      )
}

export function writeInserted(inserted: Inserted) {
  writeStored(INSERTED_KEY, Object.keys(inserted).length === 0 ? null : JSON.stringify(inserted))
}

/** The stored requests, or null where nothing can be stored. */
export function readRequests(): EnquiryRequest[] | null {
  const stored = readJson(REQUESTS_KEY)
  if (stored === null) {
    return null
  }
  return Array.isArray(stored) ? stored.flatMap((item) => requestOf(item) ?? []) : []
}

/** Only what is still to be told, and words only as long as they may be needed. */
export function writeRequests(requests: readonly EnquiryRequest[]) {
  const kept = requests
    .filter(({ dismissed }) => !dismissed)
    .map(({ id, form, draft, status }) => ({
      id,
      form,
      status,
      draft: status.kind === 'sent' ? emptyDraft : draft,
    }))
  writeStored(REQUESTS_KEY, kept.length === 0 ? null : JSON.stringify(kept))
}

/** The storage is written by every version of this site that a tab has seen. */
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
