import { POSTING_ATTRIBUTE } from '@/lib/pageContract'
import type { EnquiryRequest } from './requests'
import { TIMEOUT_MS } from './send'
import { whenNotSending } from './tabs'

type Store = {
  requests: () => readonly EnquiryRequest[]
  /** Ids of the requests that this document sends. */
  running: Set<string>
  /** Asks the other tabs what they know. */
  ask: () => void
  /** Nobody sends it any more, and nobody knows its result. */
  lose: (id: string) => void
}

/** Finds out what becomes of the requests that other documents send, or sent before they were left. */
export function createWatcher({ requests, running, ask, lose }: Store) {
  const watched = new Set<string>()
  /** Requests that their sender has lately said to be on their way. */
  const alive = new Set<string>()

  async function untilOver({ id, elsewhere }: EnquiryRequest) {
    // The browser itself is posting the form from this page. An answer would replace the page; none leaves it here.
    if (document.documentElement.getAttribute(POSTING_ATTRIBUTE) === id) {
      running.add(id)
      await new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))
      running.delete(id)
      return
    }
    do {
      // A tab that is asleep does not answer; a document of this tab that was left never will.
      await whenNotSending(id, elsewhere ? TIMEOUT_MS : 0)
      alive.delete(id)
      ask()
      await whenNotSending(id)
    } while (alive.has(id))
  }

  return {
    /** The document that sends a request says so. */
    heardOf: (id: string) => alive.add(id),
    watch() {
      for (const request of requests()) {
        const { id, status } = request
        if (status.kind === 'sending' && !running.has(id) && !watched.has(id)) {
          watched.add(id)
          void untilOver(request).then(() => {
            watched.delete(id)
            lose(id)
          })
        }
      }
    },
  }
}
