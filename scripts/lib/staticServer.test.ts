import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { createStaticServer } from './staticServer'

const folder = mkdtempSync(join(tmpdir(), 'static-'))
mkdirSync(join(folder, 'seite'))
mkdirSync(join(folder, 'leer'))
writeFileSync(join(folder, 'index.html'), 'start')
writeFileSync(join(folder, 'film'), Buffer.alloc(5_000_000))
writeFileSync(join(folder, 'seite/index.html'), 'seite')
writeFileSync(join(folder, '404.html'), 'nichts')

const servers: Server[] = []

afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
})

async function started(options: Parameters<typeof createStaticServer>[0]) {
  const server = createStaticServer(options)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return { server, port: (server.address() as AddressInfo).port }
}

describe.each([{ live: false }, { live: true }])('a server with %p', ({ live }) => {
  let server: Server
  let port: number

  beforeAll(async () => {
    ;({ server, port } = await started({ folder, live }))
  })

  /** The raw target, which `fetch` would mend. */
  async function ask(path: string, method = 'GET', headers = {}) {
    const asked = request({ host: 'localhost', port, path, method, headers }).end()
    const [response] = (await once(asked, 'response')) as [IncomingMessage]
    return { status: response.statusCode, location: response.headers.location, body: await text(response) }
  }

  it.each([
    ['/', 200, 'start'],
    ['/seite/', 200, 'seite'],
    ['//', 200, 'start'],
    ['///seite//?a=//b', 200, 'seite'],
    ['/leer/', 404, 'nichts'],
    ['/%E0%A4%A', 404, 'nichts'],
    ['/%', 404, 'nichts'],
    ['/%00', 404, 'nichts'],
    ['/..%2f..%2fetc/passwd', 404, 'nichts'],
    ['*', 404, 'nichts'],
    ['http://elsewhere.test/', 404, 'nichts'],
  ])('answers %s, and goes on', async (path, status, body) => {
    expect(await ask(path)).toMatchObject({ status, body })
    expect(await ask('/')).toMatchObject({ status: 200 })
  })

  it.each(['/seite?a=b', '//seite?a=b'])('leads %s to the slash and keeps the query', async (path) => {
    expect(await ask(path)).toMatchObject({ status: 301, location: '/seite/?a=b' })
  })

  it.each([
    ['bytes=1-2', 206, 'ta'],
    ['bytes=3-', 206, 'rt'],
    ['bytes=9-', 416, ''],
    ['bytes=5-2', 200, 'start'],
    ['bytes=a-b', 200, 'start'],
    ['bytes=0-1,3-4', 200, 'start'],
  ])('answers the range %s, and goes on', async (range, status, body) => {
    expect(await ask('/', 'GET', { range })).toMatchObject({ status, body })
    expect(await ask('/')).toMatchObject({ status: 200 })
  })

  it('closes the file of a download that is cut off', async () => {
    const closed = new Promise((resolve) => {
      server.prependOnceListener('request', (_, response) => {
        response.on('pipe', (file) => file.on('close', resolve))
      })
    })
    const download = request({ host: 'localhost', port, path: '/film' }, () => download.destroy())
    download.end()
    await closed
  })

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('refuses %s', async (method) => {
    expect(await ask('/seite/', method)).toMatchObject({ status: 405 })
  })
})

it('survives a file that has gone since it looked', async () => {
  const built = mkdtempSync(join(tmpdir(), 'static-'))
  writeFileSync(join(built, 'index.html'), 'start')
  writeFileSync(join(built, 'alt.txt'), 'alt')
  const { port } = await started({ folder: built })
  rmSync(join(built, 'alt.txt'))
  await expect(fetch(`http://localhost:${port}/alt.txt`).then((reply) => reply.text())).rejects.toThrow()
  expect(await (await fetch(`http://localhost:${port}/`)).text()).toBe('start')
})

it('shows what a build has written meanwhile, if it is live', async () => {
  const built = mkdtempSync(join(tmpdir(), 'static-'))
  writeFileSync(join(built, 'index.html'), 'a long page of the build before')
  const { port } = await started({ folder: built, live: true })
  writeFileSync(join(built, 'index.html'), 'short')
  writeFileSync(join(built, 'neu.txt'), 'neu')
  const texts = ['/', '/neu.txt'].map(async (path) => (await fetch(`http://localhost:${port}${path}`)).text())
  expect(await Promise.all(texts)).toEqual(['short', 'neu'])
})

it('sends further headers with every answer', async () => {
  const { port } = await started({ folder, headers: { 'X-Kind': 'test' } })
  for (const path of ['/', '/seite', '/fehlt']) {
    const { headers } = await fetch(`http://localhost:${port}${path}`, { redirect: 'manual' })
    expect(headers.get('x-kind')).toBe('test')
  }
})
