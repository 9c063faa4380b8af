import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { readSettings } from '@/lib/settings.mjs'
import { inlineScriptHashes } from '@/scripts/lib/contentPolicy'
import { exportFaults } from '@/scripts/lib/exportFaults'
import { SHIPPED_PACKAGES } from '@/scripts/lib/licences'
import { exportedFiles, exportedPages, OUT } from '../support/exported'

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
    for (const name of SHIPPED_PACKAGES) {
      expect(notices).toContain(`${name} `)
    }
    expect(notices).not.toMatch(/Licence: undefined/)
    expect(notices).toContain('SIL OPEN FONT LICENSE')
  })

  it('carry the base path wherever an address begins at the root', () => {
    const { basePath } = readSettings(process.env)
    expect(read('.htaccess')).toContain(`ErrorDocument 404 ${basePath}/404.html`)
    for (const file of ['_headers', '.hosting/nginx.conf', '.hosting/Caddyfile']) {
      expect(read(file)).toContain(`${basePath}/`)
    }
  })
})

describe.each(exportedPages.map(({ file, html }) => ({ file, html })))('the policy of $file', ({ html }) => {
  const policy = html.match(/<meta http-equiv="Content-Security-Policy" content="([^"]+)"/)?.[1] ?? ''

  it('stands before the first script and allows each inline script by its hash', () => {
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script'))
    for (const hash of inlineScriptHashes(html)) {
      expect(policy).toContain(hash)
    }
  })

  it('forbids everything that is not named', () => {
    expect(policy).toMatch(/^default-src 'none'/)
    expect(policy).not.toMatch(/unsafe|\*|data:|blob:/)
    expect(policy).toContain("base-uri 'none'")
    expect(policy).toContain("require-trusted-types-for 'script'")
  })
})
