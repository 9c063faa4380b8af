import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transformSync } from 'esbuild'
import { DRAFT_FIELDS, DRAFT_KEY } from '@/lib/draft'
import { OFFER_READY } from '@/lib/offerTrigger'
import { HASHED_FOLDER } from './hosting'

/** How long a click may wait for the scripts before its link is followed after all. */
const PATIENCE_MS = 5000

/** Within this time the browser has shown what was laid out before. */
const FRAME_MS = 20

/** Sent on the document when the page will stay without its scripts. */
const FAILED_EVENT = 'scripts-failed'

/** A script of `scripts/inline/`, minified, with its constants filled in. */
function inlineScript(name: string, constants: Record<string, unknown>): string {
  const source = readFileSync(join(process.cwd(), 'scripts/inline', `${name}.js`), 'utf8')
  const define = Object.fromEntries(
    Object.entries(constants).map(([constant, value]) => [constant, JSON.stringify(value)]),
  )
  // Older browsers than Next's own target would not run the rest either.
  return transformSync(source, { minify: true, target: 'es2020', define }).code.trim()
}

/** Stands in the head of every page, before every other script. */
export function firstScripts(basePath: string): string {
  return (
    inlineScript('firstView', {}) +
    inlineScript('trustedTypes', { CHUNK_FOLDER: `${basePath}${HASHED_FOLDER}` }) +
    inlineScript('earlyDraft', { DRAFT_FIELDS, DRAFT_KEY }) +
    inlineScript('earlyIntent', { PATIENCE_MS, READY_EVENT: OFFER_READY, FAILED_EVENT })
  )
}

/** Stands at the end of every page; its attributes `data-flight` and `data-scripts` name what the page holds back. */
export function lastScript(): string {
  return inlineScript('afterFirstView', { FAILED_EVENT, FRAME_MS })
}
