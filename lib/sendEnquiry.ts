/** How long a reply may take before the visitor is told that it failed. */
export const TIMEOUT_MS = 15_000

/**
 * Why a request is not known to have arrived:
 * `offline` nothing was sent · `unconfirmed` it may have arrived · `rejected` the service said no ·
 * `busy` too many requests · `notConfigured` the build has no form service.
 */
export type FailureReason = 'offline' | 'unconfirmed' | 'rejected' | 'busy' | 'notConfigured'

export type SendResult =
  | { kind: 'sent' }
  /** `fields`: names of the fields that the service did not like, if it named any. */
  | { kind: 'failed'; reason: FailureReason; fields: readonly string[] }

/** The form's fields as the service receives them. */
export type Enquiry = Record<string, string | boolean>

export type SendOptions = {
  endpoint: string | null
  /** Constants that the service demands beside the fields. */
  extraFields: Record<string, string>
  timeoutMs?: number
}

function failed(reason: FailureReason, fields: readonly string[] = []): SendResult {
  return { kind: 'failed', reason, fields }
}

/**
 * Posts one enquiry, once. Never throws and never repeats: a service without idempotency would get it twice.
 * Sent means a 2xx status whose body does not say otherwise; several services report a full quota with 200.
 */
export async function sendEnquiry(enquiry: Enquiry, options: SendOptions): Promise<SendResult> {
  const { endpoint, extraFields, timeoutMs = TIMEOUT_MS } = options
  if (endpoint === null) {
    return failed('notConfigured')
  }
  if (!navigator.onLine) {
    return failed('offline')
  }
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), timeoutMs)
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      // No other header: each one more would have to be allowed by the service's CORS preflight.
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ ...extraFields, ...enquiry }),
      credentials: 'omit',
      signal: abort.signal,
    })
    return judge(response, await response.text())
  } catch {
    // Refused, reset, timed out, redirected without CORS, cut off: some of these happen after delivery.
    return failed('unconfirmed')
  } finally {
    clearTimeout(timer)
  }
}

function judge(response: Response, body: string): SendResult {
  const reply = parse(body)
  if (response.status === 429 || response.status === 503) {
    return failed('busy')
  }
  if (!response.ok) {
    return response.status >= 500 ? failed('unconfirmed') : failed('rejected', namedFields(reply))
  }
  // A page instead of data is a captcha, a login or the wrong address.
  if (response.headers.get('Content-Type')?.includes('text/html')) {
    return failed('unconfirmed')
  }
  return saysNo(reply) ? failed('rejected', namedFields(reply)) : { kind: 'sent' }
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

/** Whether a 2xx body reports an error in one of the services' dialects. No body, or a bare text, does not. */
function saysNo(reply: unknown): boolean {
  if (typeof reply !== 'object' || reply === null) {
    return reply === false
  }
  const { error, errors, success, ok, code } = reply as Record<string, unknown>
  return (
    Boolean(error) ||
    (Array.isArray(errors) ? errors.length > 0 : Boolean(errors)) ||
    [success, ok].some((flag) => flag === false || flag === 'false') ||
    (typeof code === 'number' && code >= 400)
  )
}

/** `{ errors: [{ field: 'email', … }] }`: only the names are used, the words are the service's own and English. */
function namedFields(reply: unknown): string[] {
  const errors = (reply as { errors?: unknown } | null)?.errors
  return Array.isArray(errors)
    ? errors.flatMap(({ field }) => (typeof field === 'string' ? [field] : []))
    : []
}
