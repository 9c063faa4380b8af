import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FailureReason } from '@/lib/browser/enquiry/requests'

type Context = {
  request: IncomingMessage
  response: ServerResponse
}

type SimulatedService = {
  /** What the visitor must be told. */
  outcome: 'sent' | FailureReason
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
  value: unknown = { error: 'Refused as asked for' },
): SimulatedService {
  return { outcome, reply: ({ response }) => json(response, status, value) }
}

/** Formspree's answer to an address it does not like. */
const FIELD_ERRORS = { errors: [{ code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' }] }

/**
 * How form services behave, one of each kind that a visitor is told apart. The sender's e-mail address chooses one: `quota@firma.de` or
 * `quota+anything@firma.de`. Every other sender is accepted.
 */
export const SIMULATED_SERVICES = {
  formspree: {
    outcome: 'sent',
    reply: ({ response }) =>
      json(response, 200, { ok: true, next: 'https://formspree.io/thanks?language=en' }),
  },
  slow: {
    outcome: 'sent',
    reply: ({ response }) => setTimeout(() => json(response, 200, { ok: true }), 3000),
  },
  '422': refusal(422, 'rejected', FIELD_ERRORS),
  '429': refusal(429, 'busy'),
  '500': refusal(500, 'unconfirmed'),
  quota: refusal(200, 'rejected', { error: 'form over quota' }),
  html: {
    outcome: 'unconfirmed',
    reply: ({ response }) => {
      response.writeHead(200, { 'Content-Type': 'text/html' })
      response.end('<!doctype html><title>Captcha</title><p>Please confirm that you are human')
    },
  },
  redirect: {
    outcome: 'unconfirmed',
    reply: ({ request, response }) => {
      // The same machine under another name is another origin, and that one allows nobody.
      response.writeHead(302, { Location: `http://127.0.0.1:${request.socket.localPort}/thanks` })
      response.end()
    },
  },
  nocors: {
    outcome: 'unconfirmed',
    reply: ({ response }) => {
      response.removeHeader('Access-Control-Allow-Origin')
      json(response, 200, { ok: true })
    },
  },
  cut: {
    // Within its reply.
    outcome: 'unconfirmed',
    reply: ({ response }) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '100' })
      response.write('{"ok":')
      setTimeout(() => response.socket?.destroy(), 50)
    },
  },
  abort: {
    outcome: 'unconfirmed',
    arrives: false,
    // Never gets here: the receiver hangs up as soon as it sees the address.
    reply: ({ response }) => response.socket?.destroy(),
  },
  reset: {
    // Instead of a reply.
    outcome: 'unconfirmed',
    reply: ({ response }) => response.socket?.destroy(),
  },
  silence: {
    outcome: 'unconfirmed',
    reply: () => undefined,
  },
} as const satisfies Record<string, SimulatedService>

export type ServiceName = keyof typeof SIMULATED_SERVICES

export const serviceNames = Object.keys(SIMULATED_SERVICES) as ServiceName[]

/** The service that a sender asks for, if any. */
export function serviceOf(email: unknown): SimulatedService | undefined {
  const name = typeof email === 'string' ? email.split(/[+@]/)[0] : undefined
  return serviceNames.includes(name as ServiceName) ? SIMULATED_SERVICES[name as ServiceName] : undefined
}

/** What each sender's address leads to, a line for each outcome; for whoever starts the receiver. */
export function listServices(): string {
  const outcomes = [...new Set(serviceNames.map((name) => SIMULATED_SERVICES[name].outcome))]
  const addressOf = (name: ServiceName) =>
    `${name}@${serviceOf(name)?.arrives === false ? ' (kommt nicht an)' : ''}`
  return outcomes
    .map((outcome) => {
      const names = serviceNames.filter((name) => SIMULATED_SERVICES[name].outcome === outcome)
      return `  ${outcome}: ${names.map(addressOf).join(', ')}`
    })
    .join('\n')
}
