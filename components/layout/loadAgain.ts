import type { Recovery } from '@/lib/both/pageContract'
import { chosenPage } from './chosenPage'
import { losesNothing } from './losesNothing'

/** What leads out of a page that broke: the page that was chosen, this page in another way, or nothing but the breakdown's own page. */
export type WayOut = { kind: 'open'; address: string } | ({ kind: 'reload' } & Recovery) | { kind: 'none' }

/** How this document was loaded itself. Read at once: each entry that the visitor goes on to has a state of its own. */
const recovery =
  typeof history === 'undefined' ? undefined : (history.state as Partial<Recovery> | null)?.recovery

/** The exported page needs no scripts to be read, so it is loaded once more as it is, and then without them; never a third time. */
export function wayOut(): WayOut {
  // Without a network the browser's error page would replace ours.
  if (typeof document === 'undefined' || !navigator.onLine || !losesNothing()) {
    return { kind: 'none' }
  }
  if (chosenPage.address !== null) {
    return { kind: 'open', address: chosenPage.address }
  }
  switch (recovery) {
    case undefined:
      return { kind: 'reload', recovery: 'again' }
    case 'again':
      return { kind: 'reload', recovery: 'plain' }
    case 'plain':
      return { kind: 'none' }
  }
}

/** Takes a way out that there is. */
export function take(way: Exclude<WayOut, { kind: 'none' }>) {
  switch (way.kind) {
    case 'open':
      location.assign(way.address)
      return
    case 'reload':
      // app/boot/afterLoad.ts reads it. No address of its own: no cache and no visitor shall see one.
      history.replaceState({ recovery: way.recovery } satisfies Recovery, '')
      location.reload()
  }
}
