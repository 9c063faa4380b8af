import { AGAIN, canReloadSafely, PLAIN, reload } from '@/app/boot/leaving'
import { newestBuild } from '@/app/boot/newestBuild'
import { RELOADED_KEY } from '@/content/storageKeys'
import { readStored } from '@/lib/browser/platform/storage'

declare global {
  interface Window {
    /** Reloads a page that broke; false where it must stay. Undefined on the server. */
    leaveBrokenPage?: () => Promise<boolean>
  }
}

/** By then the replacement of a broken page has been painted. */
const PAINT_MS = 1000

/** Why this document was reloaded. Where nothing is deferred, it has its scripts even if the reason is `PLAIN`. */
const reason = readStored(RELOADED_KEY)

function leave(): boolean {
  switch (reason) {
    case PLAIN:
      return false
    case AGAIN:
      return reload(PLAIN)
    default:
      return reload(AGAIN)
  }
}

let leaving: Promise<boolean> | undefined

/**
 * Reloads the page once with its scripts, then once without; never a third time. Not without a network, as the browser's error page
 * would replace ours, and not where it would lose input.
 */
function leaveBrokenPage(): Promise<boolean> {
  leaving ??= newestBuild().then((newest) => newest !== null && canReloadSafely() && leave())
  return leaving
}

window.leaveBrokenPage = leaveBrokenPage
// Whatever broke, a page without a title counts as broken.
addEventListener('error', () => setTimeout(() => document.querySelector('h1') ?? leaveBrokenPage(), PAINT_MS))
