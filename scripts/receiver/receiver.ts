import { appendFileSync, mkdirSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { dirname } from 'node:path'
import { hurry, json, serviceOf } from './simulatedServices'

/** One request as it came over the wire. */
export type Received = {
  method: string
  path: string
  headers: Record<string, string | string[] | undefined>
  body: Record<string, unknown>
}

type Options = {
  /** Called for each enquiry, before it is replied to. */
  onReceived?: (received: Received) => void
  /** Called for each enquiry that could not be written down; the visitor is replied to all the same. */
  onNotWritten?: (reason: string) => void
  /** File that every enquiry is appended to, one line of JSON each. */
  file: string
}

const HURRY = '/hurry/'

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
    // The line is cut while the body is still on its way.
    if (chunk.includes('"abort')) {
      request.socket.destroy()
      throw new Error('aborted')
    }
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** JSON from our script, url-encoded from a browser without scripts; anything else is no enquiry. */
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

/** For a browser that posted the form by itself: the page that such services show. */
function thanks(response: ServerResponse) {
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
  response.end(
    '<!doctype html><html lang="de"><link rel="icon" href="data:,"><title>Danke</title><p>Vielen Dank. Ihre Anfrage ist angekommen.</p>',
  )
}

/** Appends a line to a file. Returns why it could not, or null. */
function append(file: string, line: string): string | null {
  try {
    mkdirSync(dirname(file), { recursive: true })
    appendFileSync(file, `${line}\n`)
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/**
 * Stands in for the external form service: another origin, with real CORS. `GET /received` lists what arrived, `GET /hurry/…`
 * lets a slow service reply to this sender.
 * The sender's address chooses one of the services in `simulatedServices.ts`.
 */
export function createReceiver({ onReceived, onNotWritten, file }: Options): Server {
  const received: Received[] = []
  return createServer(async (request, response) => {
    const { method = '', url: path = '/', headers } = request
    if (method === 'GET' && path === '/received') {
      json(response, 200, received)
      return
    }
    if (method === 'GET' && path.startsWith(HURRY)) {
      json(response, hurry(decodeURIComponent(path.slice(HURRY.length))) ? 200 : 404, {})
      return
    }
    // Nobody may read what lies behind a redirect.
    if (path === '/thanks') {
      json(response, 200, { ok: true })
      return
    }
    response.setHeader('Access-Control-Allow-Origin', '*')
    if (method === 'OPTIONS') {
      response.writeHead(204, {
        'Access-Control-Allow-Methods': 'POST',
        // Formspree's list: a form that needs another header would fail there, too.
        'Access-Control-Allow-Headers':
          'Accept, Content-Type, X-Requested-With, Authorization, Formspree-Session-Data',
      })
      response.end()
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
    const reason = append(file, JSON.stringify({ at: new Date().toISOString(), ...entry }))
    onReceived?.(entry)
    if (reason !== null) {
      onNotWritten?.(reason)
    }
    const email = String(body.email)
    const service = serviceOf(email)
    if (service !== undefined) {
      service.reply({ request, response, email })
    } else if (headers.accept?.includes('text/html')) {
      thanks(response)
    } else {
      json(response, 200, { ok: true })
    }
  })
}
