import { RELOADED_KEY } from '@/content/storageKeys'
import { HASHED_FOLDER } from '@/lib/both/exportedFiles'
import { FAILED_EVENT, OUTDATED_ATTRIBUTE } from '@/lib/both/pageState'
import { readStored } from '@/lib/browser/platform/storage'
import { isReady } from './isReady'
import { canReloadSafely, reload } from './leaving'
import { newestBuild, OWN_BUILD } from './newestBuild'

const FOLDER = `${location.origin}${process.env.NEXT_PUBLIC_BASE_PATH}${HASHED_FOLDER}`

/** A bad connection may have recovered by then. */
export const RETRY_MS = 2000

let isChecking = false

/** Addresses that were requested a second time. */
const retried = new Set<string>()

/**
 * Called when a file of this page did not load. If the site has a newer build, the files of this one no longer exist: the page is
 * reloaded once, or offers the visitor a reload where an automatic one would interrupt them.
 */
async function handleMissingFile() {
  const { documentElement } = document
  if (isChecking || documentElement.hasAttribute(OUTDATED_ATTRIBUTE)) {
    return
  }
  isChecking = true
  const newest = await newestBuild()
  isChecking = false
  const isOld = newest && newest !== OWN_BUILD
  if (isOld && !(readStored(RELOADED_KEY) !== newest && canReloadSafely() && reload(newest))) {
    documentElement.setAttribute(OUTDATED_ATTRIBUTE, '')
  }
}

/** Called when a script or its data failed for good: until all scripts are ready, the page does without them. */
export function handleMissingScript() {
  if (!isReady()) {
    document.dispatchEvent(new Event(FAILED_EVENT))
    handleMissingFile()
  }
}

/** In the same place, as a new element: a script element runs at most once. The bundler retries those that it has removed. */
function retry(element: Element) {
  const fresh = document.createElement(element.localName)
  for (const { name, value } of element.attributes) {
    fresh.setAttribute(name, value)
  }
  element.replaceWith(fresh)
}

// Also for files that islands load late, as the bundler uses such elements. Preloads are ignored: the file may still load.
document.addEventListener(
  'error',
  ({ target }) => {
    const isScript = target instanceof HTMLScriptElement
    const address = isScript
      ? target.src
      : target instanceof HTMLLinkElement && target.rel === 'stylesheet'
        ? target.href
        : ''
    if (!address.startsWith(FOLDER)) {
      return
    }
    handleMissingFile()
    if (!retried.has(address)) {
      retried.add(address)
      setTimeout(retry, RETRY_MS, target)
    } else if (isScript) {
      handleMissingScript()
    }
  },
  true,
)
