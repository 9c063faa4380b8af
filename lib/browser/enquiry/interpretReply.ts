import type { Ended, FailureReason } from './requests'

/** What a service answered. */
export type Reply = { status: number; text: string }

type Row = {
  name: string
  /** @param data the body as JSON, whatever its type says: several services send it as text or HTML; undefined if it is none */
  applies: (reply: Reply, data: unknown) => boolean
  result: 'sent' | FailureReason
}

/**
 * How a reply is read; the first row that applies decides. A 2xx counts as sent if it is empty, is data that does not say
 * otherwise, or is a text that confirms. Services with their sources: docs/antworten.md.
 */
const ROWS: readonly Row[] = [
  { name: 'too many requests', applies: ({ status }) => status === 429 || status === 503, result: 'busy' },
  { name: 'the service broke', applies: ({ status }) => status >= 500, result: 'unconfirmed' },
  { name: 'the status says no', applies: ({ status }) => status < 200 || status > 299, result: 'rejected' },
  { name: 'no body', applies: ({ text }) => text.trim() === '', result: 'sent' },
  { name: 'data that says no', applies: (_, data) => reportsFailure(data), result: 'rejected' },
  { name: 'a sentence that says no', applies: (_, data) => regrets(data), result: 'rejected' },
  { name: 'data', applies: (_, data) => data !== undefined, result: 'sent' },
  { name: 'a page', applies: ({ text }) => /^\s*</.test(text), result: 'unconfirmed' },
  { name: 'a text that confirms', applies: ({ text }) => confirms(text), result: 'sent' },
  { name: 'a text that says no', applies: ({ text }) => NO.test(text), result: 'rejected' },
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

const NO =
  /error|fail|invalid|spam|denied|reject|abort|missing|unauthori|forbidden|block|disabled|expired|quota|limit|fehler|\b(not|unable|cannot|nicht)\b/i

/** The first sentence decides: what follows may well say "please do not reply". */
function confirms(text: string): boolean {
  const [first = ''] = text.split(/[.!?]\s|\n/)
  return (
    /^\s*(ok|success|accepted|received|sent|thanks?|thank you|danke|vielen dank)\b[^=:]*$/i.test(first) &&
    !NO.test(first)
  )
}

/** Says that it worked, unless its value says no: `success: false`. */
const YES_KEY = /^(is_?)?(ok|success(ful)?|sent|accepted|valid)$/i
/** Says that it did not work, unless its value is nothing: `errors: []`. */
const NO_KEY = /error|fail|^fault|invalid|exception|rejected|denied|is_?spam/i
/** Holds a word or an HTTP status. */
const STATE_KEY = /^(http|response|result)?_?(status|state|code|result)(_?(code|text))?$/i
const SENTENCES = ['message', 'msg', 'title', 'detail']

/** None of these names is one of our fields: what data repeats of the visitor's own words is never judged. */
function reportsFailure(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) {
    // WordPress answers 0 and -1 for no.
    return data === false || data === 0 || data === -1 || (typeof data === 'string' && NO.test(data))
  }
  return Object.entries(data).some(
    ([key, value]) =>
      (YES_KEY.test(key) && /^(false|no|0)$/i.test(`${value}`)) ||
      (NO_KEY.test(key) && !isNothing(value)) ||
      (STATE_KEY.test(key) && saysNo(value)) ||
      (typeof value === 'object' && value !== null && reportsFailure(value)),
  )
}

function saysNo(state: unknown): boolean {
  return state === false || (typeof state === 'string' && NO.test(state)) || Number(state) >= 400
}

/** A sentence is judged only where no flag tells more, and where it cannot be the visitor's. */
function regrets(data: unknown): boolean {
  if (typeof data !== 'object' || data === null || 'email' in data) {
    return false
  }
  const entries = Object.entries(data)
  return (
    !entries.some(([key]) => YES_KEY.test(key)) &&
    entries.some(([key, value]) => SENTENCES.includes(key) && typeof value === 'string' && NO.test(value))
  )
}

function isNothing(value: unknown): boolean {
  return typeof value === 'object' && value !== null
    ? Object.values(value).every(isNothing)
    : /^(|0|false|none|null|undefined)$/i.test(`${value}`)
}

/** Names of fields that a refusal names: `[{ field }]`, `{ email: [...] }`. The words are the service's own, and English. */
function namedFields(data: unknown): string[] {
  const { errors } = (data ?? {}) as { errors?: unknown }
  if (Array.isArray(errors)) {
    return errors.flatMap((error) => (typeof error?.field === 'string' ? [error.field] : []))
  }
  return typeof errors === 'object' && errors !== null ? Object.keys(errors) : []
}
