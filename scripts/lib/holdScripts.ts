import { createHash } from 'node:crypto'
import { HASHED_FOLDER } from './hosting'
import { lastScript } from './inlineScripts'

const EXTERNAL = /<script(?![^>]*noModule)[^>]*\ssrc="([^"]+)"[^>]*><\/script>/g
const PRELOAD = /<link[^>]*\sas="script"[^>]*>/g
/** The page once more, as data for React: about half of the HTML. */
const FLIGHT =
  /<script>(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\))\.push\((\[.*?\])\)<\/script>/gs

export type HeldPage = {
  html: string
  /** The data that hydration needs, and its path below the exported folder. */
  flight: { path: string; json: string }
}

/**
 * Takes the external scripts and their data out of a page and lets a few inline lines ask for them once the page has been
 * shown: the HTML is complete and works without them, and on a slow line they would compete with the first view.
 */
export function withHeldScripts(html: string, basePath: string): HeldPage {
  const scripts = [...html.matchAll(EXTERNAL)].map(([, src = '']) => src)
  const pushed = [...html.matchAll(FLIGHT)].map(([, chunk = '']) => chunk)
  const rest = html.replace(EXTERNAL, '').replace(PRELOAD, '').replace(FLIGHT, '')
  if (scripts.length === 0 || pushed.length === 0 || rest.includes('__next_f')) {
    throw new Error('A page has no scripts or data to hold; Next changed how it writes them.')
  }
  const json = `[${pushed.join(',')}]`
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 16)
  const path = `${HASHED_FOLDER.slice(1)}flight/${hash}.json`
  // Addresses as attributes: so the script itself, and with it its hash in the policy, is the same on every page.
  const last = `<script data-flight="${basePath}/${path}" data-scripts="${scripts.join(' ')}">${lastScript()}</script>`
  return { html: rest.replace('</body>', (end) => last + end), flight: { path, json } }
}
