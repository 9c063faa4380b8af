import type { Ended, FailureReason } from './requests'

/** The response of a service. */
export type Reply = { status: number; text: string }

type Row = {
  name: string
  /** @param data the body as JSON, also without its type, as several services send it as text or HTML; undefined if it is none */
  applies: (reply: Reply, data: unknown) => boolean
  result: 'sent' | FailureReason
}

/**
 * How a reply is interpreted; the first row that applies decides. A 2xx counts as sent if it is empty, is data without a failure, or
 * is a text that confirms. Services with their sources: docs/antworten.md.
 */
const ROWS: readonly Row[] = [
  { name: 'too many requests', applies: ({ status }) => status === 429 || status === 503, result: 'busy' },
  { name: 'the service broke', applies: ({ status }) => status >= 500, result: 'unconfirmed' },
  { name: 'an error status', applies: ({ status }) => status < 200 || status > 299, result: 'rejected' },
  { name: 'no body', applies: ({ text }) => text.trim() === '', result: 'sent' },
  { name: 'data that reports a failure', applies: (_, data) => reportsFailure(data), result: 'rejected' },
  { name: 'a negative sentence', applies: (_, data) => hasRefusal(data), result: 'rejected' },
  { name: 'data', applies: (_, data) => data !== undefined, result: 'sent' },
  { name: 'a page', applies: ({ text }) => /^\s*</.test(text), result: 'unconfirmed' },
  { name: 'a text that confirms', applies: ({ text }) => confirms(text), result: 'sent' },
  { name: 'a negative text', applies: ({ text }) => NEGATIVE.test(text), result: 'rejected' },
]

/** What a reply means for the visitor. */
export function interpretReply(reply: Reply): Ended {
  const data = parse(reply.text)
  const result = ROWS.find(({ applies }) => applies(reply, data))?.result ?? 'unconfirmed'
  return result === 'sent'
    ? { kind: 'sent' }
    : { kind: 'failed', reason: result, fields: result === 'rejected' ? namedFields(data) : [] }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const NEGATIVE =
  /error|fail|invalid|spam|denied|reject|abort|missing|unauthori|forbidden|block|disabled|expired|quota|limit|fehler|\b(not|unable|cannot|nicht)\b/i

/** Only the first sentence counts, as a later one may be "please do not reply". */
function confirms(text: string): boolean {
  const [first = ''] = text.split(/[.!?]\s|\n/)
  return (
    /^\s*(ok|success|accepted|received|sent|thanks?|thank you|danke|vielen dank)\b[^=:]*$/i.test(first) &&
    !NEGATIVE.test(first)
  )
}

/** A success, unless its value is negative: `success: false`. */
const YES_KEY = /^(is_?)?(ok|success(ful)?|sent|accepted|valid)$/i
/** A failure, unless its value is empty: `errors: []`. */
const NO_KEY = /error|fail|^fault|invalid|exception|rejected|denied|is_?spam/i
/** Holds a word or an HTTP status. */
const STATE_KEY = /^(http|response|result)?_?(status|state|code|result)(_?(code|text))?$/i
const SENTENCES = ['message', 'msg', 'title', 'detail']

/** No field of ours has such a name, so that text of the visitor that a service echoes never counts. */
function reportsFailure(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) {
    // WordPress answers 0 or -1 for a failure.
    return data === false || data === 0 || data === -1 || (typeof data === 'string' && NEGATIVE.test(data))
  }
  return Object.entries(data).some(
    ([key, value]) =>
      (YES_KEY.test(key) && /^(false|no|0)$/i.test(`${value}`)) ||
      (NO_KEY.test(key) && !isBlank(value)) ||
      (STATE_KEY.test(key) && isFailureState(value)) ||
      (typeof value === 'object' && value !== null && reportsFailure(value)),
  )
}

function isFailureState(state: unknown): boolean {
  return state === false || (typeof state === 'string' && NEGATIVE.test(state)) || Number(state) >= 400
}

/** A sentence counts only where no flag says more, and where it cannot be the visitor's. */
function hasRefusal(data: unknown): boolean {
  if (typeof data !== 'object' || data === null || 'email' in data) {
    return false
  }
  const entries = Object.entries(data)
  return (
    !entries.some(([key]) => YES_KEY.test(key)) &&
    entries.some(
      ([key, value]) => SENTENCES.includes(key) && typeof value === 'string' && NEGATIVE.test(value),
    )
  )
}

function isBlank(value: unknown): boolean {
  return typeof value === 'object' && value !== null
    ? Object.values(value).every(isBlank)
    : /^(|0|false|none|null|undefined)$/i.test(`${value}`)
}

/** The fields that a rejection names: `[{ field }]`, `{ email: [...] }`. Its messages are not used, as they are English. */
function namedFields(data: unknown): string[] {
  const { errors } = (data ?? {}) as { errors?: unknown }
  if (Array.isArray(errors)) {
    return errors.flatMap((error) => (typeof error?.field === 'string' ? [error.field] : []))
  }
  return typeof errors === 'object' && errors !== null ? Object.keys(errors) : []
}
