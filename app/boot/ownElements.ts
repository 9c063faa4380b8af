import { FORM } from '@/lib/both/enquiryForm'

declare global {
  interface Window {
    /** The elements of the exported forms; all others belong to extensions (app/hydration/detachedNodes.ts). */
    ownElements?: WeakSet<Element>
  }
}

document.addEventListener('DOMContentLoaded', () => {
  window.ownElements = new WeakSet(document.querySelectorAll(`${FORM} *`))
})
