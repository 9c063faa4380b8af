import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createStaticServer } from './staticServer'

const folder = mkdtempSync(join(tmpdir(), 'static-'))
mkdirSync(join(folder, 'seite'))
mkdirSync(join(folder, 'leer'))
writeFileSync(join(folder, 'index.html'), 'start')
writeFileSync(join(folder, 'seite/index.html'), 'seite')
writeFileSync(join(folder, '404.html'), 'nichts')

describe.each([{ live: false }, { live: true }])('a server with %p', ({ live }) => {
  let server: Server

  beforeAll(async () => {
    server = createStaticServer({ folder, live })
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  })
  afterAll(() => server.close())

  /** The raw target, which `fetch` would mend. */
  function ask(path: string, method = 'GET') {
    const { port } = server.address() as AddressInfo
    return new Promise<{ status: number | undefined; location: string | undefined; body: string }>(
      (resolve, reject) => {
        request({ host: 'localhost', port, path, method }, (response) => {
          let body = ''
          response.on('data', (chunk) => {
            body += chunk
          })
          response.on('end', () =>
            resolve({ status: response.statusCode, location: response.headers.location, body }),
          )
        })
          .on('error', reject)
          .end()
      },
    )
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

  it('leads to the slash and keeps the query', async () => {
    expect(await ask('/seite?a=b')).toMatchObject({ status: 301, location: '/seite/?a=b' })
  })

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('refuses %s', async (method) => {
    expect(await ask('/seite/', method)).toMatchObject({ status: 405 })
  })
})

it('shows what a build has written meanwhile, if it is live', async () => {
  const built = mkdtempSync(join(tmpdir(), 'static-'))
  writeFileSync(join(built, 'index.html'), 'a long page of the build before')
  const live = createStaticServer({ folder: built, live: true })
  await new Promise<void>((resolve) => live.listen(0, 'localhost', resolve))
  writeFileSync(join(built, 'index.html'), 'short')
  writeFileSync(join(built, 'neu.txt'), 'neu')
  const { port } = live.address() as AddressInfo
  const texts = ['/', '/neu.txt'].map(async (path) => (await fetch(`http://localhost:${port}${path}`)).text())
  expect(await Promise.all(texts)).toEqual(['short', 'neu'])
  live.closeAllConnections()
  live.close()
})

it('sends further headers with every answer', async () => {
  const server = createStaticServer({ folder, headers: { 'X-Kind': 'test' } })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  for (const path of ['/', '/seite', '/fehlt']) {
    const { headers } = await fetch(`http://localhost:${port}${path}`, { redirect: 'manual' })
    expect(headers.get('x-kind')).toBe('test')
  }
  server.closeAllConnections()
  server.close()
})
