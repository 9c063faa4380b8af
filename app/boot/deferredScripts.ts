import { handleMissingScript } from './missingFiles'
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

function append(name: string, properties: Record<string, string>) {
  document.head.append(Object.assign(document.createElement(name), properties))
}

/** Asks for a page's scripts, and says so when it will have to live without them. */
export async function loadScripts({ flight, scripts }: DeferredScripts) {
  for (const href of scripts.split(' ')) {
    append('link', { rel: 'preload', as: 'script', href })
  }
  try {
    // React starts with the data or not at all, so the scripts run when it is there; in any order.
    const response = await fetch(flight)
    const { rows, chunks, styles = [] } = await response.json()
    window.__next_f = rows
    window.TURBOPACK = chunks
    // Of pages that may come next: on a slow line their heading waits for them.
    for (const href of styles) {
      append('link', { rel: 'prefetch', as: 'style', href })
    }
  } catch {
    handleMissingScript()
    return
  }
  whenShown(() => {
    for (const src of scripts.split(' ')) {
      append('script', { src })
    }
  })
}
