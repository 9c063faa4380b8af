import { createHash } from 'node:crypto'
import { DATA_BLOCK, type DeferredScripts, RULES_BLOCK } from '@/lib/both/exportedFiles'
import { HASHED_FOLDER } from './hosts/rules'
import {
  elementsOf,
  insertion,
  type Markup,
  OWN_SCRIPT,
  ownScript,
  PICTURES_SCRIPT,
  withEdits,
} from './markup'

/** How Next hands the page to React once more, as data: about half of the HTML. The first call also makes the list. */
const FLIGHT_CALLS = ['(self.__next_f=self.__next_f||[]).push(', 'self.__next_f.push('] as const
/** How Turbopack's own list of a page's chunks begins. */
const CHUNK_LIST = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push('
/** What Next writes on its scripts; anything else may change when or whether they run. */
const SCRIPT_ATTRIBUTES = ['src', 'async', 'id', 'nomodule']

type DeferredPage = {
  html: string
  /** What hydration needs, as the loading script reads it (app/boot/deferredScripts.ts), and its path below the exported folder. */
  flight: { path: string; json: string }
  /** Addresses of scripts that the page had and no browser runs now. */
  dropped: string[]
}

/** What a script of Next's is for. */
type Script =
  | { kind: 'chunk'; src: string }
  | { kind: 'flight'; row: unknown }
  | { kind: 'chunkList'; list: unknown }
  /** Fills gaps of browsers without modules, which run none of the others: they get the HTML. */
  | { kind: 'polyfills'; src: string }
  /** Stays where it is: ours, and data for others. */
  | { kind: 'kept' }

function unknown(what: string): Error {
  return new Error(
    `${what}. Next.js writes its pages differently now. Read scripts/export/deferScripts.ts and teach it the new markup. Until then the site can be built with DEFER_SCRIPTS=off.`,
  )
}

/** Says of a script what it is for; nothing is guessed. */
function scriptOf({ attributes, text }: Markup, chunks: string): Script {
  const { id, src, type, nomodule } = attributes
  if (type === DATA_BLOCK || type === RULES_BLOCK || id === OWN_SCRIPT || id === PICTURES_SCRIPT) {
    return { kind: 'kept' }
  }
  const shown = src ?? text.slice(0, 60)
  const strange = Object.keys(attributes).filter((name) => !SCRIPT_ATTRIBUTES.includes(name))
  if (strange.length > 0) {
    throw unknown(`A script has an attribute that is not known, ${strange.join(', ')}: ${shown}`)
  }
  if (src !== undefined) {
    if (!src.startsWith(chunks)) {
      throw unknown(`A script does not come from ${chunks}: ${shown}`)
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
    throw unknown(`An inline script is not known: ${shown}`)
  }
  return { kind: 'flight', row: flightRow(text.slice(call.length, -1)) }
}

function parsed(json: string, name: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    throw unknown(`A page's ${name} is not JSON: ${json.slice(0, 60)}`)
  }
}

/** A row is `[0]`, which starts the list, or `[1, "…"]`, a piece of the page. */
function flightRow(json: string): unknown {
  const row = parsed(json, 'data')
  const [kind, piece, ...rest] = Array.isArray(row) ? row : []
  const isRow =
    rest.length === 0 && (kind === 0 ? piece === undefined : kind === 1 && typeof piece === 'string')
  if (!isRow) {
    throw unknown(`A page's data has another shape: ${json.slice(0, 60)}`)
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
 * Takes the external scripts and their data out of a page and lets a few inline lines ask for them once the page has been
 * shown: the HTML is complete and works without them, and on a slow line they would compete with the initial viewport.
 * @param nextStyles addresses of style sheets that several pages have: those that this one lacks are fetched ahead afterwards
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
      throw unknown(`A page preloads a script that it does not run: ${attributes.href}`)
    }
  }
  if (sources.length === 0) {
    throw unknown('A page has no scripts to defer')
  }
  if (rows.length === 0) {
    throw unknown('A page has no data for React')
  }

  const own = ownScript(elements)
  const present = stylesOf(elements)
  const styles = nextStyles.filter((address) => !present.includes(address))
  const deferred: DeferredScripts = { rows, chunks, scripts: sources, ...(styles.length > 0 && { styles }) }
  const json = JSON.stringify(deferred)
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 16)
  const path = `${HASHED_FOLDER.slice(1)}flight/${hash}.json`
  const cut = [
    ...scripts.filter(({ script }) => script.kind !== 'kept').map(({ element }) => element),
    ...preloads,
  ]
  // As an attribute: so the script itself, and with it its hash in the policy, is the same on every page.
  const address = ` data-flight="${basePath}/${path}"`
  return {
    html: withEdits(html, [
      ...cut.map((element) => ({ ...element, text: '' })),
      insertion(own.start + '<script'.length, address),
    ]),
    flight: { path, json },
    dropped: scripts.flatMap(({ script }) => (script.kind === 'polyfills' ? [script.src] : [])),
  }
}
