import { readdirSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { type APIRequestContext, expect, test } from '@playwright/test'
import { extras } from '@/content/extras'
import { ui } from '@/content/ui'
import { CONTACT_CARD, pages, sharingPictures } from '@/lib/server/pages'
import { MOVED, SUB_PATH } from '../servers/cases'
import { at, hostCase } from './hostCase'

const FILM = '/videos/rhein-main.mp4'

/** What the server answers to a raw address, which a browser or `fetch` would mend first. */
function askRaw(path: string): Promise<{ status: number | undefined; location: string | undefined }> {
  const { hostname, port } = new URL(test.info().project.use.baseURL ?? '')
  return new Promise((resolve, reject) => {
    get({ hostname, port, path }, (response) => {
      response.resume()
      resolve({ status: response.statusCode, location: response.headers.location })
    }).on('error', reject)
  })
}

/** A file of the export whose name holds a hash: names are the same in both builds but for Next's own. */
function hashedPicture(): string {
  const name = readdirSync(join(process.cwd(), 'public/hero')).find((file) => file.endsWith('.avif'))
  return `/hero/${name}`
}

async function chunkOf(request: APIRequestContext): Promise<string> {
  const html = await (await request.get(at('/'))).text()
  const data = await request.get(html.match(/data-flight="([^"]+)"/)?.[1] ?? '')
  const { scripts }: { scripts: string[] } = await data.json()
  return scripts[0]?.slice(at('/').length - 1) ?? ''
}

test('every route answers, with and without its slash', async ({ request }) => {
  for (const { path } of pages) {
    const response = await request.get(at(path))
    expect(response.status(), path).toBe(200)
    expect(response.headers()['content-type']).toMatch(/^text\/html; ?charset=utf-8$/i)
  }
  for (const path of ['/werkschutz', '/impressum']) {
    const response = await request.get(at(path), { maxRedirects: 0 })
    expect([301, 308]).toContain(response.status())
    expect(new URL(response.headers().location ?? '', response.url()).pathname).toBe(at(`${path}/`))
  }
})

test('an unknown address answers 404 with the German page', async ({ request }) => {
  for (const path of ['/gibt-es-nicht/', '/gibt-es-nicht', '/werkschutz/x.html']) {
    const response = await request.get(at(path))
    expect(response.status(), path).toBe(404)
    expect(await response.text()).toContain(ui.notFound.heading)
  }
})

test('an old address leads to the new one: by the server, or by a page on a host that reads no rules', async ({
  request,
}) => {
  const { host, basePath } = hostCase()
  test.skip(basePath !== SUB_PATH, 'That export has no old addresses.')
  const response = await request.get(at(encodeURI(`${MOVED.from}?seite=2`)), { maxRedirects: 0 })
  if (host === 'plain') {
    expect(response.status()).toBe(200)
    expect(await response.text()).toContain(`content="0; url=${at(MOVED.to)}"`)
  } else {
    expect(response.status()).toBe(301)
    const { pathname, search, hash } = new URL(response.headers().location ?? '', response.url())
    expect(pathname + search + hash).toBe(at(MOVED.to))
  }
})

test('files have their types', async ({ request }) => {
  const types: Record<string, RegExp> = {
    '/version.txt': /^text\/plain/,
    '/robots.txt': /^text\/plain/,
    '/sitemap.xml': /^(application|text)\/xml/,
    '/icon.svg': /^image\/svg\+xml/,
    '/manifest.webmanifest': /^application\/manifest\+json/,
    ...(extras.film && { [FILM]: /^video\/mp4/ }),
    // Whoever configures nothing may not know it.
    ...(hostCase().host !== 'plain' && { [CONTACT_CARD]: /^text\/vcard/ }),
    '/.well-known/security.txt': /^text\/plain/,
    [hashedPicture()]: /^image\/avif/,
    [await chunkOf(request)]: /javascript/,
  }
  for (const [path, type] of Object.entries(types)) {
    const response = await request.get(at(path))
    expect(response.status(), path).toBe(200)
    expect(response.headers()['content-type'], path).toMatch(type)
  }
})

test('the film is served in parts', async ({ request }) => {
  test.skip(!extras.film, 'This company shows no film.')
  const response = await request.get(at(FILM), { headers: { Range: 'bytes=100-199' } })
  expect(response.status()).toBe(206)
  expect(response.headers()['content-range']).toMatch(/^bytes 100-199\/\d+$/)
  expect(await response.body()).toHaveLength(100)
})

test('text travels compressed, as what it is', async ({ request }) => {
  for (const encoding of ['br', 'gzip']) {
    for (const [path, type] of [
      ['/werkschutz/', /^text\/html; ?charset=utf-8$/i],
      ['/lizenzen.txt', /^text\/plain/],
      [await chunkOf(request), /javascript/],
    ] as const) {
      const response = await request.get(at(path), { headers: { 'Accept-Encoding': encoding } })
      expect(response.headers()['content-encoding'], `${path} ${encoding}`).toBe(encoding)
      expect(response.headers()['content-type']).toMatch(type)
      expect(response.headers().vary ?? '').toMatch(/accept-encoding/i)
    }
  }
})

test.describe('with a configuration', () => {
  test.beforeEach(() => {
    test.skip(
      hostCase().host === 'plain',
      'A bare host sends no headers of ours; the page carries its policy itself.',
    )
  })

  test('security headers come with every answer', async ({ request }) => {
    const chunk = await chunkOf(request)
    const { basePath } = hostCase()
    for (const path of ['/', '/werkschutz/', '/gibt-es-nicht/', hashedPicture(), chunk]) {
      const headers = (await request.get(at(path))).headers()
      // Who owns a folder does not decide about the whole host.
      expect(headers['strict-transport-security'], path).toBe(
        basePath === '' ? 'max-age=31536000' : undefined,
      )
      expect(headers, path).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      })
      const policy = headers['content-security-policy'] ?? ''
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).not.toMatch(/unsafe|\*/)
    }
  })

  test('only the pictures that are shared are for other sites', async ({ request }) => {
    for (const { path } of sharingPictures) {
      const headers = (await request.get(at(path))).headers()
      expect(headers['cross-origin-resource-policy'], path).toBe('cross-origin')
    }
  })

  test('hashed files are kept, everything else is asked for again', async ({ request }) => {
    for (const path of [hashedPicture(), await chunkOf(request)]) {
      const headers = (await request.get(at(path))).headers()
      expect(headers['cache-control'], path).toBe('public, max-age=31536000, immutable')
    }
    for (const path of ['/', '/werkschutz/', '/version.txt', '/robots.txt', ...(extras.film ? [FILM] : [])]) {
      const response = await request.get(at(path))
      expect(response.headers()['cache-control'], path).toBe('no-cache')
      const { etag, 'last-modified': modified } = response.headers()
      const again = await request.get(at(path), {
        headers: etag ? { 'If-None-Match': etag } : { 'If-Modified-Since': modified ?? '' },
      })
      expect(again.status(), path).toBe(304)
    }
  })

  test('what is no page answers 404 with the German page, compressed as well', async ({ request }) => {
    const hidden = [
      '/.htaccess',
      '/.nojekyll',
      '/.hosting/nginx.conf',
      '/.hosting/Caddyfile',
      '/_headers',
      '/_redirects',
    ]
    const folders = ['/about/', '/about', '/.well-known/', '/_next/', '/_next/static/chunks/', '/.hosting/']
    for (const path of [...hidden, ...folders]) {
      const response = await request.get(at(path))
      expect(response.status(), path).toBe(404)
      expect(await response.text(), path).toContain(ui.notFound.heading)
    }
    for (const encoding of ['br', 'gzip']) {
      const response = await request.get(at('/gibt-es-nicht/'), { headers: { 'Accept-Encoding': encoding } })
      expect(response.headers()['content-encoding']).toBe(encoding)
      expect(await response.text()).toContain(ui.notFound.heading)
    }
  })

  test('other methods are refused', async ({ request }) => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const response = await request.fetch(at('/werkschutz/'), { method })
      expect(response.status(), method).toBe(405)
      expect(response.headers()['cache-control'], method).toBe('no-cache')
    }
  })

  test('redirects, errors and files that are missing in a hashed folder are not kept', async ({
    request,
  }) => {
    const missing = ['/gibt-es-nicht/', '/_next/static/chunks/0.js', '/hero/start-960.00000000.avif']
    for (const path of ['/werkschutz', ...missing, '/.htaccess', '/about/']) {
      const response = await request.get(at(path), { maxRedirects: 0 })
      expect(response.headers()['cache-control'], path).toBe('no-cache')
      expect(response.headers()['x-content-type-options'], path).toBe('nosniff')
    }
  })

  test('doubled slashes lead to the one address of the page', async () => {
    const { basePath } = hostCase()
    for (const [path, target] of [
      [`${basePath}//`, `${basePath}/`],
      [`${basePath}//werkschutz/`, `${basePath}/werkschutz/`],
      [`${basePath}/werkschutz//?a=//b`, `${basePath}/werkschutz/?a=//b`],
      // Never an address of another host. Below a path Apache reads our rules for that path only.
      ...(basePath === '' ? [['//localhost.test/', '/localhost.test/'] as const] : []),
    ] as const) {
      const { status, location = '' } = await askRaw(path)
      expect([301, 308], path).toContain(status)
      const { pathname, search, host } = new URL(location, test.info().project.use.baseURL)
      expect(pathname + search, path).toBe(target)
      expect(host).toBe(new URL(test.info().project.use.baseURL ?? '').host)
    }
  })

  test('an encoding that the browser refuses is not sent', async ({ request }) => {
    const refused = { 'Accept-Encoding': 'br;q=0, gzip;q=0' }
    expect((await request.get(at('/'), { headers: refused })).headers()['content-encoding']).toBeUndefined()
    const preferred = { 'Accept-Encoding': 'br;q=0, gzip;q=0.5' }
    expect((await request.get(at('/'), { headers: preferred })).headers()['content-encoding']).toBe('gzip')
  })
})
