import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSettings } from '@/lib/server/settings'
import { deferScripts } from '@/scripts/export/deferScripts'
import { finishExport } from '@/scripts/export/finishExport'
import { elementsOf, OWN_SCRIPT } from '@/scripts/export/markup'
import { OUT, settingsOfExport } from '@/scripts/lib/exportFolder'

/** A page as Next wrote it in this build, before anything was done to it. */
const page = readFileSync(join(process.cwd(), '.next/server/app/impressum.html'), 'utf8')
const { basePath } = settingsOfExport(OUT)
const scriptsOf = (html: string) => elementsOf(html).filter(({ tag }) => tag === 'script')
const isChunk = ({ attributes: { src, nomodule } }: ReturnType<typeof scriptsOf>[number]) =>
  src !== undefined && nomodule === undefined
const isData = ({ attributes, text }: ReturnType<typeof scriptsOf>[number]) =>
  attributes.id !== OWN_SCRIPT && /TURBOPACK|__next_f/.test(text)

describe('with its scripts deferred', () => {
  const deferred = deferScripts(page, basePath)
  const own = scriptsOf(deferred.html)[0]

  it('loses its chunks and its data, and keeps the others', () => {
    const kept = scriptsOf(deferred.html).map(({ attributes: { id, type } }) => id ?? type)
    expect(kept).toEqual(['head', 'speculationrules', 'application/ld+json'])
    expect(deferred.html).not.toContain('__next_f.push')
    expect(deferred.html).not.toContain('as="script"')
  })

  it('names each chunk once, in the order of the page', () => {
    const before = scriptsOf(page)
      .filter(isChunk)
      .map(({ attributes }) => attributes.src)
    expect(before.length).toBeGreaterThan(4)
    expect(own?.attributes['data-scripts']).toBe(before.join(' '))
  })

  it('has the same data in a file whose name changes with it', () => {
    const { rows, chunks }: { rows: [number, string?][]; chunks: unknown } = JSON.parse(deferred.flight.json)
    expect(rows[0]).toEqual([0])
    expect(rows.slice(1).every(([kind, piece]) => kind === 1 && typeof piece === 'string')).toBe(true)
    // What React reads, taken from the page in another way: Next's scripts are run.
    const ran: unknown[] = []
    const lists: unknown[] = []
    const self = { __next_f: ran, TURBOPACK: lists }
    for (const { text } of scriptsOf(page).filter(isData)) {
      new Function('self', 'globalThis', text)(self, self)
    }
    expect(rows).toEqual(ran)
    expect(chunks).toEqual(lists)
    expect(chunks).toEqual([expect.objectContaining({ otherChunks: expect.anything() })])
    expect(own?.attributes['data-flight']).toBe(`${basePath}/${deferred.flight.path}`)
    const changed = deferScripts(page.replace('push([1,"', 'push([1,"x'), basePath)
    expect(changed.flight.path).not.toBe(deferred.flight.path)
  })

  it('is the same everywhere else, byte for byte', () => {
    const addresses = / data-flight="[^"]+" data-scripts="[^"]+"/
    // Each piece that is left, in its order.
    let rest = page
    for (const piece of deferred.html.replace(addresses, '').split(/(?<=>)/)) {
      const at = rest.indexOf(piece)
      expect(at).toBeGreaterThanOrEqual(0)
      rest = rest.slice(at + piece.length)
    }
    const removed = page.length - deferred.html.replace(addresses, '').length
    const scripts = scriptsOf(page).filter((script) => script.attributes.src !== undefined || isData(script))
    const preloads = elementsOf(page).filter(({ attributes }) => attributes.as === 'script')
    expect(removed).toBe([...scripts, ...preloads].reduce((sum, { start, end }) => sum + end - start, 0))
  })
})

/** The page, finished. */
function finished(deferring: 'on' | 'off') {
  const out = mkdtempSync(join(tmpdir(), 'finished-'))
  mkdirSync(join(out, 'impressum'))
  writeFileSync(join(out, 'impressum/index.html'), page)
  writeFileSync(join(out, 'a.js'), 'run()\n\n//# sourceMappingURL=b.js.map')
  writeFileSync(
    join(out, 'b.js.map'),
    JSON.stringify({ sources: ['turbopack:///[project]/node_modules/next/dist/client/a.js'] }),
  )
  finishExport(
    out,
    '0123456789ab',
    readSettings({ DEFER_SCRIPTS: deferring, BASE_PATH: basePath, FORM_ENDPOINT: 'https://formdienst.de/f' }),
  )
  const elements = elementsOf(readFileSync(join(out, 'impressum/index.html'), 'utf8'))
  return {
    out,
    scripts: elements.filter(({ tag }) => tag === 'script'),
    policy: elements.find(({ attributes }) => attributes['http-equiv'] === 'Content-Security-Policy'),
    header: readFileSync(join(out, '_headers'), 'utf8').match(/Content-Security-Policy: (.*)/)?.[1] ?? '',
  }
}

const pages = { on: finished('on'), off: finished('off') }

it.each(['on', 'off'] as const)(
  'finished with DEFER_SCRIPTS=%s, its policy allows each of its scripts, and stands before them',
  (deferring) => {
    const { policy, scripts } = pages[deferring]
    const inline = scripts.filter(({ attributes }) => !attributes.src && !attributes.type)
    expect(scripts[0]?.attributes.id).toBe('head')
    expect(inline.length).toBeGreaterThan(deferring === 'on' ? 0 : 1)
    for (const { text, start } of inline) {
      const hash = createHash('sha256').update(text).digest('base64')
      expect(policy?.attributes.content).toContain(`'sha256-${hash}'`)
      expect(start).toBeGreaterThanOrEqual(policy?.end ?? Number.POSITIVE_INFINITY)
    }
  },
)

it("the policy of the host names our scripts; Next's many hashes would be too long for a header", () => {
  expect(pages.on.header).toMatch(/^default-src 'none'; script-src 'self' 'sha256-.*frame-ancestors 'none'$/)
  expect(pages.off.header).toBe("frame-ancestors 'none'")
})

it("Next's scripts are asked for later, or stay where they are", () => {
  const { on, off } = pages
  expect(on.scripts.filter(isChunk)).toEqual([])
  expect(off.scripts.filter(isChunk).length).toBeGreaterThan(4)
  const flight = on.scripts[0]?.attributes['data-flight']?.slice(basePath.length) ?? ''
  expect(existsSync(join(on.out, flight))).toBe(true)
  expect(existsSync(join(off.out, '_next/static/flight'))).toBe(false)
})
