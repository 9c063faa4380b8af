/* What follows once the initial viewport is shown. */
import { RELOADED_KEY } from '@/content/storageKeys'
import { FAILED_EVENT } from '@/lib/both/pageState'
import { isFresh } from '@/lib/browser/isFresh'
import { readStored, writeStored } from '@/lib/browser/platform/storage'
import { loadScripts } from './deferredScripts'
import { onFirstInteraction } from './firstInteraction'
import { PLAIN } from './leaving'

const flight = document.currentScript?.dataset.flight
// A page that broke twice stays without its scripts, until it is loaded once more. Where deferring is switched off, Next's own
// tags have asked already, and the page must know that it was to stay plain (app/hydration/brokenPage.ts).
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
// React takes over whole pages only. After a reload or a way back the browser itself scrolls, which is no interaction, and what
// it puts back into the fields would be taken for input before `earlyDraft` has replaced it.
addEventListener(isFresh ? 'DOMContentLoaded' : 'pageshow', () => onFirstInteraction(loadOnce))
addEventListener('load', loadOnce)
