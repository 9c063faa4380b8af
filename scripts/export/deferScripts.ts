import { createHash } from 'node:crypto'
import { DATA_BLOCK, type DeferredScripts, RULES_BLOCK } from '@/lib/both/exportedFiles'
import { HASHED_FOLDER } from './hosts/rules'
import { elementsOf, insertion, type Markup, OWN_SCRIPT, ownScript, PAGE_SCRIPTS, withEdits } from './markup'

/** How Next passes the page to React a second time, as data: about half of the HTML. The first call also creates the list. */
const FLIGHT_CALLS = ['(self.__next_f=self.__next_f||[]).push(', 'self.__next_f.push('] as const
/** The start of Turbopack's list of a page's chunks. */
const CHUNK_LIST = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push('
/** The attributes of Next's scripts; any other may change when or whether they run. */
const SCRIPT_ATTRIBUTES = ['src', 'async', 'id', 'nomodule']

type DeferredPage = {
  html: string
  /** The data for hydration, which app/boot/deferredScripts.ts reads, and its path below the exported folder. */
  flight: { path: string; json: string }
  /** Addresses of the scripts that the page loads. */
  scripts: readonly string[]
  /** Addresses of removed scripts that no browser needs. */
  dropped: string[]
}

/** The purpose of a script. */
type Script =
  | { kind: 'chunk'; src: string }
  | { kind: 'flight'; row: unknown }
  | { kind: 'chunkList'; list: unknown }
  /** For browsers without modules, which run none of the other scripts and get plain HTML. */
  | { kind: 'polyfills'; src: string }
  /** Our own, or structured data: stays in place. */
  | { kind: 'unchanged' }

function unknownMarkup(what: string): Error {
  return new Error(
    `${what}. Next.js writes its pages differently now. Read scripts/export/deferScripts.ts and teach it the new markup. Until then the site can be built with DEFER_SCRIPTS=off.`,
  )
}

/** The purpose of a script; throws for an unknown one. */
function scriptOf({ attributes, text }: Markup, chunks: string): Script {
  const { id, src, type, nomodule } = attributes
  if (type === DATA_BLOCK || type === RULES_BLOCK || id === OWN_SCRIPT || PAGE_SCRIPTS.includes(id)) {
    return { kind: 'unchanged' }
  }
  const shown = src ?? text.slice(0, 60)
  const unexpected = Object.keys(attributes).filter((name) => !SCRIPT_ATTRIBUTES.includes(name))
  if (unexpected.length > 0) {
    throw unknownMarkup(`A script has an attribute that is not known, ${unexpected.join(', ')}: ${shown}`)
  }
  if (src !== undefined) {
    if (!src.startsWith(chunks)) {
      throw unknownMarkup(`A script does not come from ${chunks}: ${shown}`)
    }
    return { kind: nomodule === undefined ? 'chunk' : 'polyfills', src }
  }
  if (text.startsWith(CHUNK_LIST)) {
    return {
      kind: 'chunkList',
      list: parsed(text.slice(CHUNK_LIST.length).replace(/\);$/, ''), 'list of chunks'),
    }
  }
  const call = FLIGHT_CALLS.find((start) => text.startsWith(start))
  if (call === undefined || !text.endsWith(')')) {
    throw unknownMarkup(`An inline script is not known: ${shown}`)
  }
  return { kind: 'flight', row: flightRow(text.slice(call.length, -1)) }
}

function parsed(json: string, name: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    throw unknownMarkup(`A page's ${name} is not JSON: ${json.slice(0, 60)}`)
  }
}

/** A row is `[0]`, which starts the list, or `[1, "…"]`, a piece of the page. */
function flightRow(json: string): unknown {
  const row = parsed(json, 'data')
  const [kind, piece, ...rest] = Array.isArray(row) ? row : []
  const isRow =
    rest.length === 0 && (kind === 0 ? piece === undefined : kind === 1 && typeof piece === 'string')
  if (!isRow) {
    throw unknownMarkup(`A page's data has another shape: ${json.slice(0, 60)}`)
  }
  return row
}

/** Addresses of a page's style sheets. */
export function stylesOf(elements: readonly Markup[]): string[] {
  return elements.flatMap(({ tag, attributes: { rel, href } }) =>
    tag === 'link' && rel === 'stylesheet' && href !== undefined ? [href] : [],
  )
}

/**
 * Removes the external scripts and their data from a page, whose inline script loads them once the page is shown: the HTML works
 * without them, and on a slow connection they would compete with the initial viewport.
 * @param nextStyles addresses of style sheets that several pages share: those that this page lacks are fetched afterwards
 */
export function deferScripts(
  html: string,
  basePath: string,
  nextStyles: readonly string[] = [],
): DeferredPage {
  const elements = elementsOf(html)
  const folder = `${basePath}${HASHED_FOLDER}`
  const scripts = elements
    .filter(({ tag }) => tag === 'script')
    .map((element) => ({ element, script: scriptOf(element, folder) }))
  const sources = scripts.flatMap(({ script }) => (script.kind === 'chunk' ? [script.src] : []))
  const chunks = scripts.flatMap(({ script }) => (script.kind === 'chunkList' ? [script.list] : []))
  const rows = scripts.flatMap(({ script }) => (script.kind === 'flight' ? [script.row] : []))
  const preloads = elements.filter(
    ({ tag, attributes: { as, rel } }) => tag === 'link' && (as === 'script' || rel === 'modulepreload'),
  )
  for (const { attributes } of preloads) {
    if (!sources.includes(attributes.href ?? '')) {
      throw unknownMarkup(`A page preloads a script that it does not run: ${attributes.href}`)
    }
  }
  if (sources.length === 0) {
    throw unknownMarkup('A page has no scripts to defer')
  }
  if (rows.length === 0) {
    throw unknownMarkup('A page has no data for React')
  }

  const own = ownScript(elements)
  const present = stylesOf(elements)
  const styles = nextStyles.filter((address) => !present.includes(address))
  const deferred: DeferredScripts = { rows, chunks, scripts: sources, ...(styles.length > 0 && { styles }) }
  const json = JSON.stringify(deferred)
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 16)
  const path = `${HASHED_FOLDER.slice(1)}flight/${hash}.json`
  const cut = [
    ...scripts.filter(({ script }) => script.kind !== 'unchanged').map(({ element }) => element),
    ...preloads,
  ]
  // As an attribute, so that the script and its hash in the policy are the same on every page.
  const address = ` data-flight="${basePath}/${path}"`
  return {
    html: withEdits(html, [
      ...cut.map((element) => ({ ...element, text: '' })),
      insertion(own.start + '<script'.length, address),
    ]),
    flight: { path, json },
    scripts: sources,
    dropped: scripts.flatMap(({ script }) => (script.kind === 'polyfills' ? [script.src] : [])),
  }
}
