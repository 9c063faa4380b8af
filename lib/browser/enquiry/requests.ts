import { type Draft, type FormKind, TEXT_FIELDS } from './fields'

/**
 * Why a request is not known to have arrived:
 * `offline` the device says that it has no network · `unconfirmed` it may have arrived · `rejected` the service said no ·
 * `busy` too many requests · `notConfigured` the build has no form service.
 */
export const FAILURE_REASONS = ['offline', 'unconfirmed', 'rejected', 'busy', 'notConfigured'] as const
export type FailureReason = (typeof FAILURE_REASONS)[number]

/** How a request ended. `fields`: names of the fields that the service did not like, if it named any. */
export type Ended = { kind: 'sent' } | { kind: 'failed'; reason: FailureReason; fields: readonly string[] }

export type RequestStatus = { kind: 'sending' } | Ended

/** One press of a button that sends. */
export type EnquiryRequest = {
  id: string
  form: FormKind
  /** What was sent, for the ways out after a failure. */
  draft: Draft
  status: RequestStatus
  /** The visitor has read the result, or has gone on from it. */
  dismissed: boolean
  /** Sent by this document; others are read from the storage. */
  own: boolean
}

export const unconfirmed: Ended = { kind: 'failed', reason: 'unconfirmed', fields: [] }

/** Whether a request says the same as this draft of a form: in all that both forms ask for. */
export function saysTheSame(request: EnquiryRequest, form: FormKind, draft: Draft): boolean {
  return TEXT_FIELDS[request.form]
    .filter((field) => TEXT_FIELDS[form].includes(field))
    .every((field) => request.draft[field] === draft[field])
}

/** Whether this document waits for the reply to a request. */
export function isRunning({ own, status }: EnquiryRequest): boolean {
  return own && status.kind === 'sending'
}

/** Whether a form of this kind is sending from this document. */
export function isSending(requests: readonly EnquiryRequest[], form: FormKind): boolean {
  return requests.some((request) => request.form === form && isRunning(request))
}

/** Whether a request has a result that the visitor has not put away. */
export function hasOpenResult({ status, dismissed: read }: EnquiryRequest): boolean {
  return !read && status.kind !== 'sending'
}

/** What is known for certain replaces what is not: a reply beats its absence, a confirmation beats everything. */
function certainty(status: RequestStatus): number {
  switch (status.kind) {
    case 'sending':
      return 0
    case 'failed':
      return status.reason === 'unconfirmed' ? 1 : 2
    case 'sent':
      return 3
  }
}

/** The request with a new status, unless more is known already. A new result is told, even if an older one was dismissed. */
export function settled(request: EnquiryRequest, status: RequestStatus): EnquiryRequest {
  return certainty(status) <= certainty(request.status) ? request : { ...request, status, dismissed: false }
}
