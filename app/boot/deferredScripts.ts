import { handleMissingScript, RETRY_MS } from './missingFiles'
import { whenShown } from './whenShown'

declare global {
  interface Window {
    /** The page as data, as Next's client reads it. */
    __next_f?: unknown
    /** Which chunks belong to the page, as Turbopack's runtime reads it. */
    TURBOPACK?: unknown
  }
}

/** What the build took out of a page (scripts/export/deferScripts.ts), as attributes of the script that asks for it. */
type DeferredScripts = {
  /** Address of the page as data, and of the list of its chunks. */
  flight: string
  /** Addresses of the scripts, with spaces between them. */
  scripts: string
}

/** What never comes fires no event, and a page of HTML in the place of a script fires the wrong one. */
const SILENCE_MS = 10_000

function append(name: string, properties: Record<string, string>) {
  document.head.append(Object.assign(document.createElement(name), properties))
}

/** Asks for a page's scripts, and says so when it will have to live without them; they may still come. */
export async function loadScripts(deferred: DeferredScripts, isAgain = false) {
  const addresses = deferred.scripts.split(' ')
  for (const href of addresses) {
    append('link', { rel: 'preload', as: 'script', href })
  }
  whenShown(() => setTimeout(handleMissingScript, SILENCE_MS))
  try {
    // React starts with the data or not at all, so the scripts run when it is there; in any order.
    const response = await fetch(deferred.flight)
    const { rows, chunks, styles = [] } = await response.json()
    window.__next_f = rows
    window.TURBOPACK = chunks
    // Of pages that may come next: on a slow line their heading waits for them. No prefetch, which Firefox and Chromium 109 count to
    // `default-src` and refuse.
    for (const href of styles) {
      fetch(href).catch(() => undefined)
    }
  } catch {
    if (isAgain) {
      handleMissingScript()
    } else {
      setTimeout(loadScripts, RETRY_MS, deferred, true)
    }
    return
  }
  whenShown(() => {
    for (const src of addresses) {
      append('script', { src })
    }
  })
}
