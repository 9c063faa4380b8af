/* Stands at the end of every page: what follows once the initial viewport is shown. */
import { layOutAll, layOutOneByOne } from './deferredLayout'
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

deferPictures()
onFirstInteraction(() => {
  // A link must find its section where it will be.
  layOutAll()
  askOnce()
})
addEventListener('load', () => layOutOneByOne(askOnce))
