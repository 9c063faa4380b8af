import type { DeferredScripts } from '@/lib/both/exportedFiles'
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

/** What never comes fires no event, and a page of HTML in the place of a script fires the wrong one. */
const SILENCE_MS = 10_000

function append(name: string, properties: Record<string, string>) {
  document.head.append(Object.assign(document.createElement(name), properties))
}

/**
 * Loads a page's scripts, and says so when it will have to live without them; they may still come.
 * @param flight address of what the build took out of the page
 */
export async function loadScripts(flight: string, isAgain = false) {
  whenShown(() => setTimeout(handleMissingScript, SILENCE_MS))
  try {
    const response = await fetch(flight)
    const { rows, chunks, scripts, styles = [] }: DeferredScripts = await response.json()
    window.__next_f = rows
    window.TURBOPACK = chunks
    for (const href of scripts) {
      append('link', { rel: 'preload', as: 'script', href })
    }
    // On a slow line the heading of the next page waits for them. No prefetch, which Firefox and Chromium 109 count to `default-src`
    // and refuse.
    for (const href of styles) {
      fetch(href).catch(() => undefined)
    }
    whenShown(() => {
      for (const src of scripts) {
        append('script', { src })
      }
    })
  } catch {
    if (isAgain) {
      handleMissingScript()
    } else {
      setTimeout(loadScripts, RETRY_MS, flight, true)
    }
  }
}
