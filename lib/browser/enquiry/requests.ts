import { type Draft, type FormKind, sentTexts } from './fields'

/**
 * Why a request is not known to have arrived:
 * `offline` the device reports no network · `unconfirmed` it may have arrived · `rejected` the service refused it ·
 * `busy` too many requests · `notConfigured` the build has no form service.
 */
export const FAILURE_REASONS = ['offline', 'unconfirmed', 'rejected', 'busy', 'notConfigured'] as const
export type FailureReason = (typeof FAILURE_REASONS)[number]

/** How a request ended. `fields`: names of the fields that the service rejected, if it named any. */
export type Ended = { kind: 'sent' } | { kind: 'failed'; reason: FailureReason; fields: readonly string[] }

export type RequestStatus = { kind: 'sending' } | Ended

/** One press of a button that sends. */
export type EnquiryRequest = {
  id: string
  form: FormKind
  /** What was sent, for the ways out after a failure. */
  draft: Draft
  status: RequestStatus
  /** The visitor has closed the result, or has sent again. */
  dismissed: boolean
  /** Sent by this document, not read from the storage. */
  own: boolean
}

export const unconfirmed: Ended = { kind: 'failed', reason: 'unconfirmed', fields: [] }

/** Whether a request equals this draft of a form in all that both forms have. */
export function hasSameContent(request: EnquiryRequest, form: FormKind, draft: Draft): boolean {
  // Whatever the contact form has, the other one has, too.
  const common = form === request.form ? form : 'contact'
  const [before, now] = [request.draft, draft].map((one) => JSON.stringify(sentTexts(common, one)))
  return before === now
}

/** Whether this document waits for the reply to a request. */
export function isRunning({ own, status }: EnquiryRequest): boolean {
  return own && status.kind === 'sending'
}

/** Whether a form of this kind is sending from this document. */
export function isSending(requests: readonly EnquiryRequest[], form: FormKind): boolean {
  return requests.some((request) => request.form === form && isRunning(request))
}

/** Whether a request has a result that the visitor has not dismissed. */
export function hasOpenResult({ status, dismissed }: EnquiryRequest): boolean {
  return !dismissed && status.kind !== 'sending'
}

/** A more certain status replaces a less certain one: a reply beats its absence, a confirmation beats everything. */
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

/** The request with a new status, unless the old one is more certain. A new result is shown even if an older one was dismissed. */
export function settled(request: EnquiryRequest, status: RequestStatus): EnquiryRequest {
  return certainty(status) <= certainty(request.status) ? request : { ...request, status, dismissed: false }
}
