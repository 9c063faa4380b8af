import { join } from 'node:path'
import { type Extras, extras } from '@/content/extras'
import { ui } from '@/content/ui'
import { pages } from '@/lib/server/pages'
import { filesBelow } from '@/scripts/lib/filesBelow'
import type { Redirect } from './hosts/write'

type Redirects = NonNullable<Extras['redirects']>

/** Nothing that is a sign to one of the hosts, and nothing that they compare in different ways. */
const OLD_ADDRESS = /^(?:\/[\p{L}\p{N}_~,+-][\p{L}\p{N}._~,+-]*)+\/?$/u
const OWN_ADDRESS = /^\/[\w./-]*(?:#[\w.:=,-]+)?$/

const FILE = /\.\w+$/
const HTML_FILE = /\.html?$/

/** Umlauts may be written as people read them or as browsers send them. */
function decoded(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}

/** An old folder was asked for with its slash or without. */
function spellings(from: string): string[] {
  const address = decoded(from).normalize('NFC').replace(/\/$/, '')
  return FILE.test(address) ? [address] : [address, `${address}/`]
}

/** What every host is told. The query of an old address is dropped: no page of ours reads one. */
export function redirectRules(redirects: Redirects = extras.redirects ?? []): Redirect[] {
  return redirects.flatMap(({ from, to }) => spellings(from).map((address) => ({ from: address, to })))
}

/** Where a page that leads on can lie for hosts that read no rules; a file of another type would arrive as that type. */
function pageFiles(from: string): string[] {
  const address = spellings(from)[0]?.slice(1) ?? ''
  return HTML_FILE.test(address) ? [address] : FILE.test(address) ? [] : [`${address}/index.html`]
}

/** Pages at old addresses that lead on, for hosts that read no rules; `file` is a path below `out/`. */
export function leadingPages(
  redirects: Redirects = extras.redirects ?? [],
): { file: string; to: `/${string}` }[] {
  return redirects.flatMap(({ from, to }) => pageFiles(from).map((file) => ({ file, to })))
}

/** @param url full address that the page leads to */
export function leadingPage(url: string): string {
  const { title, link } = ui.moved
  const { pathname, hash } = new URL(url)
  return `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${pathname}${hash}"><link rel="canonical" href="${url}"><title>${title}</title></head><body><p><a href="${pathname}${hash}">${link}</a></p></body></html>
`
}

/** Addresses of the site, in small letters: not every host tells `/Impressum/` from `/impressum/`. */
function takenAddresses(publicFolder: string): Set<string> {
  const own = [...pages.flatMap(({ path, downloads }) => [path, `${path}index.html`, ...downloads])]
  const files = filesBelow(publicFolder).map((file) => `/${file}`)
  return new Set([...own, ...files, '/404.html', '/404/'].map((address) => address.toLowerCase()))
}

/** What is wrong with the redirects of the record, one line for each of them. */
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
    return cause === undefined ? [] : [`content/extras.ts: redirects, '${from}' → '${to}': ${cause}.`]
  })
}
