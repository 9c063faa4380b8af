import { FORM } from './draftFields'

declare global {
  interface Window {
    /** The elements of the exported forms; all others belong to extensions (app/hydration/detachedNodes.ts). */
    ownElements?: WeakSet<Element>
  }
}

document.addEventListener('DOMContentLoaded', () => {
  window.ownElements = new WeakSet(document.querySelectorAll(`${FORM} *`))
})
