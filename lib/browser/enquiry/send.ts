import { isOnline } from './platform'
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
    return (await import('./interpretReply')).interpretReply
  } catch {
    return null
  }
}

async function readReply(request: Promise<Response>): Promise<Ended> {
  const reader = loadReader()
  const response = await request
  const text = await response.text()
  return (await reader)?.({ status: response.status, text }) ?? unconfirmed
}

/**
 * Posts one enquiry, once, before it returns: nothing is asked, and nothing waited for. Never throws and never repeats: a
 * service without idempotency would get it twice.
 */
export async function sendEnquiry(enquiry: Enquiry, options: SendOptions): Promise<Ended> {
  const { endpoint, extraFields, timeoutMs = TIMEOUT_MS } = options
  if (endpoint === null) {
    return failed('notConfigured')
  }
  const abort = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let wasOnline = true
  try {
    const request = fetch(endpoint, {
      method: 'POST',
      // No other header: each one more would have to be allowed by the service's CORS preflight.
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ ...extraFields, ...enquiry }),
      credentials: 'omit',
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
    clearTimeout(timer)
    abort.abort()
  }
}
