import { createServer, type Server, type ServerResponse } from 'node:http'

/** What the service does with the next requests. `hold` lets them wait until `answerHeld`. */
export const REPLIES = ['ok', 'text', 'no', 'page', 'broken', 'cut', 'hold'] as const
export type Reply = (typeof REPLIES)[number]

type Fields = Record<string, unknown>

/** What both forms ask for: two requests with the same key say the same. */
export function keyOf({ name, email, phone, message }: Fields): string {
  return JSON.stringify([name, email, phone, message])
}

/** A form service that answers, fails, hangs and lies as it is told, and remembers all. */
export class WalkReceiver {
  reply: Reply = 'ok'
  /** How often each key arrived. */
  readonly received = new Map<string, number>()
  /** How many confirmations left this machine. */
  accepted = 0
  private readonly held = new Set<ServerResponse>()

  readonly server: Server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Access-Control-Allow-Headers', 'Accept, Content-Type')
    // A connection that was used before and dies makes Chromium repeat the request by itself.
    response.setHeader('Connection', 'close')
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end()
      return
    }
    let text = ''
    request.on('data', (chunk) => {
      text += chunk
    })
    request.on('end', () => {
      const type = request.headers['content-type'] ?? ''
      const fields: Fields = type.includes('json')
        ? JSON.parse(text)
        : Object.fromEntries(new URLSearchParams(text))
      const key = keyOf(fields)
      this.received.set(key, (this.received.get(key) ?? 0) + 1)
      this.answer(response, this.reply)
    })
  })

  private answer(response: ServerResponse, reply: Reply) {
    switch (reply) {
      case 'ok':
        this.accepted += 1
        response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"ok":true}')
        break
      case 'text':
        this.accepted += 1
        response.writeHead(200, { 'Content-Type': 'text/plain' }).end('Thank you')
        break
      case 'no':
        response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"success":"false"}')
        break
      case 'page':
        response
          .writeHead(200, { 'Content-Type': 'text/html' })
          .end('<!doctype html><title>Thank you</title>')
        break
      case 'broken':
        response.writeHead(500).end()
        break
      case 'cut':
        response.socket?.destroy()
        break
      case 'hold':
        this.held.add(response)
        response.on('close', () => this.held.delete(response))
    }
  }

  /** How many requests wait for their reply. */
  get holding(): number {
    return this.held.size
  }

  /** Lets go of what was held back. */
  answerHeld(reply: Exclude<Reply, 'hold'>) {
    for (const response of this.held) {
      this.held.delete(response)
      this.answer(response, reply)
    }
  }
}
