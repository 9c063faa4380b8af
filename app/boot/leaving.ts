import { RELOADED_KEY } from '@/content/storageKeys'
import { SENDING_ATTRIBUTE } from '@/lib/both/pageState'
import { writeStored } from '@/lib/browser/platform/storage'

/**
 * Why a page was loaded anew: it broke, and is shown once more as it is, or without its scripts · its files are gone, and this
 * is the build that has others.
 */
export const AGAIN = `again ${location.pathname}`
export const PLAIN = `plain ${location.pathname}`

/** Whether this document may be loaded anew without asking: nobody is at work on it, and no enquiry is on its way. */
export function losesNothing(): boolean {
  return !document.querySelector(`[${SENDING_ATTRIBUTE}],dialog[open],:is(input,textarea,select):focus`)
}

/** Loads the page anew, and notes why; false where that cannot be noted: it would be loaded for ever. */
export function loadAgain(reason: string): boolean {
  const isNoted = writeStored(RELOADED_KEY, reason)
  if (isNoted) {
    location.reload()
  }
  return isNoted
}
