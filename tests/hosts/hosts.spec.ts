import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { forms } from '@/content/forms'
import { ui } from '@/content/ui'
import { routes } from '@/lib/routes'
import type { HostName } from '@/scripts/lib/realServers'
import { expect, expectHydrated, test } from '../support/pages'
import { receivedFrom, sender } from '../support/received'

/** What the host of the running project is. */
function hostCase(): { host: HostName; basePath: string } {
  const { host, basePath } = test.info().project.metadata
  return { host, basePath }
}

const at = (path: string) => hostCase().basePath + path

/** A file of the export whose name holds a hash: names are the same in both builds but for Next's own. */
function hashedPicture(): string {
  const name = readdirSync(join(process.cwd(), 'public/hero')).find((file) => file.endsWith('.avif'))
  return `/hero/${name}`
}

async function chunkOf(request: APIRequestContext): Promise<string> {
  const html = await (await request.get(at('/'))).text()
  return html.match(/\/_next\/static\/chunks\/[\w.-]+\.js/)?.[0] ?? ''
}

test('every route answers, with and without its slash', async ({ request }) => {
  for (const { path } of routes) {
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

test('files have their types', async ({ request }) => {
  const types: Record<string, RegExp> = {
    '/index.txt': /^text\/plain/,
    '/werkschutz/index.txt': /^text\/plain/,
    '/robots.txt': /^text\/plain/,
    '/sitemap.xml': /^(application|text)\/xml/,
    '/icon.svg': /^image\/svg\+xml/,
    '/manifest.webmanifest': /^application\/manifest\+json/,
    '/videos/rhein-main.mp4': /^video\/mp4/,
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
  const response = await request.get(at('/videos/rhein-main.mp4'), { headers: { Range: 'bytes=100-199' } })
  expect(response.status()).toBe(206)
  expect(response.headers()['content-range']).toMatch(/^bytes 100-199\/\d+$/)
  expect(await response.body()).toHaveLength(100)
})

test('text travels compressed, as what it is', async ({ request }) => {
  for (const encoding of ['br', 'gzip']) {
    for (const [path, type] of [
      ['/werkschutz/', /^text\/html; ?charset=utf-8$/i],
      ['/index.txt', /^text\/plain/],
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
    for (const path of ['/', '/werkschutz/', '/gibt-es-nicht/', hashedPicture(), chunk]) {
      const headers = (await request.get(at(path))).headers()
      expect(headers, path).toMatchObject({
        'strict-transport-security': expect.stringContaining('max-age='),
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'cross-origin-opener-policy': 'same-origin',
      })
      const policy = headers['content-security-policy'] ?? ''
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).not.toMatch(/unsafe|\*/)
    }
  })

  test('hashed files are kept, everything else is asked for again', async ({ request }) => {
    for (const path of [hashedPicture(), await chunkOf(request)]) {
      const headers = (await request.get(at(path))).headers()
      expect(headers['cache-control'], path).toBe('public, max-age=31536000, immutable')
    }
    for (const path of ['/', '/werkschutz/', '/index.txt', '/robots.txt', '/videos/rhein-main.mp4']) {
      const response = await request.get(at(path))
      expect(response.headers()['cache-control'], path).toBe('no-cache')
      const { etag, 'last-modified': modified } = response.headers()
      const again = await request.get(at(path), {
        headers: etag ? { 'If-None-Match': etag } : { 'If-Modified-Since': modified ?? '' },
      })
      expect(again.status(), path).toBe(304)
    }
  })

  test('the contact card has its type', async ({ request }) => {
    const response = await request.get(at('/kontakt.vcf'))
    expect(response.headers()['content-type']).toMatch(/^text\/vcard/)
  })

  test('what is only for the host is not given away', async ({ request }) => {
    for (const path of ['/.htaccess', '/.hosting/nginx.conf', '/.hosting/Caddyfile']) {
      expect([403, 404], path).toContain((await request.get(at(path))).status())
    }
  })
})

test('client navigation stays in one document', async ({ page }) => {
  await page.goto(at('/'))
  await expectHydrated(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.locator('#services a').first().click()
  await expect(page).toHaveURL(at('/werkschutz/'))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('header anchors lead home from a service page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(at('/werkschutz/'))
  await page.getByRole('banner').getByRole('link', { name: 'Karriere' }).click()
  await expect(page).toHaveURL(at('/#karriere'))
  await expect(page.locator('#karriere')).toBeInViewport()
})

test('both forms send', async ({ page, request }) => {
  await page.goto(at('/werkschutz/'))
  await page.getByRole('main').getByRole('link', { name: ui.requestOffer }).first().click()
  const offer = page.getByRole('dialog')
  const first = sender()
  await offer.locator('[name=email]').fill(first)
  await offer.locator('[name=phone]').fill('069 1')
  await offer.locator('[name=gdprConsent]').check()
  await offer.locator('[type=submit]').click()
  await expect(page.getByText(forms.status.sent)).toBeVisible()
  expect(await receivedFrom(request, first)).toHaveLength(1)

  await page.goto(at('/'))
  const contact = page.locator('#contact form')
  const second = sender()
  for (const [name, value] of Object.entries({
    name: 'Ada',
    email: second,
    phone: '069 1',
    message: 'Zwei Tore',
  })) {
    await contact.locator(`[name=${name}]`).fill(value)
  }
  await contact.locator('[type=submit]').click()
  await expect(page.getByText(forms.status.sent)).toBeVisible()
  expect(await receivedFrom(request, second)).toHaveLength(1)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the browser may post the contact form under the policy', async ({ page, request }) => {
    await page.goto(at('/'))
    const contact = page.locator('#contact form')
    const email = sender()
    for (const [name, value] of Object.entries({
      name: 'Ada',
      email,
      phone: '069 1',
      message: 'Zwei Tore',
    })) {
      await contact.locator(`[name=${name}]`).fill(value)
    }
    await contact.locator('[type=submit]').click()
    await expect(page).toHaveURL('http://localhost:4100/anfragen')
    expect(await receivedFrom(request, email)).toHaveLength(1)
  })
})
