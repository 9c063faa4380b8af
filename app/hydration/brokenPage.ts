import { AGAIN, loadAgain, losesNothing, PLAIN } from '@/app/boot/leaving'
import { newestBuild } from '@/app/boot/newestBuild'
import { RELOADED_KEY } from '@/content/storageKeys'
import { readStored } from '@/lib/browser/platform/storage'

declare global {
  interface Window {
    /** Leads out of a page that broke, and tells whether something does. The server, which draws what stands in for it, has none. */
    leaveBrokenPage?: () => Promise<boolean>
  }
}

/** By then whatever stands in for a broken page has drawn itself. */
const DRAWN_MS = 1000

/** How this document was loaded itself. Where nothing is deferred, a page that was to stay plain has its scripts all the same. */
const reason = readStored(RELOADED_KEY)

function leave(): boolean {
  switch (reason) {
    case PLAIN:
      return false
    case AGAIN:
      return loadAgain(PLAIN)
    default:
      return loadAgain(AGAIN)
  }
}

let leaving: Promise<boolean> | undefined

/**
 * The page is loaded once more as it is, and then without its scripts; never a third time. Not without a network, whose error
 * page would replace ours, and not where that loses words.
 */
function leaveBrokenPage(): Promise<boolean> {
  leaving ??= newestBuild().then((newest) => newest !== null && losesNothing() && leave())
  return leaving
}

window.leaveBrokenPage = leaveBrokenPage
// Whatever happened to React, and to what it shows then: a page without a title is none.
addEventListener('error', () => setTimeout(() => document.querySelector('h1') ?? leaveBrokenPage(), DRAWN_MS))
