/* Stands at the end of every page: what follows once the initial viewport is shown. */
import { deferPictures } from './deferredPictures'
import { loadScripts } from './deferredScripts'
import { onFirstInteraction } from './firstInteraction'

const { flight, scripts } = document.currentScript?.dataset ?? {}
let asked = false

function askOnce() {
  // Where deferring is switched off Next's own tags have asked already.
  if (!asked && flight && scripts) {
    asked = true
    loadScripts({ flight, scripts })
  }
}

/** By then a page that has loaded is on the screen: scripts that begin sooner take the time of its first frame. */
const SHOWN_MS = 250

// Safari has no idle callbacks.
const whenIdle = window.requestIdleCallback ?? setTimeout

deferPictures()
onFirstInteraction(askOnce)
addEventListener('load', () => setTimeout(() => whenIdle(askOnce), SHOWN_MS))
