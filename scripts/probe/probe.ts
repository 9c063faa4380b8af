import { company } from '@/content/company'
import { extras } from '@/content/extras'
import { ui } from '@/content/ui'
import type { Settings } from '@/lib/server/settings'
import { OUT } from '@/scripts/lib/exportFolder'
import { checkAge } from './aged'
import { ask } from './ask'
import { checkCertificate } from './certificate'
import { checkCompression, checkHeaders, checkSample, checkSearchEngines, checkSecurityTxt } from './delivery'
import { checkFiles } from './files'
import { bad, doubt, type Finding, skipped } from './finding'
import { checkForms, checkPolicies } from './policy'
import { checkHttp, checkMissing, checkRedirects, checkSlash, checkTwin, readSite } from './reach'
import { readPage, redirectOf, type Site, siteAt } from './site'
import { type Sender, sendTestRequest } from './testRequest'
import { checkVersion } from './version'

type Options = {
  /** Those of this machine. */
  settings: Pick<Settings, 'siteUrl' | 'basePath' | 'formEndpoint'>
  /** Sends one request to the form service; otherwise nothing is ever sent. */
  sendsRequest?: boolean
  sender?: Sender
  now?: Date
  /** The export of this machine. */
  out?: string
  /** Old addresses of the record. */
  redirects?: NonNullable<typeof extras.redirects>
  /** Came by a redirect, and follows no other. */
  isLed?: boolean
}

/** Looks at a published site from outside, as visitors and search engines do; says one thing after the other. */
export async function* probe(site: Site, options: Options): AsyncGenerator<Finding> {
  const { settings, sendsRequest = false, sender = company, now = new Date(), isLed = false } = options
  const { out = OUT, redirects = extras.redirects ?? [] } = options
  const { origin, basePath, isLocal } = site
  const address = `${origin}${basePath}/`
  if (isLocal) {
    yield skipped('Zertifikat, http und www: nicht geprüft, auf diesem Rechner gibt es sie nicht.')
  } else {
    yield* await checkCertificate(new URL(origin), now)
  }
  const home = await ask(address)
  if (home.kind === 'none') {
    yield bad(`${address} ist nicht zu lesen: ${home.reason}.`)
    return
  }
  const target = redirectOf(home, address)
  const there = target === null ? null : siteAt(target.href)
  if (there !== null && there.origin !== origin && !isLed) {
    yield doubt(`${address} leitet weiter. Geprüft wird die Website dort: ${there.origin}${there.basePath}/`)
    yield* probe(there, { ...options, isLed: true })
    return
  }
  if (home.status !== 200) {
    const where = target === null ? '' : ` und leitet nach ${target.href}`
    yield bad(`${address} antwortet ${home.status} statt 200${where}. Ist das die Adresse der Website?`)
    return
  }

  if (!isLocal) {
    yield* await checkHttp(site)
    yield* await checkTwin(site)
  }
  const { pages, asked, findings } = await readSite(site)
  yield* findings
  const first = readPage(`${basePath}/`, home.text, home.headers)
  const read = pages.length > 0 ? pages : [first]
  yield* await checkVersion(site, read, out)
  yield* await checkFiles(site, read, [first.path, ...asked])
  const isConfiguredHere = settings.siteUrl === origin && settings.basePath === basePath
  if (isConfiguredHere || isLocal) {
    yield* await checkRedirects(site, redirects)
  }
  const inner = read.find(({ path }) => path !== first.path && path.endsWith('/'))
  if (inner !== undefined) {
    yield await checkSlash(site, inner.path)
  }
  yield await checkMissing(site, ui.notFound.heading)
  yield checkHeaders(site, home.headers)
  yield checkCompression(home.headers)
  const header = home.headers.get('Content-Security-Policy')
  yield checkPolicies(read, header)
  yield* checkForms({
    pages: read,
    header,
    configured: isConfiguredHere ? settings.formEndpoint : null,
    own: origin,
  })
  yield* await checkSearchEngines(site, read)
  yield checkSample(site, read)
  yield* checkAge(read, now)
  yield await checkSecurityTxt(site, now)
  if (sendsRequest) {
    yield await sendTestRequest(site, first, sender, now)
  }
}
