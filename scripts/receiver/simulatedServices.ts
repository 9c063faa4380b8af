import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FailureReason } from '@/lib/browser/enquiry/requests'

type Context = {
  request: IncomingMessage
  response: ServerResponse
  /** Whose enquiry it is. */
  email: string
}

type SimulatedService = {
  /** What the visitor must be told. */
  outcome: 'sent' | FailureReason
  /** What it does, in the list of `listServices`. */
  does: string
  /** False where the line dies before the enquiry is there. */
  arrives?: false
  reply: (context: Context) => void
}

export function json(response: ServerResponse, status: number, value: unknown) {
  response.writeHead(status, { 'Content-Type': 'application/json' })
  response.end(JSON.stringify(value))
}

function refusal(
  status: number,
  outcome: FailureReason,
  does: string,
  value: unknown = { error: 'Refused as asked for' },
): SimulatedService {
  return { outcome, does, reply: ({ response }) => json(response, status, value) }
}

/** Replies that are still being waited for, by sender. */
const slowReplies = new Map<string, () => void>()

/** Lets a slow service reply at once: a test need not wait for what it has seen. Says whether there was one to reply. */
export function hurry(email: string): boolean {
  const reply = slowReplies.get(email)
  reply?.()
  return reply !== undefined
}

/** Formspree's answer to an address it does not like. */
const FIELD_ERRORS = { errors: [{ code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' }] }

/**
 * How form services behave, one for each result that a visitor can see. The sender's e-mail address chooses one: `quota@firma.de` or
 * `quota+anything@firma.de`. Every other sender is accepted.
 */
export const SIMULATED_SERVICES = {
  formspree: {
    outcome: 'sent',
    does: 'nimmt sie an und antwortet wie Formspree',
    reply: ({ response }) =>
      json(response, 200, { ok: true, next: 'https://formspree.io/thanks?language=en' }),
  },
  slow: {
    outcome: 'sent',
    does: 'nimmt sie nach drei Sekunden an',
    reply: ({ response, email }) => {
      function reply() {
        clearTimeout(timer)
        slowReplies.delete(email)
        json(response, 200, { ok: true })
      }
      const timer = setTimeout(reply, 3000)
      slowReplies.set(email, reply)
    },
  },
  '422': refusal(422, 'rejected', 'lehnt sie ab, weil ihm die E-Mail-Adresse nicht gefällt', FIELD_ERRORS),
  '429': refusal(429, 'busy', 'ist überlastet'),
  '500': refusal(500, 'unconfirmed', 'meldet einen eigenen Fehler'),
  quota: refusal(200, 'rejected', 'lehnt sie ab, weil das Kontingent verbraucht ist, mit dem Status 200', {
    error: 'form over quota',
  }),
  html: {
    outcome: 'unconfirmed',
    does: 'antwortet mit einer Seite, die nichts bestätigt',
    reply: ({ response }) => {
      response.writeHead(200, { 'Content-Type': 'text/html' })
      response.end('<!doctype html><title>Captcha</title><p>Please confirm that you are human')
    },
  },
  redirect: {
    outcome: 'unconfirmed',
    does: 'leitet weiter, wohin die Seite nicht darf',
    reply: ({ request, response }) => {
      // The same machine under another name is another origin, and that one allows nobody.
      response.writeHead(302, { Location: `http://127.0.0.1:${request.socket.localPort}/thanks` })
      response.end()
    },
  },
  nocors: {
    outcome: 'unconfirmed',
    does: 'lässt den Browser die Antwort nicht lesen',
    reply: ({ response }) => {
      response.removeHeader('Access-Control-Allow-Origin')
      json(response, 200, { ok: true })
    },
  },
  cut: {
    // Within its reply.
    outcome: 'unconfirmed',
    does: 'bricht mitten in der Antwort ab',
    reply: ({ response }) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '100' })
      response.write('{"ok":')
      setTimeout(() => response.socket?.destroy(), 50)
    },
  },
  abort: {
    outcome: 'unconfirmed',
    does: 'legt auf, bevor sie da ist',
    arrives: false,
    // Never gets here: the receiver hangs up as soon as it sees the address.
    reply: ({ response }) => response.socket?.destroy(),
  },
  reset: {
    // Instead of a reply.
    outcome: 'unconfirmed',
    does: 'legt auf, statt zu antworten',
    reply: ({ response }) => response.socket?.destroy(),
  },
  silence: {
    outcome: 'unconfirmed',
    does: 'antwortet nie',
    reply: () => undefined,
  },
} as const satisfies Record<string, SimulatedService>

export type ServiceName = keyof typeof SIMULATED_SERVICES

export const serviceNames = Object.keys(SIMULATED_SERVICES) as ServiceName[]

/** The service that a sender asks for, if any. */
export function serviceOf(email: string): SimulatedService | undefined {
  const [name] = email.split(/[+@]/)
  return serviceNames.includes(name as ServiceName) ? SIMULATED_SERVICES[name as ServiceName] : undefined
}

/** What each sender's address leads to, one line each: printed when the receiver starts. */
export function listServices(): string {
  return serviceNames.map((name) => `  ${`${name}@…`.padEnd(12)} ${SIMULATED_SERVICES[name].does}`).join('\n')
}
