import { RELOADED_KEY } from '@/content/storageKeys'
import { FAILED_EVENT, HASHED_FOLDER, OUTDATED_ID, READY_EVENT } from '@/lib/both/pageContract'
import { readStored } from '@/lib/browser/platform/storage'
import { loadAgain, losesNothing } from './leaving'
import { newestBuild, OWN_BUILD } from './newestBuild'

const FOLDER = `${location.origin}${process.env.NEXT_PUBLIC_BASE_PATH}${HASHED_FOLDER}`

let isReady = false
let isAsking = false

/** The address of a script or style that is asked for; what is only preloaded may still come. */
function addressOf({ localName, src, rel, href }: HTMLScriptElement & HTMLLinkElement): string {
  return localName === 'script' ? src : rel === 'stylesheet' ? href : ''
}

/**
 * A file of this page did not come. Where the site has a newer build the old one's files are gone, and the page is loaded
 * again, once; where that would lose something, it is the visitor's to decide.
 */
export async function handleMissingFile() {
  if (!isReady) {
    document.dispatchEvent(new Event(FAILED_EVENT))
  }
  if (isAsking) {
    return
  }
  isAsking = true
  const newest = await newestBuild()
  isAsking = false
  const isOld = newest && newest !== OWN_BUILD
  if (isOld && !(readStored(RELOADED_KEY) !== newest && losesNothing() && loadAgain(newest))) {
    document.getElementById(OUTDATED_ID)?.removeAttribute('hidden')
  }
}

// Also of those that islands load late: the bundler loads them by such elements.
document.addEventListener(
  'error',
  ({ target }) => {
    if (addressOf(target as HTMLScriptElement & HTMLLinkElement).startsWith(FOLDER)) {
      handleMissingFile()
    }
  },
  true,
)
document.addEventListener(READY_EVENT, () => {
  isReady = true
})
