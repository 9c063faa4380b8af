import { inTime } from './inTime'

const TIMEOUT_MS = 10_000

/** Loads a script on demand; rejects if it has not loaded after ten seconds. Another call requests it again. */
export async function lateScript<T>(load: () => Promise<T>): Promise<T> {
  const loading = load()
  try {
    return await inTime(loading, TIMEOUT_MS)
  } catch (error) {
    failPending()
    throw error
  }
}

/**
 * The bundler only listens for errors, and would wait for ever for a script that never loads or that is a page of HTML. It listens on
 * the elements that it has created, and ignores errors of scripts that have loaded.
 */
function failPending() {
  for (const script of [...document.scripts].filter(({ onerror }) => onerror !== null)) {
    script.dispatchEvent(new Event('error'))
  }
}
