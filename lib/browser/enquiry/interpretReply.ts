import { isDraftField } from './fields'
import type { Ended, FailureReason } from './requests'

/** What a service answered. */
export type Reply = { status: number; type: string; text: string }

type Row = {
  name: string
  applies: (reply: Reply, data: Data) => boolean
  result: 'sent' | FailureReason
}

/** The body as JSON, whatever its type says: several services send it as text or HTML. */
type Data = { parsed: true; value: unknown } | { parsed: false }

/**
 * How a reply is read; the first row that applies decides. Services and styles with their sources: docs/antworten.md.
 * No → failed. A page, or what nobody can read → unconfirmed. A confirmation, or nothing → sent.
 */
const ROWS: readonly Row[] = [
  { name: 'too many requests', applies: ({ status }) => status === 429 || status === 503, result: 'busy' },
  { name: 'the service broke', applies: ({ status }) => status >= 500, result: 'unconfirmed' },
  { name: 'the status says no', applies: ({ status }) => status < 200 || status > 299, result: 'rejected' },
  { name: 'no body', applies: ({ text }) => text.trim() === '', result: 'sent' },
  {
    name: 'data that says no',
    applies: (_, data) => data.parsed && reportsFailure(data.value),
    result: 'rejected',
  },
  { name: 'data', applies: (_, data) => data.parsed, result: 'sent' },
  {
    name: 'data that is cut off',
    applies: ({ text, type }) => claimsData(text, type),
    result: 'unconfirmed',
  },
  { name: 'a page', applies: ({ text, type }) => isPage(text, type), result: 'unconfirmed' },
  {
    name: 'XML that says no',
    applies: ({ text }) => isMarkup(text) && textReportsFailure(text),
    result: 'rejected',
  },
  { name: 'XML that confirms', applies: ({ text }) => isMarkup(text) && confirms(text), result: 'sent' },
  { name: 'XML', applies: ({ text }) => isMarkup(text), result: 'unconfirmed' },
  {
    name: 'form data that says no',
    applies: ({ text }) => isFormData(text) && reportsFailure(Object.fromEntries(new URLSearchParams(text))),
    result: 'rejected',
  },
  { name: 'a text that says no', applies: ({ text }) => textReportsFailure(text), result: 'rejected' },
  {
    name: 'a file',
    applies: ({ type }) => type !== '' && !/^\s*(text|application)\/|json/i.test(type),
    result: 'unconfirmed',
  },
  { name: 'a text', applies: () => true, result: 'sent' },
]

/** What a reply means for the visitor. */
export function interpretReply(reply: Reply): Ended {
  const data = parse(reply.text)
  const result = ROWS.find(({ applies }) => applies(reply, data))?.result ?? 'unconfirmed'
  if (result === 'sent') {
    return { kind: 'sent' }
  }
  const fields = result === 'rejected' && data.parsed ? namedFields(data.value) : []
  return { kind: 'failed', reason: result, fields }
}

