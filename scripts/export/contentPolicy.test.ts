import { createHash } from 'node:crypto'
import { contentPolicy, formatPolicy, inlineScriptHashes, withContentPolicy } from './contentPolicy'

const sha256 = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
const OPTIONS = { basePath: '', formOrigin: 'https://formdienst.de' }
const pageWith = (head: string) => `<!DOCTYPE html><html><head>${head}</head><body><p>Nacht</p></body></html>`
const HEAD = '<meta charSet="utf-8"/><link rel="icon" href="/icon.svg"/>'

it('allows what stands inside a page by its hash, whatever its case and attributes, and no data', () => {
  const html =
    '<script>a()</script><SCRIPT id="b">b()</SCRIPT><script src="/c.js"></script><!-- <script>d()</script> --><script type="application/ld+json">{}</script>'
  expect(inlineScriptHashes(html)).toEqual([sha256('a()'), sha256('b()')])
})

it('stands before whatever it shall bind', () => {
  const html = withContentPolicy(pageWith(`${HEAD}<script>a()</script>`), OPTIONS)
  expect(html).toMatch(
    /^<!DOCTYPE html><html><head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="[^"]+"\/><script>/,
  )
  const policy = html.match(/content="([^"]+)"/)?.[1]
  expect(policy).toContain(sha256('a()'))
  // Its own bootstrap, which the policy stands before as well.
  expect(policy).toContain(sha256(html.match(/<script>(.*?)<\/script>/s)?.[1] ?? ''))
  expect(html.replace(/<meta http-equiv.*?<\/script>/s, '')).toBe(pageWith(`${HEAD}<script>a()</script>`))
})

it('lets forms post to their service, or open a mail program where there is none', () => {
  const of = (formOrigin: string | null) => formatPolicy(contentPolicy({ hashes: [], formOrigin }))
  expect(of('https://formdienst.de')).toContain(
    "connect-src 'self' https://formdienst.de; form-action https://formdienst.de;",
  )
  expect(of(null)).toContain("connect-src 'self'; form-action mailto:;")
})

it('stops at a page that names no character set', () => {
  expect(() => withContentPolicy(pageWith('<title>a</title>'), OPTIONS)).toThrow(
    'A page has no <meta charset> to put its Content Security Policy after',
  )
})

it.each(['script', 'style', 'link', 'base'])('stops at a <%s> that no policy would bind', (tag) => {
  expect(() => withContentPolicy(pageWith(`<${tag}></${tag}>${HEAD}`), OPTIONS)).toThrow(
    `A page has a <${tag}> before its <meta charset>`,
  )
})
