import type { DeferredScripts } from '@/lib/both/exportedFiles'
import { afterFrame } from '@/lib/browser/afterFrame'
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

/** A script that never arrives fires no event, and HTML in its place fires the wrong one. */
const TIMEOUT_MS = 10_000

function append(name: string, properties: Record<string, string>) {
  document.head.append(Object.assign(document.createElement(name), properties))
}

/**
 * Loads a page's scripts, and reports when the page must do without them; they may still arrive.
 * @param flight address of the data that the build took out of the page
 */
export async function loadScripts(flight: string, isRetry = false) {
  whenShown(() => setTimeout(handleMissingScript, TIMEOUT_MS))
  try {
    const response = await fetch(flight)
    const { rows, chunks, scripts, styles = [] }: DeferredScripts = await response.json()
    window.__next_f = rows
    window.TURBOPACK = chunks
    for (const href of scripts) {
      append('link', { rel: 'preload', as: 'script', href })
    }
    // On a slow connection the next page's heading waits for them. Not as a prefetch: Firefox and Chromium 109 apply `default-src`
    // to it and refuse it.
    for (const href of styles) {
      fetch(href).catch(() => undefined)
    }
    const run = () => {
      for (const src of scripts) {
        append('script', { src })
      }
    }
    // The frame that shows a prerendered page comes before its scripts.
    whenShown(document.prerendering ? () => afterFrame(run) : run)
  } catch {
    if (isRetry) {
      handleMissingScript()
    } else {
      setTimeout(loadScripts, RETRY_MS, flight, true)
    }
  }
}
