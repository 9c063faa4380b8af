import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { company } from '@/content/company'
import { contentPolicy, formatPolicy, inlineScriptHashes, withContentPolicy } from './contentPolicy'
import { filesBelow } from './filesBelow'
import { apacheConfig, caddyConfig, netlifyHeaders, nginxConfig } from './hostFiles'
import { COMPRESSIBLE } from './hosting'
import { licenceNotices } from './licences'
import { securityTxt } from './securityTxt'

type Settings = { siteUrl: string | null; basePath: string; formEndpoint: string | null }

/** Turns what Next exported into what is uploaded: policies, files for hosts, compressed copies. */
export function finishExport(out: string, { siteUrl, basePath, formEndpoint }: Settings) {
  const formOrigin = formEndpoint === null ? null : new URL(formEndpoint).origin
  // Next exports its error page a second time, under an address that answers 200.
  for (const name of ['_not-found', '_not-found.html', '_not-found.txt']) {
    rmSync(join(out, name), { recursive: true, force: true })
  }

  const hashes = new Set<string>()
  for (const file of filesBelow(out).filter((name) => name.endsWith('.html'))) {
    const path = join(out, file)
    const html = withContentPolicy(readFileSync(path, 'utf8'), { basePath, formOrigin })
    writeFileSync(path, html)
    for (const hash of inlineScriptHashes(html)) {
      hashes.add(hash)
    }
  }

  // One header for all pages: the scripts of any page, and the one directive that a <meta> cannot carry.
  const policy = formatPolicy({
    ...contentPolicy({ hashes: [...hashes].sort(), formOrigin }),
    'frame-ancestors': ["'none'"],
  })
  const added: Record<string, string> = {
    // Without it GitHub Pages leaves out `_next`.
    '.nojekyll': '',
    '.well-known/security.txt': securityTxt(company.email, siteUrl, new Date()),
    'lizenzen.txt': licenceNotices(),
    _headers: netlifyHeaders({ basePath, policy }),
    '.htaccess': apacheConfig({ basePath, policy }),
    '.hosting/nginx.conf': nginxConfig({ basePath, policy }),
    '.hosting/Caddyfile': caddyConfig({ basePath, policy }),
  }
  for (const [name, text] of Object.entries(added)) {
    mkdirSync(dirname(join(out, name)), { recursive: true })
    writeFileSync(join(out, name), text)
  }

  for (const file of filesBelow(out).filter((name) => COMPRESSIBLE.test(name))) {
    const path = join(out, file)
    const content = readFileSync(path)
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    )
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
  }
}
