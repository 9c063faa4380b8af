import { FORM } from './draftFields'

declare global {
  interface Window {
    /** What stands in the forms as they were exported; anything else is an extension's (app/hydration/detachedNodes.ts). */
    ownElements?: WeakSet<Element>
  }
}

document.addEventListener('DOMContentLoaded', () => {
  window.ownElements = new WeakSet(document.querySelectorAll(`${FORM} *`))
})
