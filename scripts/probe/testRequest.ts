import { TEXT_FIELDS } from '@/lib/browser/enquiry/fields'
import { interpretReply } from '@/lib/browser/enquiry/interpretReply'
import type { FailureReason } from '@/lib/browser/enquiry/requests'
import { TIMEOUT_MS } from '@/lib/browser/enquiry/send'
import { type Answer, ask } from './ask'
import { bad, type Finding, good } from './finding'
import type { ReadPage, Site } from './site'

/** Whose address and number the request carries: the company's own. */
export type Sender = { email: string; phone: string }

const NAME = 'TEST von npm run probe'

function isAllowed({ headers }: Extract<Answer, { kind: 'answer' }>, origin: string): boolean {
  return ['*', origin].includes(headers.get('Access-Control-Allow-Origin') ?? '')
}

/** What a browser asks before it sends JSON to another origin. */
async function preflightFault(endpoint: string, origin: string): Promise<string | null> {
  const answer = await ask(endpoint, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    },
  })
  if (answer.kind === 'none') {
    return `der Formulardienst ist nicht zu erreichen, ${answer.reason}`
  }
  const headers = answer.headers.get('Access-Control-Allow-Headers') ?? ''
  return answer.status < 300 && isAllowed(answer, origin) && /content-type|\*/i.test(headers)
    ? null
    : `der Formulardienst lässt Browser von ${origin} nicht senden (CORS, Antwort ${answer.status}); tragen Sie die Adresse der Website dort ein`
}

function failure(reason: FailureReason, status: number): string {
  switch (reason) {
    case 'rejected':
      return `abgelehnt (Antwort ${status}): Kontingent, Spamfilter oder eine fehlende Angabe (FORM_EXTRA_FIELDS). Das Protokoll des Dienstes sagt, was es war.`
    case 'busy':
      return `der Dienst hat zu viel zu tun (Antwort ${status}). Versuchen Sie es in einer Stunde noch einmal; kommt das öfter vor, brauchen Sie einen größeren Tarif.`
    case 'unconfirmed':
      return `der Dienst antwortet so, dass niemand weiß, ob sie ankam (Antwort ${status}). Besucher lesen dasselbe; siehe docs/antworten.md.`
    case 'offline':
    case 'notConfigured':
      return 'nicht gesendet.'
  }
}

/** Sends one request as the contact form of a page does, marked as a test, and says what its visitors would read. */
export async function sendTestRequest(
  { origin }: Site,
  { formAction, extraFields }: ReadPage,
  sender: Sender,
  now: Date,
): Promise<Finding> {
  if (formAction === null || formAction.startsWith('mailto:')) {
    return bad('Testanfrage: nicht gesendet, die Formulare haben keinen Dienst.')
  }
  const isForeign = new URL(formAction).origin !== origin
  const fault = isForeign ? await preflightFault(formAction, origin) : null
  if (fault !== null) {
    return bad(`Testanfrage: nicht gesendet, ${fault}.`)
  }
  const time = now.toLocaleString('de-DE', {
    timeZone: 'Europe/Berlin',
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  const values: Readonly<Record<string, string>> = {
    ...sender,
    name: NAME,
    message: `${NAME}, ${time} Uhr: Diese Anfrage prüft, ob Anfragen von ${origin} ankommen. Bitte löschen.`,
  }
  const fields = Object.fromEntries(TEXT_FIELDS.contact.map((field) => [field, values[field] ?? '']))
  const answer = await ask(formAction, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      Origin: origin,
      Referer: `${origin}/`,
    },
    body: JSON.stringify({ ...extraFields, ...fields }),
    timeoutMs: TIMEOUT_MS,
  })
  if (answer.kind === 'none') {
    return bad(`Testanfrage: gesendet, aber ${answer.reason}. Ob sie ankam, sehen Sie beim Formulardienst.`)
  }
  if (isForeign && !isAllowed(answer, origin)) {
    return bad(
      `Testanfrage: gesendet, aber Browser dürften die Antwort nicht lesen (CORS, Antwort ${answer.status}): Besucher lesen, dass niemand weiß, ob sie ankam. Tragen Sie ${origin} beim Dienst ein.`,
    )
  }
  if (answer.status >= 300 && answer.status < 400) {
    return bad(
      'Testanfrage: Der Dienst antwortet mit einer Weiterleitung, die Browser nicht lesen dürfen. Schalten Sie sie beim Dienst ab.',
    )
  }
  const result = interpretReply(answer)
  return result.kind === 'sent'
    ? good(
        `Testanfrage: vom Formulardienst angenommen (${time} Uhr). Sehen Sie nach, ob sie bei Ihnen ankommt, auch unter Spam, und löschen Sie sie.`,
      )
    : bad(`Testanfrage: ${failure(result.reason, answer.status)}`)
}
