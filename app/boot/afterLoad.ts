/* Loads the scripts when the page has loaded and been painted, or at the first interaction. */
import { RELOADED_KEY } from '@/content/storageKeys'
import { FAILED_EVENT } from '@/lib/both/pageState'
import { afterFrame } from '@/lib/browser/afterFrame'
import { isFresh } from '@/lib/browser/isFresh'
import { readStored, writeStored } from '@/lib/browser/platform/storage'
import { loadScripts } from './deferredScripts'
import { onFirstInteraction } from './firstInteraction'
import { PLAIN } from './leaving'

const flight = document.currentScript?.dataset.flight
// A page that broke twice stays without its scripts until it is reloaded. Where deferring is switched off, Next's own tags load
// them anyway, and the record must stay for app/hydration/brokenPage.ts.
const isPlain = flight && readStored(RELOADED_KEY) === PLAIN
let isRequested = isPlain

function loadOnce() {
  if (!isRequested && flight) {
    isRequested = true
    loadScripts(flight)
  }
}

if (isPlain) {
  writeStored(RELOADED_KEY, null)
  document.dispatchEvent(new Event(FAILED_EVENT))
}
// React hydrates whole pages only. After a reload or Back the browser scrolls by itself, which is no interaction, and the values
// that it restores would be taken for input before `earlyDraft` has replaced them.
addEventListener(isFresh ? 'DOMContentLoaded' : 'pageshow', () => onFirstInteraction(loadOnce))
// The page may load before its first frame, which the scripts would delay. A tab in the background has no frames.
addEventListener('load', () => (document.hidden ? loadOnce() : afterFrame(loadOnce)))
