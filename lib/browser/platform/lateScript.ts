import { inTime } from './inTime'

const PATIENCE_MS = 10_000

/** Loads a script that is needed late; fails where it has not come after ten seconds. Whoever asks again has it asked for again. */
export async function lateScript<T>(load: () => Promise<T>): Promise<T> {
  const loading = load()
  try {
    return await inTime(loading, PATIENCE_MS)
  } catch (error) {
    endSilence()
    throw error
  }
}

/**
 * The bundler hears of errors alone, and would wait for ever for a script that never comes, or that came as a page of HTML. It
 * listens on the elements that it has made, and tells those apart that have come.
 */
function endSilence() {
  for (const script of [...document.scripts].filter(({ onerror }) => onerror !== null)) {
    script.dispatchEvent(new Event('error'))
  }
}
