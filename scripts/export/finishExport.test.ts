import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSettings } from '@/lib/server/settings'
import { finishExport } from './finishExport'
import { elementsOf } from './markup'
import { storedPage } from './storedPage'

/** A page as Next wrote it, finished. */
function finished(deferring: 'on' | 'off') {
  const out = mkdtempSync(join(tmpdir(), 'finished-'))
  mkdirSync(join(out, 'impressum'))
  writeFileSync(join(out, 'impressum/index.html'), storedPage())
  writeFileSync(join(out, 'a.js'), 'run()\n\n//# sourceMappingURL=b.js.map')
  writeFileSync(
    join(out, 'b.js.map'),
    JSON.stringify({ sources: ['turbopack:///[project]/node_modules/next/dist/client/a.js'] }),
  )
  finishExport(out, readSettings({ DEFER_SCRIPTS: deferring, FORM_ENDPOINT: 'https://formdienst.de/f' }))
  const html = readFileSync(join(out, 'impressum/index.html'), 'utf8')
  const elements = elementsOf(html)
  return {
    out,
    scripts: elements.filter(({ tag }) => tag === 'script'),
    policy: elements.find(({ attributes }) => attributes['http-equiv'] === 'Content-Security-Policy'),
    header: readFileSync(join(out, '_headers'), 'utf8').match(/Content-Security-Policy: (.*)/)?.[1] ?? '',
  }
}

const pages = { on: finished('on'), off: finished('off') }

describe.each(['on', 'off'] as const)('with DEFER_SCRIPTS=%s', (deferring) => {
  const page = pages[deferring]

  it("a page's policy allows each of its scripts, and stands before them", () => {
    const inline = page.scripts.filter(({ attributes }) => !attributes.src && !attributes.type)
    expect(inline.length).toBeGreaterThan(1)
    for (const { text, start } of inline) {
      const hash = createHash('sha256').update(text).digest('base64')
      expect(page.policy?.attributes.content).toContain(`'sha256-${hash}'`)
      expect(start).toBeGreaterThanOrEqual(page.policy?.end ?? Number.POSITIVE_INFINITY)
    }
  })

  it('search engines read whose page it is', () => {
    expect(page.scripts.filter(({ attributes }) => attributes.type === 'application/ld+json')).toHaveLength(1)
  })
})

it("the policy of the host names our scripts; Next's many hashes would be too long for a header", () => {
  expect(pages.on.header).toMatch(/^default-src 'none'; script-src 'self' 'sha256-.*frame-ancestors 'none'$/)
  expect(pages.off.header).toBe("frame-ancestors 'none'")
})

it("Next's scripts are asked for later, or stay where they are", () => {
  const chunks = (page: ReturnType<typeof finished>) =>
    page.scripts.filter(({ attributes }) => attributes.src && attributes.nomodule === undefined)
  const { on, off } = pages
  expect(chunks(on)).toEqual([])
  expect(chunks(off).length).toBeGreaterThan(4)
  const flight = on.scripts.at(-1)?.attributes['data-flight'] ?? ''
  expect(existsSync(join(on.out, flight))).toBe(true)
  expect(existsSync(join(off.out, '_next/static/flight'))).toBe(false)
})
