import { RELOADED_KEY } from '@/content/storageKeys'
import { FAILED_EVENT, HASHED_FOLDER, OUTDATED_ATTRIBUTE, READY_EVENT } from '@/lib/both/pageContract'
import { readStored } from '@/lib/browser/platform/storage'
import { loadAgain, losesNothing } from './leaving'
import { newestBuild, OWN_BUILD } from './newestBuild'

const FOLDER = `${location.origin}${process.env.NEXT_PUBLIC_BASE_PATH}${HASHED_FOLDER}`

let isReady = false
let isAsking = false

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

/** The same of a script, or of what scripts need: until they all listen, the page does without. */
export function handleMissingScript() {
  if (!isReady) {
    document.dispatchEvent(new Event(FAILED_EVENT))
  }
  handleMissingFile()
}

// Also of those that islands load late: the bundler loads them by such elements. What is only preloaded may still come.
document.addEventListener(
  'error',
  ({ target }) => {
    const { localName, src, rel, href } = target as HTMLScriptElement & HTMLLinkElement
    if (localName === 'script' && src.startsWith(FOLDER)) {
      handleMissingScript()
    } else if (rel === 'stylesheet' && href.startsWith(FOLDER)) {
      handleMissingFile()
    }
  },
  true,
)
document.addEventListener(READY_EVENT, () => {
  isReady = true
})