function parse(text: string): Data {
  try {
    // A byte order mark, and the guard that keeps other sites from running JSON as a script.
    return { parsed: true, value: JSON.parse(text.replace(/^\uFEFF?\s*(\)\]\}',?)?/, '')) }
  } catch {
    return { parsed: false }
  }
}

function claimsData(text: string, type: string): boolean {
  return /^\s*[{[]/.test(text) || /\bjson\b/i.test(type)
}

function isMarkup(text: string): boolean {
  return /^\s*</.test(text)
}

/** By its type, unless it is something else entirely, or by its looks. */
function isPage(text: string, type: string): boolean {
  return (
    /<(!doctype html|html|head|body|title|script|meta|form|iframe)\b/i.test(text) ||
    (/html/i.test(type) &&
      (isMarkup(text) || text.length > 200 || !(confirms(text) || textReportsFailure(text))))
  )
}

function isFormData(text: string): boolean {
  return /^[\w.[\]%-]+=[^\s]*$/.test(text.trim())
}

const NO =
  /\b(errors?|err|fail(s|ed|ure)?|unsuccess\w*|invalid\w*|denied|forbidden|unauthori[sz]ed|unauthenticated|reject\w*|refused|declined|exceeded|quota|limit(ed| reached)|(un)?verification|captcha|spam|block(ed)?|expired|disabled|inactive|suspended|paused|missing|required|too (many|large|long)|aborted|bad request|exception|no such|unknown form|nok|ko|fehler\w*|ungültig\w*|abgelehnt|nicht|fehlgeschlagen)\b|^\W*(no|nein|false|0|-1)\W*$/i
const NOT = /\b(not|never|couldn.?t|could not|can.?t|cannot|unable|wasn.?t|isn.?t)\b/i
/** What a confirmation may say of errors. */
const HARMLESS =
  /\b(no|without( any)?|zero|0|kein(e|en)?|ohne) (error|fehler)\w*|\b(errors?|fehler)\W*(=|:)?\W*(0|none|null|false)\b|nicht antworten|do not reply|spam folder|\w*spam-?ordner/gi
const YES =
  /\b(ok|okay|true|yes|ja|success\w*|sent|received|accepted|thanks?|thank you|created|queued|submitted|done|danke|vielen dank|erfolg\w*|gesendet|angekommen|eingegangen|erhalten)\b|^\W*1\W*$/i

/** The first sentence decides if it confirms: what follows may well say "please do not reply". */
function textReportsFailure(text: string): boolean {
  const plain = text.replace(HARMLESS, ' ').replace(/[_]+/g, ' ')
  const [first = ''] = plain.trim().split(/[.!?]\s|\n/)
  const no = (part: string) => NO.test(part) || NOT.test(part)
  return no(YES.test(first) && !no(first) ? '' : plain)
}

function confirms(text: string): boolean {
  return !textReportsFailure(text) && YES.test(text)
}

/** Names that services give to "it worked", to "it did not", to a word, to an HTTP status, and to what wraps all that. */
const YES_FLAGS = new Set(
  'success successful succeeded issuccess issuccessful ok isok sent issent accepted valid isvalid submitted delivered saved received created done'.split(
    ' ',
  ),
)
const NO_FLAGS = new Set(
  'error errors err iserror haserror haserrors failed failure isfailed fault exception exceptions errormessage errormsg errorcode errordescription errorlist validationerrors validationmessages fielderrors formerrors invalidfields errno errcode rejected blocked isspam spam denied invalid'.split(
    ' ',
  ),
)
const WORDS = new Set(
  'status state result outcome type kind response statustext code statuscode reason'.split(' '),
)
const NUMBERS = new Set(
  'status statuscode httpstatus httpstatuscode httpcode code responsecode errorstatus resultcode retcode returncode'.split(
    ' ',
  ),
)
/** Sentences; judged only where nothing else tells. */
const SENTENCES = new Set('message msg detail details title description info notice text'.split(' '))
const WRAPPERS = new Set(
  'data result results response responses body meta payload d output submission'.split(' '),
)

/** Whether data reports a failure. What it echoes of our own fields is the visitor's word, not the service's. */
function reportsFailure(value: unknown, depth = 0, confirmed = false): boolean {
  if (Array.isArray(value)) {
    return value.some((item) => reportsFailure(item, depth, confirmed))
  }
  if (typeof value !== 'object' || value === null) {
    return isNo(value)
  }
  const entries = Object.entries(value).map(([key, entry]) => [nameOf(key), entry] as const)
  const isEcho = 'email' in value || 'phone' in value
  const isConfirmed =
    confirmed ||
    entries.some(
      ([name, entry]) =>
        (YES_FLAGS.has(name) && Boolean(entry) && !isNegative(entry)) ||
        (WORDS.has(name) && typeof entry === 'string' && confirms(entry)),
    )
  return entries.some(([name, entry]) => {
    if (typeof entry === 'string' && SENTENCES.has(name)) {
      return !isEcho && !isConfirmed && textReportsFailure(entry)
    }
    if (isDraftField(name)) {
      return false
    }
    return (
      (YES_FLAGS.has(name) && isNegative(entry)) ||
      (NO_FLAGS.has(name) && !isNothing(entry)) ||
      (WORDS.has(name) &&
        typeof entry === 'string' &&
        !/^https?:/.test(entry) &&
        textReportsFailure(entry)) ||
      (WORDS.has(name) && entry === false) ||
      (NUMBERS.has(name) && isErrorNumber(entry)) ||
      (WRAPPERS.has(name) &&
        typeof entry === 'object' &&
        depth < 2 &&
        reportsFailure(entry, depth + 1, isConfirmed))
    )
  })
}

function nameOf(key: string): string {
  return key.replace(/[^a-z]/gi, '').toLowerCase()
}

/** A bare value instead of an object: WordPress answers 0 and -1 for no. */
function isNo(value: unknown): boolean {
  return typeof value === 'string'
    ? textReportsFailure(value)
    : value === false || value === 0 || value === -1 || isErrorNumber(value)
}

function isNegative(value: unknown): boolean {
  return (
    value === false ||
    value === 0 ||
    (typeof value === 'string' && /^(false|0|no|n|nein|failed|error)$/i.test(value))
  )
}

/** "errors: []", "error: null", "error: false", "errorCode: 0" report none. */
function isNothing(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) {
    return Object.values(value).every(isNothing)
  }
  return !value || (typeof value === 'string' && /^(\s*|0|false|none|null|no|ok|success)$/i.test(value))
}

function isErrorNumber(value: unknown): boolean {
  const number = typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value
  return typeof number === 'number' && (number >= 400 || number < 0)
}

/** Names of fields that a refusal names: `[{ field }]`, `{ email: [...] }`. The words are the service's own, and English. */
function namedFields(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) {
    return []
  }
  const lists = Object.entries(value).filter(([key]) => NO_FLAGS.has(nameOf(key)))
  return lists.flatMap(([, list]) => {
    if (Array.isArray(list)) {
      return list.flatMap((item: Record<string, unknown> | null) =>
        [item?.field, item?.name, item?.param, item?.path, item?.key].filter(
          (name) => typeof name === 'string',
        ),
      )
    }
    return typeof list === 'object' && list !== null
      ? Object.keys('fields' in list && typeof list.fields === 'object' && list.fields ? list.fields : list)
      : []
  })
}
