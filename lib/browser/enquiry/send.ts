import { lateScript } from '@/lib/browser/platform/lateScript'
import { isOnline } from '@/lib/browser/platform/network'
import type { Reply } from './interpretReply'
import { type Ended, type FailureReason, unconfirmed } from './requests'

/** How long a reply may take before the request is told as unconfirmed. */
export const TIMEOUT_MS = 15_000

/** The form's fields as the service receives them. */
export type Enquiry = Record<string, string | boolean>

export type SendOptions = {
  endpoint: string | null
  /** Constants that the service demands beside the fields. */
  extraFields: Record<string, string>
  timeoutMs?: number
}

function failed(reason: FailureReason): Ended {
  return { kind: 'failed', reason, fields: [] }
}

/**
 * The code that reads replies, a script of its own: asked for when somebody begins to fill in a form. Null where it cannot be
 * loaded: the request is sent nevertheless, and told as unconfirmed.
 */
export async function loadReader() {
  try {
    return (await lateScript(() => import('./interpretReply'))).interpretReply
  } catch {
    return null
  }
}

/** Beside a yes, leaves it to the reader of replies. */
const DOUBT = /error|fail|false|invalid|spam|reject|denied/i

/**
 * Whether a reply says yes and nothing else: a 2xx that is empty, or whose `ok` or `success` is true. Decided here and not by the
 * reader: a new version of the site may have taken its script away, and a thank-you must not become a failure.
 */
export function isPlainYes({ status, text }: Reply): boolean {
  if (status < 200 || status > 299 || DOUBT.test(text)) {
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
  return isPlainYes(reply) ? { kind: 'sent' } : ((await reader)?.(reply) ?? unconfirmed)
}

/** Requests that outlive their page may carry 64 KiB in all (Fetch standard, keepalive); one more would be refused. */
const KEEPALIVE_BYTES = 64 * 1024
let keptAlive = 0

/**
 * Posts one enquiry, once, before it returns: nothing is asked, and nothing waited for. Never throws and never repeats: a
 * service without idempotency would get it twice.
 */
export async function sendEnquiry(enquiry: Enquiry, options: SendOptions): Promise<Ended> {
  const { endpoint, extraFields, timeoutMs = TIMEOUT_MS } = options
  if (endpoint === null) {
    return failed('notConfigured')
  }
  const body = JSON.stringify({ ...extraFields, ...enquiry })
  const { size } = new Blob([body])
  // A link that is followed meanwhile does not cut it off.
  const keepalive = keptAlive + size <= KEEPALIVE_BYTES
  keptAlive += keepalive ? size : 0
  const abort = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let wasOnline = true
  try {
    const request = fetch(endpoint, {
      method: 'POST',
      // No other header: each one more would have to be allowed by the service's CORS preflight.
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body,
      credentials: 'omit',
      keepalive,
      signal: abort.signal,
    })
    wasOnline = isOnline()
    // One deadline for the reply, its text, and the code that reads it.
    const silence = new Promise<Ended>((resolve) => {
      timer = setTimeout(() => resolve(unconfirmed), timeoutMs)
    })
    return await Promise.race([readReply(request), silence])
  } catch {
    // Refused, reset, redirected without CORS, cut off: some of these happen after delivery.
    return wasOnline || isOnline() ? unconfirmed : failed('offline')
  } finally {
    keptAlive -= keepalive ? size : 0
    clearTimeout(timer)
    abort.abort()
  }
}
