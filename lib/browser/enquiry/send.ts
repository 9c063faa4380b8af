import { lateScript } from '@/lib/browser/platform/lateScript'
import { isOnline } from '@/lib/browser/platform/network'
import type { Reply } from './interpretReply'
import { type Ended, type FailureReason, unconfirmed } from './requests'

/** How long a reply may take before the request counts as unconfirmed. */
export const TIMEOUT_MS = 15_000

/** The form's fields as the service receives them. */
export type Enquiry = Record<string, string | boolean>

export type SendOptions = {
  endpoint: string | null
  /** Constants that the service requires besides the fields. */
  extraFields: Record<string, string>
  timeoutMs?: number
}

function failed(reason: FailureReason): Ended {
  return { kind: 'failed', reason, fields: [] }
}

/**
 * Loads the code that interprets replies, when the visitor starts to fill in a form. Null if it fails to load: the request is still
 * sent, and counts as unconfirmed.
 */
export async function loadReader() {
  try {
    return (await lateScript(() => import('./interpretReply'))).interpretReply
  } catch {
    return null
  }
}

/** Words that leave even a positive reply to `interpretReply`. */
const DOUBTFUL = /error|fail|false|invalid|spam|reject|denied/i

/**
 * Whether a reply is nothing but a success: a 2xx that is empty, or whose `ok` or `success` is true. Decided without the reader, whose
 * script a new version of the site may have removed: a success must not turn into a failure.
 */
export function isPlainSuccess({ status, text }: Reply): boolean {
  if (status < 200 || status > 299 || DOUBTFUL.test(text)) {
    return false
  }
  try {
    const { ok, success } = Object(JSON.parse(text))
    return ok === true || success === true
  } catch {
    return text.trim() === ''
  }
}

async function readReply(request: Promise<Response>): Promise<Ended> {
  const reader = loadReader()
  const response = await request
  const reply = { status: response.status, text: await response.text() }
  return isPlainSuccess(reply) ? { kind: 'sent' } : ((await reader)?.(reply) ?? unconfirmed)
}

/** All requests that outlive their page may carry 64 KiB together (Fetch standard, keepalive); the browser refuses more. */
const KEEPALIVE_BYTES = 64 * 1024
let keptAlive = 0

/**
 * Posts one enquiry, once, synchronously, without waiting for anything else. Never throws and never retries, as a service without
 * idempotency would receive it twice.
 */
export async function sendEnquiry(enquiry: Enquiry, options: SendOptions): Promise<Ended> {
  const { endpoint, extraFields, timeoutMs = TIMEOUT_MS } = options
  if (endpoint === null) {
    return failed('notConfigured')
  }
  const body = JSON.stringify({ ...extraFields, ...enquiry })
  const { size } = new Blob([body])
  // Leaving the page does not cancel the request.
  const keepalive = keptAlive + size <= KEEPALIVE_BYTES
  keptAlive += keepalive ? size : 0
  const abort = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let wasOnline = true
  try {
    const request = fetch(endpoint, {
      method: 'POST',
      // No other header, as the service's CORS preflight would have to allow it.
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body,
      credentials: 'omit',
      keepalive,
      signal: abort.signal,
    })
    wasOnline = isOnline()
    // One deadline for the reply, its text and its interpretation.
    const timeout = new Promise<Ended>((resolve) => {
      timer = setTimeout(() => resolve(unconfirmed), timeoutMs)
    })
    return await Promise.race([readReply(request), timeout])
  } catch {
    // Refused, reset, redirected without CORS, interrupted: some of these happen after delivery.
    return wasOnline || isOnline() ? unconfirmed : failed('offline')
  } finally {
    keptAlive -= keepalive ? size : 0
    clearTimeout(timer)
    abort.abort()
  }
}
