import { deferScripts } from './deferScripts'

/** A minimal page with everything that Next writes. */
function pageWith({ own = OWN, head = '', body = '' }) {
  return `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${own}${head}</head><body><p>Nacht</p>${body}</body></html>`
}
const OWN = '<script id="head">first()</script>'
const CHUNK = '<script src="/_next/static/chunks/a.js" async=""></script>'
const DATA = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>'
const LIST =
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[]});</script>'
const PIECE = '<script>self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n"])</script>'

it('accepts the minimal page of the faults below, if it has our own script', () => {
  expect(deferScripts(pageWith({ head: CHUNK, body: LIST + DATA + PIECE }), '').flight.json).toBe(
    '{"rows":[[0],[1,"1:\\"$Sreact.fragment\\"\\n"]],"chunks":[{"otherChunks":[]}],"scripts":["/_next/static/chunks/a.js"]}',
  )
  expect(() => deferScripts(pageWith({ head: CHUNK, body: DATA, own: '' }), '')).toThrow(
    'A page has no script with the id head',
  )
})

it.each(['nomodule', 'noModule', 'NOMODULE'])(
  'removes a script with %s, which only browsers load that run none of the others',
  (attribute) => {
    const old = `<script src="/_next/static/chunks/old.js" ${attribute}=""></script>`
    const { html, dropped, flight } = deferScripts(pageWith({ head: old + CHUNK, body: DATA }), '')
    expect(html).not.toContain('old.js')
    expect(dropped).toEqual(['/_next/static/chunks/old.js'])
    expect(JSON.parse(flight.json).scripts).toEqual(['/_next/static/chunks/a.js'])
  },
)

it('leaves our own script in place, with the address of its data, and structured data', () => {
  const data = '<script type="application/ld+json">{}</script>'
  const { html } = deferScripts(pageWith({ head: CHUNK, body: data + DATA }), '')
  expect(html).toContain(data)
  expect(html).toMatch(/<script data-flight="[^"]+" id="head">first\(\)<\/script>/)
})

it('ignores text that only looks like a script', () => {
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
  expect(act).toThrow(/Read scripts\/export\/deferScripts\.ts .* DEFER_SCRIPTS=off/)
})
