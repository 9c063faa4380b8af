/* What follows once the initial viewport is shown. */
import { RELOADED_KEY } from '@/content/storageKeys'
import { FAILED_EVENT } from '@/lib/both/pageContract'
import { isFresh } from '@/lib/browser/isFresh'
import { readStored, writeStored } from '@/lib/browser/platform/storage'
import { loadScripts } from './deferredScripts'
import { onFirstInteraction } from './firstInteraction'
import { PLAIN } from './leaving'

const { flight, scripts } = document.currentScript?.dataset ?? {}
// A page that broke twice stays without its scripts, until it is loaded once more. Where deferring is switched off, Next's own
// tags have asked already, and the page must know that it was to stay plain (app/hydration/brokenPage.ts).
const isPlain = scripts && readStored(RELOADED_KEY) === PLAIN
let asked = isPlain || !scripts

function askOnce() {
  if (!asked && flight && scripts) {
    asked = true
    loadScripts({ flight, scripts })
  }
}

/**
 * By then a page that has loaded is on the screen: scripts that begin sooner take the time of its first frame. Not
 * `requestIdleCallback`: Chromium may never call a page idle that draws nothing more.
 */
const SHOWN_MS = 250

if (isPlain) {
  writeStored(RELOADED_KEY, null)
  document.dispatchEvent(new Event(FAILED_EVENT))
}
// React takes over whole pages only. After a reload or a way back the browser itself scrolls, which is no interaction, and what
// it puts back into the fields would be taken for input before `earlyDraft` has replaced it.
addEventListener(isFresh ? 'DOMContentLoaded' : 'pageshow', () => onFirstInteraction(askOnce))
addEventListener('load', () => setTimeout(askOnce, SHOWN_MS))
