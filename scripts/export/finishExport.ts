import { mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { company } from '@/content/company'
import { buildDay } from '@/lib/server/buildDay'
import { publicAddressFor } from '@/lib/server/publicAddress'
import type { Settings } from '@/lib/server/settings'
import { filesBelow } from '@/scripts/lib/filesBelow'
import { type ADDED_FILES, REDIRECTS_FILE } from './addedFiles'
import { contentPolicy, formatPolicy, inlineHashes, withContentPolicy } from './contentPolicy'
import { deferScripts, stylesOf } from './deferScripts'
import { apacheConfig } from './hosts/apache'
import { caddyConfig } from './hosts/caddy'
import { netlifyHeaders, netlifyRedirects } from './hosts/netlify'
import { nginxConfig } from './hosts/nginx'
import { HASHED_FOLDER } from './hosts/rules'
import { isUsed } from './isUsed'
import { licenceNotices, takeShippedPackages } from './licences'
import { elementsOf, withEdits } from './markup'
import { mergeStyles } from './mergeStyles'
import { redirectPage, redirectPages, redirectRules } from './redirects'
import { securityTxt } from './securityTxt'

type ExportSettings = Pick<Settings, 'siteUrl' | 'basePath' | 'formEndpoint' | 'deferScripts' | 'indexing'>

function write(out: string, name: string, text: string) {
  mkdirSync(dirname(join(out, name)), { recursive: true })
  writeFileSync(join(out, name), text)
}

/** Style sheets that several pages share, but not all. */
function sharedStyles(pages: readonly string[]): string[] {
  const all = pages.flatMap((html) => stylesOf(elementsOf(html)))
  const countOf = (address: string) => all.filter((other) => other === address).length
  return [...new Set(all)].filter((address) => countOf(address) > 1 && countOf(address) < pages.length)
}

/**
 * Removes the tags for X that Next adds with the same values as `og:*`, which X reads if its own are missing
 * (developer.x.com, Cards markup).
 */
function withoutRepeatedCard(html: string): string {
  const repeated = elementsOf(html).filter(
    ({ attributes: { name = '' } }) => name.startsWith('twitter:') && name !== 'twitter:card',
  )
  return withEdits(
    html,
    repeated.map((element) => ({ ...element, text: '' })),
  )
}

/**
 * Has Chromium compile a whole script while it arrives, off the main thread. Otherwise it compiles each function of React at its
 * first call, in the one task that hydrates the page, which takes twice as long (v8.dev/blog/explicit-compile-hints).
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n'

/** Defers a page's scripts, unless that is switched off. @returns also their paths below the exported folder */
function withOwnScripts(
  out: string,
  html: string,
  nextStyles: readonly string[],
  { deferScripts: isDeferring, basePath }: ExportSettings,
) {
  if (!isDeferring) {
    return { html, scripts: [] }
  }
  const page = deferScripts(html, basePath, nextStyles)
  write(out, page.flight.path, page.flight.json)
  const pathOf = (address: string) => address.slice(basePath.length)
  for (const address of page.dropped) {
    rmSync(join(out, pathOf(address)), { force: true })
  }
  return { html: page.html, scripts: page.scripts.map(pathOf) }
}

/** All pages by their paths, with few style sheets instead of many, unless a script loads them by their names. */
function withMergedStyles(out: string, basePath: string): ReadonlyMap<string, string> {
  const files = filesBelow(out)
  const textOf = (file: string) => readFileSync(join(out, file), 'utf8')
  const pathOf = (address: string) => address.slice(basePath.length + 1)
  const { pages, sheets, parts } = mergeStyles(
    new Map(files.filter((file) => file.endsWith('.html')).map((file) => [file, textOf(file)])),
    `${basePath}${HASHED_FOLDER}chunks/`,
    (address) => textOf(pathOf(address)),
  )
  const scripts = files.filter((file) => file.endsWith('.js')).map(textOf)
  for (const part of [...parts].map(pathOf)) {
    if (!scripts.some((script) => script.includes(part.slice(part.indexOf('static/'))))) {
      rmSync(join(out, part))
    }
  }
  for (const [address, css] of sheets) {
    write(out, pathOf(address), css)
  }
  return pages
}

/** Pages as data, for client navigation. Our pages are documents, so nothing requests these files. */
const PAYLOAD = /(^|\/)(index|404|__next\.[^/]+)\.txt$/

/**
 * Turns Next's export into the upload: adds policies and files for hosts, and removes what pages do not need.
 * @param build name of this version of the site
 */
export function finishExport(out: string, build: string, settings: ExportSettings) {
  const { siteUrl, basePath, formEndpoint, indexing } = settings
  const formOrigin = formEndpoint === null ? null : new URL(formEndpoint).origin
  // Next exports its error page a second time, under an address with status 200.
  for (const name of ['_not-found', '_not-found.html', '_not-found.txt']) {
    rmSync(join(out, name), { recursive: true, force: true })
  }
  for (const file of filesBelow(out).filter((name) => PAYLOAD.test(name) || !isUsed(name))) {
    rmSync(join(out, file))
    if (readdirSync(dirname(join(out, file))).length === 0) {
      rmdirSync(dirname(join(out, file)))
    }
  }

  const pages = withMergedStyles(out, basePath)
  const nextStyles = sharedStyles([...pages.values()])
  const hashes = new Set<string>()
  const loaded = new Set<string>()
  for (const [file, exported] of pages) {
    // Scripts first, as removed ones need no hash in the policy.
    const page = withOwnScripts(out, exported, nextStyles, settings)
    const html = withContentPolicy(withoutRepeatedCard(page.html), formOrigin)
    write(out, file, html)
    inlineHashes(html).forEach(hashes.add, hashes)
    page.scripts.forEach(loaded.add, loaded)
  }
  for (const script of loaded) {
    write(out, script, COMPILE_HINT + readFileSync(join(out, script), 'utf8'))
  }

  // One header for all pages: the scripts of any page, and the one directive that a <meta> cannot carry. Without deferring, Next's
  // inline scripts differ from page to page, and all their hashes would not fit into a proxy's usual 4 KB, so only each page's
  // <meta> covers them.
  const policy = formatPolicy({
    ...(settings.deferScripts && contentPolicy({ hashes: [...hashes].sort(), formOrigin })),
    'frame-ancestors': ["'none'"],
  })
  const redirects = redirectRules()
  const host = { basePath, policy, indexing, redirects }
  const added: Record<(typeof ADDED_FILES)[number], string> = {
    // Without it GitHub Pages omits `_next`.
    '.nojekyll': '',
    '.well-known/security.txt': securityTxt(company.email, siteUrl, buildDay()),
    'lizenzen.txt': licenceNotices(takeShippedPackages(out)),
    'version.txt': `${build}\n`,
    _headers: netlifyHeaders(host),
    '.htaccess': apacheConfig(host),
    '.hosting/nginx.conf': nginxConfig(host),
    '.hosting/Caddyfile': caddyConfig(host),
  }
  const moved = redirects.length === 0 ? {} : { [REDIRECTS_FILE]: netlifyRedirects(host) }
  const absoluteUrl = publicAddressFor(settings)
  const redirecting = Object.fromEntries(
    redirectPages().map(({ file, to }) => [file, redirectPage(absoluteUrl(to))]),
  )
  for (const [name, text] of Object.entries({ ...added, ...moved, ...redirecting })) {
    write(out, name, text)
  }
}
