import { FORM } from '@/lib/both/enquiryForm'
import { FAILED_EVENT, READY_EVENT } from '@/lib/both/pageState'

// Password managers and writing aids put their own elements beside our fields, often before hydration. React tolerates foreign
// elements only in head and body; anywhere else they are a mismatch, and it would rebuild the page. So they are detached until it
// has hydrated, and then reattached.

type Detached = { node: Element; parent: Node; before: Node | null }

let detached: Detached[] = []

/** An extension may put its element back each time, for ever; then React may rebuild the page. */
let detachesLeft = 50

function detach(node: Node, parent: Element, before: Node | null) {
  // Not an element that wraps one of our fields.
  if (!(node instanceof Element) || node.parentNode !== parent || node.querySelector('input, textarea')) {
    return
  }
  // It replaces a detached one of its kind, which its extension has added again.
  detached = detached.filter((other) => other.parent !== parent || other.node.localName !== node.localName)
  if (detachesLeft > 0) {
    detachesLeft -= 1
    detached.push({ node, parent, before })
    node.remove()
  }
}

const observer = new MutationObserver((records) => {
  for (const { target, addedNodes, removedNodes, nextSibling } of records) {
    // Detaching a replacement, as translators insert, would leave a hole.
    if (removedNodes.length === 0 && target instanceof Element && target.closest(FORM)) {
      for (const node of addedNodes) {
        detach(node, target, nextSibling)
      }
    }
  }
})

function reattach() {
  observer.disconnect()
  for (const { node, parent, before } of detached) {
    // Its extension may have put it back elsewhere.
    if (!node.isConnected) {
      parent.insertBefore(node, before?.parentNode === parent ? before : null)
    }
  }
}

for (const element of document.querySelectorAll(`${FORM} *`)) {
  const { parentElement } = element
  const isForeign = window.ownElements?.has(element) === false
  if (isForeign && parentElement?.closest(FORM)) {
    detach(element, parentElement, element.nextSibling)
  }
}
observer.observe(document.body, { childList: true, subtree: true })
document.addEventListener(READY_EVENT, reattach)
document.addEventListener(FAILED_EVENT, reattach)
