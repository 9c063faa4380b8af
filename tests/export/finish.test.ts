import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSettings } from '@/lib/server/settings'
import { deferScripts, stylesOf } from '@/scripts/export/deferScripts'
import { finishExport } from '@/scripts/export/finishExport'
import { elementsOf, OWN_SCRIPT } from '@/scripts/export/markup'
import { OUT, settingsOfExport } from '@/scripts/lib/exportFolder'

/** A page as Next wrote it in this build, before anything was done to it. */
const page = readFileSync(join(process.cwd(), '.next/server/app/impressum.html'), 'utf8')
const { basePath } = settingsOfExport(OUT)
const scriptsOf = (html: string) => elementsOf(html).filter(({ tag }) => tag === 'script')
const isChunk = ({ attributes: { src, nomodule } }: ReturnType<typeof scriptsOf>[number]) =>
  src !== undefined && nomodule === undefined
const chunksOf = (html: string) =>
  scriptsOf(html)
    .filter(isChunk)
    .map(({ attributes }) => attributes.src ?? '')
const fileOf = (folder: string, address: string) => join(folder, address.slice(basePath.length))
/** The policy that hosts send along. */
const hostPolicy = (folder: string) =>
  readFileSync(join(folder, '_headers'), 'utf8').match(/Content-Security-Policy: (.*)/)?.[1]
const isData = ({ attributes, text }: ReturnType<typeof scriptsOf>[number]) =>
  attributes.id !== OWN_SCRIPT && /TURBOPACK|__next_f/.test(text)

const deferred = deferScripts(page, basePath)
const own = scriptsOf(deferred.html)[0]

it('loses its chunks and its data, and is the same everywhere else, byte for byte', () => {
  const address = / data-flight="[^"]+"/
  // Each piece that is left, in its order.
  let rest = page
  for (const piece of deferred.html.replace(address, '').split(/(?<=>)/)) {
    const at = rest.indexOf(piece)
    expect(at).toBeGreaterThanOrEqual(0)
    rest = rest.slice(at + piece.length)
  }
  const removed = page.length - deferred.html.replace(address, '').length
  const scripts = scriptsOf(page).filter((script) => script.attributes.src !== undefined || isData(script))
  const preloads = elementsOf(page).filter(({ attributes }) => attributes.as === 'script')
  expect(removed).toBe([...scripts, ...preloads].reduce((sum, { start, end }) => sum + end - start, 0))
  expect(deferred.html).not.toMatch(/__next_f\.push|as="script"/)
})

it('names each chunk once, in the order of the page, and has the same data in a file whose name changes with it', () => {
  const before = chunksOf(page)
  expect(before.length).toBeGreaterThan(4)
  // What React reads, taken from the page in another way: Next's scripts are run.
  const rows: unknown[] = []
  const chunks: unknown[] = []
  const self = { __next_f: rows, TURBOPACK: chunks }
  for (const { text } of scriptsOf(page).filter(isData)) {
    new Function('self', 'globalThis', text)(self, self)
  }
  expect(rows.length).toBeGreaterThan(1)
  expect(chunks).toEqual([expect.objectContaining({ otherChunks: expect.anything() })])
  expect(JSON.parse(deferred.flight.json)).toEqual({ rows, chunks, scripts: before })
  expect(own?.attributes['data-flight']).toBe(`${basePath}/${deferred.flight.path}`)
  const changed = deferScripts(page.replace('push([1,"', 'push([1,"x'), basePath)
  expect(changed.flight.path).not.toBe(deferred.flight.path)
})

/** The page, finished in a folder of its own. */
function finished(deferring: 'on' | 'off'): string {
  const out = mkdtempSync(join(tmpdir(), 'finished-'))
  mkdirSync(join(out, 'impressum'))
  writeFileSync(join(out, 'impressum/index.html'), page)
  mkdirSync(join(out, '_next/static/chunks'), { recursive: true })
  for (const address of chunksOf(page)) {
    writeFileSync(fileOf(out, address), 'run()')
  }
  for (const address of stylesOf(elementsOf(page))) {
    writeFileSync(fileOf(out, address), '')
  }
  writeFileSync(join(out, 'a.js'), 'run()\n\n//# sourceMappingURL=b.js.map')
  writeFileSync(
    join(out, 'b.js.map'),
    JSON.stringify({ sources: ['turbopack:///[project]/node_modules/next/dist/client/a.js'] }),
  )
  const form = 'https://formdienst.de/f'
  const settings = readSettings({ DEFER_SCRIPTS: deferring, BASE_PATH: basePath, FORM_ENDPOINT: form })
  finishExport(out, '0123456789ab', settings)
  return out
}

it("with DEFER_SCRIPTS=off keeps Next's scripts, and its policy allows each and stands before them", () => {
  const out = finished('off')
  const html = readFileSync(join(out, 'impressum/index.html'), 'utf8')
  const policy = elementsOf(html).find(
    ({ attributes }) => attributes['http-equiv'] === 'Content-Security-Policy',
  )
  const scripts = scriptsOf(html)
  expect(scripts[0]?.attributes.id).toBe(OWN_SCRIPT)
  expect(scripts.filter(isChunk).length).toBeGreaterThan(4)
  const inline = scripts.filter(({ attributes }) => !attributes.src && !attributes.type)
  expect(inline.length).toBeGreaterThan(1)
  for (const { text, start } of inline) {
    const hash = createHash('sha256').update(text).digest('base64')
    expect(policy?.attributes.content).toContain(`'sha256-${hash}'`)
    expect(start).toBeGreaterThanOrEqual(policy?.end ?? Number.POSITIVE_INFINITY)
  }
  expect(existsSync(join(out, '_next/static/flight'))).toBe(false)
  // Next's many hashes would be too long for a header.
  expect(hostPolicy(out)).toBe("frame-ancestors 'none'")
})

it('with DEFER_SCRIPTS=on leaves the data where the page asks for it, and names our scripts to hosts', () => {
  const out = finished('on')
  const [first] = scriptsOf(readFileSync(join(out, 'impressum/index.html'), 'utf8'))
  expect(existsSync(fileOf(out, first?.attributes['data-flight'] ?? `${basePath}/none`))).toBe(true)
  expect(hostPolicy(out)).toMatch(/^default-src 'none'; script-src 'self' 'sha256-.*frame-ancestors 'none'$/)
})

it('has browsers compile the scripts that a page runs while they arrive, and no others', () => {
  const out = finished('on')
  for (const address of chunksOf(page)) {
    expect(readFileSync(fileOf(out, address), 'utf8')).toBe('//# allFunctionsCalledOnLoad\nrun()')
  }
  expect(readFileSync(join(out, 'a.js'), 'utf8')).toBe('run()')
})
