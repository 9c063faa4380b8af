import { join } from 'node:path'
import { type Extras, extras } from '@/content/extras'
import { ui } from '@/content/ui'
import { rootIcons } from '@/lib/server/appIcons'
import { pages } from '@/lib/server/pages'
import { filesBelow } from '@/scripts/lib/filesBelow'
import type { Redirect } from './hosts/write'

type Redirects = NonNullable<Extras['redirects']>

/** Without characters that are special to a host, or that hosts compare differently. */
const OLD_ADDRESS = /^(?:\/[\p{L}\p{N}_~,+-][\p{L}\p{N}._~,+-]*)+\/?$/u
const OWN_ADDRESS = /^\/[\w./-]*(?:#[\w.:=,-]+)?$/

const FILE = /\.\w+$/
const HTML_FILE = /\.html?$/

/** Umlauts may be written as letters or percent-encoded. */
function decoded(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}

/** The old address of a folder may have a trailing slash or not. */
function spellings(from: string): string[] {
  const address = decoded(from).normalize('NFC').replace(/\/$/, '')
  return FILE.test(address) ? [address] : [address, `${address}/`]
}

/** The rules for every host. The query of an old address is dropped, as no page reads one. */
export function redirectRules(redirects: Redirects = extras.redirects ?? []): Redirect[] {
  return redirects.flatMap(({ from, to }) => spellings(from).map((address) => ({ from: address, to })))
}

/** Files for redirect pages; none for other types, as a host would serve HTML with their type. */
function pageFiles(from: string): string[] {
  const address = spellings(from)[0]?.slice(1) ?? ''
  return HTML_FILE.test(address) ? [address] : FILE.test(address) ? [] : [`${address}/index.html`]
}

/** Redirect pages at old addresses, for hosts that read no rules; `file` is a path below `out/`. */
export function redirectPages(
  redirects: Redirects = extras.redirects ?? [],
): { file: string; to: `/${string}` }[] {
  return redirects.flatMap(({ from, to }) => pageFiles(from).map((file) => ({ file, to })))
}

/** @param url full address of the target */
export function redirectPage(url: string): string {
  const { title, link } = ui.moved
  const { pathname, hash } = new URL(url)
  return `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${pathname}${hash}"><link rel="canonical" href="${url}"><title>${title}</title></head><body><p><a href="${pathname}${hash}">${link}</a></p></body></html>
`
}

/** Addresses of the site, in lower case, as not every host distinguishes `/Impressum/` from `/impressum/`. */
function takenAddresses(publicFolder: string): Set<string> {
  const own = [
    ...pages.flatMap(({ path, downloads }) => [path, `${path}index.html`, ...downloads]),
    ...rootIcons,
  ]
  const files = filesBelow(publicFolder).map((file) => `/${file}`)
  return new Set([...own, ...files, '/404.html', '/404/'].map((address) => address.toLowerCase()))
}

/** The errors in the redirects of the record, at most one line for each. */
export function redirectFaults(
  redirects: Redirects = extras.redirects ?? [],
  publicFolder = join(process.cwd(), 'public'),
): string[] {
  const taken = takenAddresses(publicFolder)
  const targets = new Set<string>(pages.flatMap(({ path, downloads }) => [path, ...downloads]))
  const seen = new Set<string>()
  return redirects.flatMap(({ from, to }) => {
    const [address = ''] = spellings(from)
    const isTwice = seen.has(address.toLowerCase())
    seen.add(address.toLowerCase())
    const [cause] = [
      !OLD_ADDRESS.test(decoded(from)) &&
        "from ist keine Adresse unterhalb Ihrer Website: vorn ein /, dann Buchstaben, Ziffern und . - _ ~ , +, ohne ? und #; richtig ist zum Beispiel '/leistungen.html'",
      spellings(from).some((spelling) => taken.has(spelling.toLowerCase())) &&
        'from ist eine Adresse, die es auf der neuen Website gibt (groß oder klein geschrieben zählt gleich); streichen Sie die Zeile',
      isTwice && 'from steht zweimal in der Liste; streichen Sie eine Zeile',
      !(OWN_ADDRESS.test(to) && targets.has(to.replace(/#.*$/, ''))) &&
        "to ist keine Seite der neuen Website; richtig ist zum Beispiel '/impressum/' oder '/#contact', mit / am Ende einer Seite",
    ].filter((found) => found !== false)
    return cause === undefined ? [] : [`content/owner/extras.json: redirects, '${from}' → '${to}': ${cause}.`]
  })
}
