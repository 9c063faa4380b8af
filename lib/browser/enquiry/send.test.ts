/** @jest-environment node */
import type { Server } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sendEnquiry } from './send'

type Reply = { status?: number; type?: string; body?: string; never?: boolean; reset?: boolean }

let server: Server
let endpoint: string
let reply: Reply
let requests: { headers: NodeJS.Dict<string | string[]>; body: string }[]

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) {
      body += chunk
    }
    requests.push({ headers: request.headers, body })
    if (reply.reset) {
      response.socket?.destroy()
    } else if (!reply.never) {
      response.writeHead(reply.status ?? 200, { 'Content-Type': reply.type ?? 'application/json' })
      response.end(reply.body ?? '')
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

let device: { onLine: boolean }

beforeEach(() => {
  requests = []
  reply = {}
  device = { onLine: true }
  Object.defineProperty(globalThis, 'navigator', { value: device, configurable: true })
})

function send(options = {}) {
  return sendEnquiry({ email: 'a@b.example', gdprConsent: true }, { endpoint, extraFields: {}, ...options })
}

describe('sendEnquiry', () => {
  it('posts the fields as JSON, once, and the constants with them', async () => {
    await send({ extraFields: { access_key: 'k' } })
    expect(requests).toHaveLength(1)
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual({
      access_key: 'k',
      email: 'a@b.example',
      gdprConsent: true,
    })
    expect(requests[0]?.headers).toMatchObject({
      'content-type': 'application/json',
      accept: 'application/json',
    })
  })

  it.each<[string, Reply]>([
    ['200 with JSON', { body: '{"ok":true}' }],
    ['204 without a body', { status: 204 }],
  ])('counts %s as sent', async (_name, answer) => {
    reply = answer
    expect(await send()).toEqual({ kind: 'sent' })
  })

  it.each<[string, Reply, string]>([
    ['an error in a 200', { body: '{"error":"form over quota"}' }, 'rejected'],
    ['a page', { type: 'text/html; charset=utf-8', body: '<p>Captcha' }, 'unconfirmed'],
    ['429', { status: 429 }, 'busy'],
    ['a line that is cut', { reset: true }, 'unconfirmed'],
  ])('counts %s as a failure', async (_name, answer, reason) => {
    reply = answer
    expect(await send()).toMatchObject({ kind: 'failed', reason })
  })

  it('gives up after the timeout', async () => {
    reply = { never: true }
    expect(await send({ timeoutMs: 50 })).toMatchObject({ kind: 'failed', reason: 'unconfirmed' })
  })

  it.each(['reply', 'text'])(
    'gives up on a %s that never comes, even if the browser ignores the abort',
    async (part) => {
      const never = () => new Promise<never>(() => undefined)
      const answer = { status: 200, headers: new Headers(), text: never } as unknown as Response
      const real = globalThis.fetch
      globalThis.fetch = part === 'reply' ? never : async () => answer
      expect(await send({ timeoutMs: 50 })).toMatchObject({ kind: 'failed', reason: 'unconfirmed' })
      globalThis.fetch = real
    },
  )

  it('outlives its page while all such requests are small enough for the browser', async () => {
    const sent: (boolean | undefined)[] = []
    const real = globalThis.fetch
    globalThis.fetch = async (_, init) => {
      sent.push(init?.keepalive)
      return new Response('{"ok":true}')
    }
    const half = 'ä'.repeat(20_000)
    await Promise.all([send({ extraFields: { half } }), send({ extraFields: { half } }), send()])
    await send({ extraFields: { half } })
    globalThis.fetch = real
    expect(sent).toEqual([true, false, true, true])
  })

  it('does not even try without a service', async () => {
    expect(await send({ endpoint: null })).toMatchObject({ kind: 'failed', reason: 'notConfigured' })
    expect(requests).toEqual([])
  })

  it('tries even if the device reports no network, which only explains a failure', async () => {
    device.onLine = false
    expect(await send()).toEqual({ kind: 'sent' })
    reply = { reset: true }
    expect(await send()).toMatchObject({ kind: 'failed', reason: 'offline' })
  })

  it.each([true, false])(
    'may have arrived where the device had a network before or after: %s',
    async (before) => {
      reply = { reset: true }
      device.onLine = before
      const sending = send()
      device.onLine = !before
      expect(await sending).toMatchObject({ kind: 'failed', reason: 'unconfirmed' })
    },
  )
})
