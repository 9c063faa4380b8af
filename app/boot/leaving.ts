import { POSTING_ATTRIBUTE, SENDING_ATTRIBUTE } from '@/lib/both/pageContract'

/** Reasons to load a page anew; a third one is the name of the newest build. `PLAIN`: without its scripts, as it broke twice. */
export const AGAIN = `again ${location.pathname}`
export const PLAIN = `plain ${location.pathname}`

/**
 * Whether this document may be loaded anew without asking: every word is stored, nobody is at work on one, and no enquiry is
 * on its way.
 */
export function losesNothing(): boolean {
  const atWork = `[${SENDING_ATTRIBUTE}],[${POSTING_ATTRIBUTE}],dialog[open],:is(input,textarea,select):focus`
  return !window.unstored?.size && !document.querySelector(atWork)
}

/**
 * Loads the page anew, and notes why in the name of the tab: it outlives the page, and needs neither storage nor history. False
 * where it does not: whoever could not tell would load it for ever.
 */
export function loadAgain(reason: string): boolean {
  try {
    window.name = reason
    if (window.name === reason) {
      location.reload()
      return true
    }
  } catch {
    // Then it stays as it is.
  }
  return false
}
