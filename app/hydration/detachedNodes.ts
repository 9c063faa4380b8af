import { FORM_ATTRIBUTE } from '@/lib/both/enquiryForm'
import { FAILED_EVENT, READY_EVENT } from '@/lib/both/pageState'

// Password managers and writing aids put their own elements beside our fields, often before React is there. React
// tolerates foreign elements in head and body only: anywhere else they do not match what it expects, and it would build the
// page anew. So they are detached until it listens, and then put back.
const FORM = `[${FORM_ATTRIBUTE}]`

type Detached = { node: Element; parent: Node; before: Node | null }

let detached: Detached[] = []

/** An extension that puts back at once what was taken out would go on for ever: then React may build the page anew. */
let detachesLeft = 50

function detach(node: Node, parent: Element, before: Node | null) {
  // Not what took one of our fields into itself.
  if (!(node instanceof Element) || node.parentNode !== parent || node.querySelector('input, textarea')) {
    return
  }
  // One that comes instead of another takes its place.
  detached = detached.filter((other) => other.parent !== parent || other.node.localName !== node.localName)
  if (detachesLeft > 0) {
    detachesLeft -= 1
    detached.push({ node, parent, before })
    node.remove()
  }
}

const observer = new MutationObserver((records) => {
  for (const { target, addedNodes, removedNodes, nextSibling } of records) {
    // What replaces something, as translators do, would leave a hole.
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
