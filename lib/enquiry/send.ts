import type { Ended, FailureReason } from './requests'

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

/** Posts one enquiry, once. Never throws and never repeats: a service without idempotency would get it twice. */
export async function sendEnquiry(enquiry: Enquiry, options: SendOptions): Promise<Ended> {
  const { endpoint, extraFields, timeoutMs = TIMEOUT_MS } = options
  if (endpoint === null) {
    return failed('notConfigured')
  }
  if (!navigator.onLine) {
    return failed('offline')
  }
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), timeoutMs)
  const aborted = new Promise<null>((resolve) => {
    abort.signal.addEventListener('abort', () => resolve(null))
  })
  const reader = Promise.race([loadReader(), aborted])
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      // No other header: each one more would have to be allowed by the service's CORS preflight.
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ ...extraFields, ...enquiry }),
      credentials: 'omit',
      signal: abort.signal,
    })
    const text = await response.text()
    const read = await reader
    const type = response.headers.get('Content-Type') ?? ''
    return read?.({ status: response.status, type, text }) ?? failed('unconfirmed')
  } catch {
    // Refused, reset, timed out, redirected without CORS, cut off: some of these happen after delivery.
    return failed('unconfirmed')
  } finally {
    clearTimeout(timer)
  }
}
