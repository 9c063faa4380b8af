import { RELOADED_KEY } from '@/content/storageKeys'
import { HASHED_FOLDER } from '@/lib/both/exportedFiles'
import { FAILED_EVENT, OUTDATED_ATTRIBUTE, READY_EVENT } from '@/lib/both/pageState'
import { readStored } from '@/lib/browser/platform/storage'
import { loadAgain, losesNothing } from './leaving'
import { newestBuild, OWN_BUILD } from './newestBuild'

const FOLDER = `${location.origin}${process.env.NEXT_PUBLIC_BASE_PATH}${HASHED_FOLDER}`

/** A bad line may be a better one by then. */
export const RETRY_MS = 2000

let isReady = false
let isAsking = false

/** Addresses of what was asked for once more. */
const askedAgain = new Set<string>()

/**
 * A file of this page did not come. Where the site has a newer build the old one's files are gone, and the page is loaded
 * again, once; where that would lose something, it is the visitor's to decide, from then on.
 */
async function handleMissingFile() {
  const { documentElement } = document
  if (isAsking || documentElement.hasAttribute(OUTDATED_ATTRIBUTE)) {
    return
  }
  isAsking = true
  const newest = await newestBuild()
  isAsking = false
  const isOld = newest && newest !== OWN_BUILD
  if (isOld && !(readStored(RELOADED_KEY) !== newest && losesNothing() && loadAgain(newest))) {
    documentElement.setAttribute(OUTDATED_ATTRIBUTE, '')
  }
}

/** A script will not come, or what scripts need: until they all listen, the page does without. */
export function handleMissingScript() {
  if (!isReady) {
    document.dispatchEvent(new Event(FAILED_EVENT))
    handleMissingFile()
  }
}

/** In the same place, and as a new element: a script runs once at most. What the bundler has taken away it asks for itself. */
function askAgain(element: Element) {
  const fresh = document.createElement(element.localName)
  for (const { name, value } of element.attributes) {
    fresh.setAttribute(name, value)
  }
  element.replaceWith(fresh)
}

// Also of those that islands load late: the bundler loads them by such elements. What is only preloaded may still come.
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
    if (!askedAgain.has(address)) {
      askedAgain.add(address)
      setTimeout(askAgain, RETRY_MS, target)
    } else if (isScript) {
      handleMissingScript()
    }
  },
  true,
)
document.addEventListener(READY_EVENT, () => {
  isReady = true
})
