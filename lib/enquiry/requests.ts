import type { Draft, FormKind } from './fields'

/**
 * Why a request is not known to have arrived:
 * `offline` nothing was sent · `unconfirmed` it may have arrived · `rejected` the service said no ·
 * `busy` too many requests · `notConfigured` the build has no form service.
 */
export type FailureReason = 'offline' | 'unconfirmed' | 'rejected' | 'busy' | 'notConfigured'

/** How a request ended. `fields`: names of the fields that the service did not like, if it named any. */
export type Ended = { kind: 'sent' } | { kind: 'failed'; reason: FailureReason; fields: readonly string[] }

export type RequestStatus = { kind: 'sending' } | Ended

/** One press of a button that sends. */
export type EnquiryRequest = {
  id: string
  form: FormKind
  /** What was sent, for the ways out after a failure; empty as soon as nobody needs it any more. */
  words: Draft | null
  /** Tells the same words without keeping them. */
  fingerprint: string
  status: RequestStatus
  /** The visitor has read the result, or has gone on from it. */
  dismissed: boolean
  /** Sent by another tab; that one keeps it. */
  elsewhere: boolean
}

export const unconfirmed: Ended = { kind: 'failed', reason: 'unconfirmed', fields: [] }

/** 53 bits of a text (cyrb53): enough to tell what one visitor writes in one session, and it does not give the text away. */
function hash(text: string): string {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36)
}

/** What both forms ask for, and the company where the form asks for it: `abc` or `abc-def`. */
export function fingerprintOf(form: FormKind, { company, name, email, phone, message }: Draft): string {
  const shared = hash(JSON.stringify([name, email, phone, message]))
  return form === 'offer' ? `${shared}-${hash(company)}` : shared
}

/** What two fingerprints of the same words have in common, whichever form they come from. */
export function sharedPart(fingerprint: string): string {
  return fingerprint.split('-')[0] ?? ''
}

/** Whether two requests say the same. The company counts only where both forms ask for it. */
export function sameWords(a: string, b: string): boolean {
  return a === b || (a.includes('-') !== b.includes('-') && sharedPart(a) === sharedPart(b))
}

/** `crypto.randomUUID` is missing without https and in browsers before 2022. */
export function newId(): string {
  return crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint32Array(4))).join('-')
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
  if (certainty(status) <= certainty(request.status)) {
    return request
  }
  return {
    ...request,
    status,
    dismissed: false,
    words: status.kind === 'sent' ? null : request.words,
  }
}

/** The same request as two documents know it. */
export function merged(known: EnquiryRequest, other: EnquiryRequest): EnquiryRequest {
  const result = settled(known, other.status)
  return other.dismissed && certainty(other.status) === certainty(result.status) ? dismissed(result) : result
}

export function dismissed(request: EnquiryRequest): EnquiryRequest {
  return request.dismissed ? request : { ...request, dismissed: true, words: null }
}
