import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { exportFaults } from '@/scripts/export/exportFaults'
import { OUT, settingsOfExport } from '@/scripts/lib/exportFolder'
import { exportedFiles, exportedPages } from '../support/exported'

const read = (file: string) => readFileSync(join(OUT, file), 'utf8')

describe('the exported files', () => {
  it('are all there, and no other', () => {
    expect(exportFaults(OUT, join(process.cwd(), 'public'))).toEqual([])
  })

  it('have compressed copies of the same content', () => {
    const copies = exportedFiles.filter((file) => file.endsWith('.br'))
    expect(copies.length).toBeGreaterThan(30)
    for (const copy of copies) {
      const original = copy.slice(0, -3)
      expect(brotliDecompressSync(readFileSync(join(OUT, copy))).toString()).toBe(read(original))
      expect(gunzipSync(readFileSync(join(OUT, `${original}.gz`))).toString()).toBe(read(original))
    }
  })

  it('tell where to report a weakness, for less than a year', () => {
    const expires = new Date(read('.well-known/security.txt').match(/^Expires: (.+)$/m)?.[1] ?? '')
    const days = (expires.getTime() - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(300)
    expect(days).toBeLessThan(365)
  })

  it('name the licence of everything that ships', () => {
    const notices = read('lizenzen.txt')
    for (const name of [
      'next ',
      'react-dom, ',
      'scheduler, ',
      'framer-motion ',
      'motion-dom ',
      'motion-utils ',
    ]) {
      expect(notices).toContain(`\n${name}`)
    }
    expect(notices).toContain('SIL OPEN FONT LICENSE')
    // What told of them.
    expect(exportedFiles.filter((file) => file.endsWith('.map'))).toEqual([])
    expect(
      exportedFiles.filter((file) => /\.(js|css)$/.test(file) && read(file).includes('sourceMappingURL')),
    ).toEqual([])
  })

  it('leave the table of all telephone numbers to the build', () => {
    const table = 'country_calling_codes'
    expect(readFileSync('node_modules/libphonenumber-js/metadata.min.json', 'utf8')).toContain(table)
    const scripts = exportedFiles.filter((file) => file.endsWith('.js'))
    expect(scripts.length).toBeGreaterThan(5)
    expect(scripts.filter((file) => read(file).includes(table))).toEqual([])
  })

  // An older browser drops a whole script, or all rules of a query, for one of these (docs/decisions/0008-browser-baseline.md).
  it.each([
    // Not in a template, which is compiled when it is called: docx has one that we never call.
    ['.js', 'lookbehind: Safari 16.4', /\(\?<[=!](?!\$\{)/],
    ['.js', 'static block: Safari 16.4', /\bstatic\s*\{/],
    ['.css', 'range of a query: Safari 16.4', /@media[^{\\]*[<>]/],
    ['.css', 'nested query: Safari 16.4', /@media[^{\\]*(?:\bnot \(|\bor\b|and not)/],
  ])('hold in no %s what the oldest browsers cannot read: %s', (extension, _feature, syntax) => {
    const files = exportedFiles.filter((file) => file.endsWith(extension))
    expect(files.length).toBeGreaterThan(0)
    expect(files.filter((file) => syntax.test(read(file)))).toEqual([])
  })

  it('invite search engines everywhere, or nowhere; forbidding them to read would hide from them that they are not invited', () => {
    const isPreview = /<meta name="robots" content="noindex"/.test(read('index.html'))
    expect(read('robots.txt')).not.toContain('Disallow')
    expect(read('robots.txt').includes('\nSitemap: ')).toBe(!isPreview)
    for (const file of ['_headers', '.htaccess', '.hosting/nginx.conf', '.hosting/Caddyfile']) {
      expect(read(file).includes('X-Robots-Tag')).toBe(isPreview)
    }
    for (const { file, root } of exportedPages.filter((page) => !page.file.startsWith('404'))) {
      const [meta, ...others] = root.querySelectorAll('meta[name=robots]')
      expect([file, meta?.getAttribute('content')]).toEqual([file, isPreview ? 'noindex' : undefined])
      expect(others).toEqual([])
    }
  })

  it('carry the base path wherever an address begins at the root', () => {
    const { basePath } = settingsOfExport(OUT)
    expect(read('.htaccess')).toContain(`ErrorDocument 404 ${basePath}/404.html`)
    for (const file of ['_headers', '.hosting/nginx.conf', '.hosting/Caddyfile']) {
      expect(read(file)).toContain(`${basePath}/`)
    }
  })
})

describe.each(exportedPages)('the policy of $file', ({ html, root }) => {
  const [meta] = root.querySelectorAll('meta[http-equiv=Content-Security-Policy]')
  const policy = meta?.getAttribute('content') ?? ''
  const sourcesOf = (directive: string) =>
    policy
      .split('; ')
      .map((part) => part.split(' '))
      .find(([name]) => name === directive)
      ?.slice(1)

  it('stands before the first script', () => {
    expect(html.indexOf('Content-Security-Policy')).toBeGreaterThan(0)
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script'))
  })

  it('allows each inline script by the hash of its text, and nothing else inline', () => {
    const hashes = root
      .querySelectorAll('script:not([src])')
      // Data blocks never run.
      .filter((script) => script.getAttribute('type') !== 'application/ld+json')
      .map(({ rawText }) => `'sha256-${createHash('sha256').update(rawText, 'utf8').digest('base64')}'`)
    expect(hashes.length).toBeGreaterThan(0)
    expect(sourcesOf('script-src')?.sort()).toEqual([...new Set(["'self'", ...hashes])].sort())
  })

  it('forbids everything that is not named', () => {
    expect(sourcesOf('default-src')).toEqual(["'none'"])
    expect(policy).not.toMatch(/unsafe|\*|data:|blob:/)
    expect(sourcesOf('base-uri')).toEqual(["'none'"])
    expect(sourcesOf('require-trusted-types-for')).toEqual(["'script'"])
  })
})
