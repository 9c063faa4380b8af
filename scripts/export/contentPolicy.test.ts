import { createHash } from 'node:crypto'
import { contentPolicy, formatPolicy, inlineHashes, withContentPolicy } from './contentPolicy'

const sha256 = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
const SERVICE = 'https://formdienst.de'
const pageWith = (head: string) => `<!DOCTYPE html><html><head>${head}</head><body><p>Nacht</p></body></html>`
const CHARSET = '<meta charSet="utf-8"/>'
const FIRST = '<script id="head">first()</script>'
const REST = '<link rel="icon" href="/icon.svg"/><script>a()</script>'
const HEAD = CHARSET + REST + FIRST

it('hashes inline scripts, whatever their case and attributes, but no data', () => {
  const html =
    '<script>a()</script><SCRIPT id="b">b()</SCRIPT><script src="/c.js"></script><!-- <script>d()</script> --><script type="application/ld+json">{}</script>'
  expect(inlineHashes(html)).toEqual([sha256('a()'), sha256('b()')])
})

it('is placed before everything that it must bind, followed by the script that runs first', () => {
  const html = withContentPolicy(pageWith(HEAD), SERVICE)
  const [meta = '', content = ''] =
    html.match(/<meta http-equiv="Content-Security-Policy" content="([^"]+)"\/>/) ?? []
  expect(html).toBe(pageWith(CHARSET + meta + FIRST + REST))
  expect(content).toContain(sha256('a()'))
  expect(content).toContain(sha256('first()'))
})

it('lets forms post to their service, or open a mail program where there is none', () => {
  const of = (formOrigin: string | null) => formatPolicy(contentPolicy({ hashes: [], formOrigin }))
  expect(of('https://formdienst.de')).toContain(
    "connect-src 'self' https://formdienst.de; form-action https://formdienst.de;",
  )
  expect(of(null)).toContain("connect-src 'self'; form-action mailto:;")
})

it.each([
  [
    'that names no character set',
    FIRST,
    'A page has no <meta charset> to put its Content Security Policy after',
  ],
  ['with no script to run first', CHARSET, 'A page has no script with the id head'],
  ['with several scripts to run first', HEAD + FIRST, 'A page has several scripts with the id head'],
  ...['script', 'style', 'link', 'base'].map((tag) => [
    `with a <${tag}> that no policy would bind`,
    `<${tag}></${tag}>${HEAD}`,
    `A page has a <${tag}> before its <meta charset>`,
  ]),
])('stops at a page %s', (_, head = '', message) => {
  expect(() => withContentPolicy(pageWith(head), SERVICE)).toThrow(message)
})
