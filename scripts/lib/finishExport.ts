import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { company } from '@/content/company'
import { routes } from '@/lib/routes'
import { structuredData } from '@/lib/structuredData'
import { contentPolicy, formatPolicy, inlineScriptHashes, withContentPolicy } from './contentPolicy'
import { filesBelow } from './filesBelow'
import { withHeldScripts } from './holdScripts'
import { apacheConfig, caddyConfig, netlifyHeaders, nginxConfig } from './hostFiles'
import { COMPRESSIBLE } from './hosting'
import { licenceNotices } from './licences'
import { securityTxt } from './securityTxt'

type Settings = { siteUrl: string | null; basePath: string; formEndpoint: string | null }

/**
 * Makes Chromium compile a script while it arrives, beside the main thread: compiled on demand, hydration would be one
 * task of 45 ms instead of 18 (v8.dev/blog/explicit-compile-hints).
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Adds a page's structured data. Not left to React: on client navigation it would make the tag by `innerHTML`, which
 * Trusted Types refuse, and it would ship it a second time as payload.
 * @param file path of the page below the exported folder
 */
function withStructuredData(html: string, file: string): string {
  const route = routes.find(({ path }) => `${path.slice(1)}index.html` === file)
  if (route === undefined) {
    return html
  }
  // A closing tag inside a text would end the script.
  const json = JSON.stringify(structuredData(route.id)).replaceAll('<', '\\u003c')
  // As a function: a dollar sign in a text must stay one.
  return html.replace('</head>', (end) => `<script type="application/ld+json">${json}</script>${end}`)
}

function write(out: string, name: string, text: string) {
  mkdirSync(dirname(join(out, name)), { recursive: true })
  writeFileSync(join(out, name), text)
}

/** Turns what Next exported into what is uploaded: policies, files for hosts, compressed copies. */
export function finishExport(out: string, { siteUrl, basePath, formEndpoint }: Settings) {
  const formOrigin = formEndpoint === null ? null : new URL(formEndpoint).origin
  // Next exports its error page a second time, under an address that answers 200.
  for (const name of ['_not-found', '_not-found.html', '_not-found.txt']) {
    rmSync(join(out, name), { recursive: true, force: true })
  }

  for (const file of filesBelow(out).filter((name) => /^_next\/static\/.*\.js$/.test(name))) {
    const path = join(out, file)
    writeFileSync(path, COMPILE_HINT + readFileSync(path, 'utf8'))
  }

  const hashes = new Set<string>()
  for (const file of filesBelow(out).filter((name) => name.endsWith('.html'))) {
    const path = join(out, file)
    // Scripts first: their loader's hash belongs into the policy.
    const page = withHeldScripts(readFileSync(path, 'utf8'), basePath)
    const html = withContentPolicy(withStructuredData(page.html, file), { basePath, formOrigin })
    write(out, page.flight.path, page.flight.json)
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
    write(out, name, text)
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
