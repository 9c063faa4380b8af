import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@formspree/core'
import { sendEnquiry } from '@/lib/browser/enquiry/send'
import { createReceiver } from './receiver'
import { SIMULATED_SERVICES, serviceNames } from './simulatedServices'

let folder: string
let server: Server
let endpoint: string

beforeAll(async () => {
  Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true })
  folder = mkdtempSync(join(tmpdir(), 'receiver-'))
  server = createReceiver({ file: join(folder, 'anfragen.jsonl') })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/anfragen`
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true })
})

/** Outside a browser there is no CORS to fail; and only its three seconds tell `slow` from others that accept. */
const LEFT_TO_BROWSERS = new Set(['redirect', 'nocors', 'slow'])

it.each(serviceNames.filter((name) => !LEFT_TO_BROWSERS.has(name)))(
  'our client is told by %s what a visitor must be told',
  async (name) => {
    const { outcome } = SIMULATED_SERVICES[name]
    const timeoutMs = name === 'silence' ? 200 : 10_000
    const result = await sendEnquiry({ email: `${name}@firma.de` }, { endpoint, extraFields: {}, timeoutMs })
    expect(result).toMatchObject(outcome === 'sent' ? { kind: 'sent' } : { kind: 'failed', reason: outcome })
  },
)

it("Formspree's own client takes the receiver for Formspree, when it accepts and when it refuses a field", async () => {
  const submit = (email: string) =>
    createClient().submitForm(
      'abcdefgh',
      { email, message: 'Zwei Tore' },
      { endpoint: new URL(endpoint).origin },
    )
  expect(await submit('formspree@firma.de')).toMatchObject({ kind: 'success' })
  const refused = await submit('422@firma.de')
  expect(refused).toMatchObject({ kind: 'error' })
  expect(refused.kind === 'error' && refused.getFieldErrors('email')).toMatchObject([{ code: 'TYPE_EMAIL' }])
})

it('replies although it cannot write the enquiry down, and says why', async () => {
  const said: unknown[] = []
  const blocked = createReceiver({
    // A file stands where its folder should be.
    file: join(folder, 'anfragen.jsonl/anfragen.jsonl'),
    onReceived: ({ body }) => said.push(body),
    onNotWritten: (reason) => said.push(reason),
  })
  writeFileSync(join(folder, 'anfragen.jsonl'), '')
  await new Promise<void>((resolve) => blocked.listen(0, '127.0.0.1', resolve))
  const { port } = blocked.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}/anfragen`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"name":"Ada"}',
  }).finally(() => {
    blocked.closeAllConnections()
    blocked.close()
  })
  expect(await response.json()).toEqual({ ok: true })
  expect(said).toEqual([{ name: 'Ada' }, expect.stringMatching(/ENOTDIR|EEXIST/)])
})

it('docs/anfragen.md names every sender that shows a failure', () => {
  const docs = readFileSync('docs/anfragen.md', 'utf8')
  const failing = serviceNames.filter((name) => SIMULATED_SERVICES[name].outcome !== 'sent')
  expect(failing.filter((name) => !docs.includes(`\`${name}@\``))).toEqual([])
})
