import { deferScripts, keepScripts } from './deferScripts'
import { elementsOf } from './markup'
import { storedPage } from './storedPage'

// Says what to do where Next was updated and its page was not.
const page = storedPage()
const scriptsOf = (html: string) => elementsOf(html).filter(({ tag }) => tag === 'script')
const isChunk = ({ attributes: { src, nomodule } }: ReturnType<typeof scriptsOf>[number]) =>
  src !== undefined && nomodule === undefined
const isData = ({ text }: { text: string }) => /__next_f|TURBOPACK/.test(text)

describe('a page as Next wrote it', () => {
  const deferred = deferScripts(page, '')
  const last = scriptsOf(deferred.html).at(-1)

  it('loses its chunks and its data, and keeps what old browsers load', () => {
    const [kept, ours, ...others] = scriptsOf(deferred.html)
    expect(kept?.attributes.nomodule).toBe('')
    expect(ours?.attributes).toHaveProperty('data-scripts')
    expect(others).toEqual([])
    expect(deferred.html).not.toContain('__next_f.push')
    expect(deferred.html).not.toContain('as="script"')
  })

  it('names each chunk once, in the order of the page', () => {
    const before = scriptsOf(page)
      .filter(isChunk)
      .map(({ attributes }) => attributes.src)
    expect(before.length).toBeGreaterThan(4)
    expect(last?.attributes['data-scripts']).toBe(before.join(' '))
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
    expect(last?.attributes['data-flight']).toBe(`/${deferred.flight.path}`)
    const changed = deferScripts(page.replace('push([1,"', 'push([1,"x'), '')
    expect(changed.flight.path).not.toBe(deferred.flight.path)
  })

  it('is the same everywhere else, byte for byte', () => {
    // Each piece that is left, in its order.
    let rest = page
    for (const piece of deferred.html
      .replace(/<script data-flight=.*?<\/script>(?=<\/body>)/s, '')
      .split(/(?<=>)/)) {
      const at = rest.indexOf(piece)
      expect(at).toBeGreaterThanOrEqual(0)
      rest = rest.slice(at + piece.length)
    }
    const removed = page.length - deferred.html.length + (last ? last.end - last.start : 0)
    const scripts = scriptsOf(page).filter((script) => isChunk(script) || isData(script))
    const preloads = elementsOf(page).filter(({ attributes }) => attributes.as === 'script')
    expect(removed).toBe([...scripts, ...preloads].reduce((sum, { start, end }) => sum + end - start, 0))
  })

  it('keeps every script of its own where deferring is switched off', () => {
    const kept = keepScripts(page)
    const ours = scriptsOf(kept).at(-1)
    expect(scriptsOf(kept)).toHaveLength(scriptsOf(page).length + 1)
    expect(ours?.attributes).toEqual({})
    expect(kept.replace(`<script>${ours?.text}</script>`, '')).toBe(page)
  })
})

/** A page with everything that Next writes, in small. */
function pageWith({ head = '', body = '', end = '</body></html>' }) {
  return `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}</head><body><p>Nacht</p>${body}${end}`
}
const CHUNK = '<script src="/_next/static/chunks/a.js" async=""></script>'
const DATA = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>'
const LIST =
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[]});</script>'
const PIECE = '<script>self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n"])</script>'

it('takes the small page that the faults below are put into', () => {
  expect(deferScripts(pageWith({ head: CHUNK, body: LIST + DATA + PIECE }), '').flight.json).toBe(
    '{"rows":[[0],[1,"1:\\"$Sreact.fragment\\"\\n"]],"chunks":[{"otherChunks":[]}]}',
  )
})

it.each(['nomodule', 'noModule', 'NOMODULE'])('leaves a script with %s in place', (attribute) => {
  const old = `<script src="/_next/static/chunks/old.js" ${attribute}=""></script>`
  const { html } = deferScripts(pageWith({ head: old + CHUNK, body: DATA }), '')
  expect(html).toContain(old)
  expect(html).toContain('data-scripts="/_next/static/chunks/a.js"')
})

it('leaves alone what only looks like a script', () => {
  const text = '<p title="<script src=x></script>">&lt;script&gt;</p><!-- <script>alert(1)</script> -->'
  expect(deferScripts(pageWith({ head: CHUNK, body: text + DATA }), '').html).toContain(text)
})

it('looks for chunks below the base path', () => {
  const head = CHUNK.replace('/_next', '/sub/pfad/_next')
  const { html, flight } = deferScripts(pageWith({ head, body: DATA }), '/sub/pfad')
  expect(html).toContain(`data-flight="/sub/pfad/${flight.path}"`)
})

it.each([
  ['no scripts', { body: DATA }, 'A page has no scripts to defer'],
  ['no data', { head: CHUNK }, 'A page has no data for React'],
  ['no end', { head: CHUNK, body: DATA, end: '' }, 'A page has no </body>'],
  [
    'a module',
    { head: `${CHUNK}<script type="module" src="/_next/static/chunks/a.js"></script>`, body: DATA },
    'type',
  ],
  ['a checksum', { head: CHUNK.replace('async', 'integrity'), body: DATA }, 'not known, integrity'],
  ['a script from elsewhere', { head: '<script src="/other.js"></script>', body: DATA }, '/other.js'],
  ['an inline script', { head: CHUNK, body: `${DATA}<script>$RC("B:0","S:0")</script>` }, 'not known: $RC'],
  [
    'an inline script in a template',
    { head: CHUNK, body: `${DATA}<template><script>$RX()</script></template>` },
    'not known: $RX',
  ],
  ['a call that does more', { head: CHUNK, body: DATA.replace(')</', ');go()</') }, 'is not JSON: [0]);go('],
  [
    'a call that is not closed',
    { head: CHUNK, body: DATA.replace(')</', ');</') },
    'An inline script is not known',
  ],
  ['data that is not JSON', { head: CHUNK, body: DATA.replace('[0]', "['a']") }, 'is not JSON'],
  ['data of another kind', { head: CHUNK, body: DATA.replace('[0]', '[3,"AAEC"]') }, 'another shape'],
  [
    'a list of chunks that is not JSON',
    { head: CHUNK, body: DATA + LIST.replace('});', '});go();') },
    'list of chunks is not JSON',
  ],
  ['data that is no list', { head: CHUNK, body: DATA.replace('[0]', '{"a":1}') }, 'another shape'],
  ['data with more in a row', { head: CHUNK, body: DATA.replace('[0]', '[1,"a","b"]') }, 'another shape'],
  [
    'a preload of what does not run',
    { head: `${CHUNK}<link rel="preload" as="script" href="/_next/static/chunks/b.js"/>`, body: DATA },
    'preloads a script that it does not run',
  ],
  [
    'a preload as a module',
    { head: `${CHUNK}<link rel="modulepreload" href="/_next/static/chunks/b.js"/>`, body: DATA },
    'preloads a script that it does not run',
  ],
])('stops at %s, and says what to do', (_name, parts, message) => {
  const act = () => deferScripts(pageWith(parts), '')
  expect(act).toThrow(message)
  expect(act).toThrow('scripts/pageFixture.ts')
  expect(act).toThrow('DEFER_SCRIPTS=off')
})

it('stops at a page without an end where deferring is switched off, too', () => {
  expect(() => keepScripts(pageWith({ end: '' }))).toThrow('A page has no </body>')
})
