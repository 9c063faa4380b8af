import { appendFileSync, mkdirSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { dirname } from 'node:path'

/** One request as it came over the wire. */
export type Received = {
  method: string
  path: string
  headers: Record<string, string | string[] | undefined>
  body: Record<string, unknown>
}

type Options = {
  /** Called for each enquiry, after it was written down. */
  onReceived?: (received: Received) => void
  /** File that every enquiry is appended to, one line of JSON each. */
  file: string
}

/** Larger bodies are no enquiry. */
const MAX_BYTES = 1_000_000

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > MAX_BYTES) {
      throw new Error('too large')
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** JSON from our script, url-encoded from a browser without scripts, plain text is no enquiry. */
function parseBody(type: string, text: string): Record<string, unknown> | null {
  if (type.startsWith('application/json')) {
    try {
      const value: unknown = JSON.parse(text)
      return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
    } catch {
      return null
    }
  }
  return type.startsWith('application/x-www-form-urlencoded')
    ? Object.fromEntries(new URLSearchParams(text))
    : null
}

function json(response: ServerResponse, status: number, value: unknown) {
  response.writeHead(status, { 'Content-Type': 'application/json' })
  response.end(JSON.stringify(value))
}

/**
 * Plays the part that the sender's e-mail address asks for, so that failures can be tried by hand and in tests:
 * `422@…` answers with that status, `error@…` with 200 and an error, `html@…` with 200 and a page,
 * `reset@…` cuts the line, `silence@…` never answers. Everything else is accepted.
 */
function reply(response: ServerResponse, email: string, wantsPage: boolean) {
  // `422+anything@…` as well, so that tests can tell their requests apart.
  const part = email.split(/[+@]/)[0] ?? ''
  if (/^[2-5]\d\d$/.test(part)) {
    json(response, Number(part), Number(part) < 300 ? { ok: true } : { error: 'as asked for' })
    return
  }
  switch (part) {
    case 'error':
      json(response, 200, { error: 'form over quota' })
      return
    case 'html':
      response.writeHead(200, { 'Content-Type': 'text/html' })
      response.end('<!doctype html><title>Captcha</title>')
      return
    case 'reset':
      response.socket?.destroy()
      return
    case 'silence':
      return
    default:
      if (wantsPage) {
        response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
        response.end(
          '<!doctype html><html lang="de"><link rel="icon" href="data:,"><title>Danke</title><p>Vielen Dank. Ihre Anfrage ist angekommen.</p>',
        )
      } else {
        json(response, 200, { ok: true })
      }
  }
}

/** Stands in for the external form service: another origin, with real CORS. `GET /received` lists what arrived. */
export function createReceiver({ onReceived, file }: Options): Server {
  const received: Received[] = []
  mkdirSync(dirname(file), { recursive: true })
  return createServer(async (request, response) => {
    const { method = '', url: path = '/', headers } = request
    response.setHeader('Access-Control-Allow-Origin', '*')
    if (method === 'OPTIONS') {
      response.writeHead(204, {
        'Access-Control-Allow-Methods': 'POST',
        'Access-Control-Allow-Headers': 'Content-Type, Accept',
      })
      response.end()
      return
    }
    if (method === 'GET' && path === '/received') {
      json(response, 200, received)
      return
    }
    if (method !== 'POST') {
      json(response, 405, { error: 'Send enquiries with POST.' })
      return
    }
    const body = parseBody(headers['content-type'] ?? '', await readBody(request).catch(() => ''))
    if (body === null) {
      json(response, 400, { error: 'Send a JSON object or a url-encoded form.' })
      return
    }
    const entry: Received = { method, path, headers, body }
    received.push(entry)
    appendFileSync(file, `${JSON.stringify({ at: new Date().toISOString(), ...entry })}\n`)
    onReceived?.(entry)
    reply(response, String(body.email ?? ''), headers.accept?.includes('text/html') ?? false)
  })
}
