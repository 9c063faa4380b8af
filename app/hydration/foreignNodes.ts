import { FAILED_EVENT, FORM_ATTRIBUTE, READY_EVENT } from '@/lib/both/pageContract'

// Password managers and writing aids put their own elements beside our fields, often before React is there. React
// tolerates foreign elements in head and body only: anywhere else they do not match what it expects, and it would build the
// page anew. So until it listens they wait, and then return to where they stood.
const FORM = `[${FORM_ATTRIBUTE}]`

type Guest = { node: Element; place: Node; before: Node | null }

let guests: Guest[] = []

/** Whoever puts back at once what was taken out would go on for ever: then React may build the page anew. */
let patience = 50

function park(node: Node, place: Element, before: Node | null) {
  // Not what took one of our fields into itself.
  if (!(node instanceof Element) || node.parentNode !== place || node.querySelector('input, textarea')) {
    return
  }
  // One that comes instead of another takes its place.
  guests = guests.filter((guest) => guest.place !== place || guest.node.localName !== node.localName)
  if (patience > 0) {
    patience -= 1
    guests.push({ node, place, before })
    node.remove()
  }
}

const observer = new MutationObserver((records) => {
  for (const { target, addedNodes, removedNodes, nextSibling } of records) {
    // What replaces something, as translators do, would leave a hole.
    if (removedNodes.length === 0 && target instanceof Element && target.closest(FORM)) {
      for (const node of addedNodes) {
        park(node, target, nextSibling)
      }
    }
  }
})

function letIn() {
  observer.disconnect()
  for (const { node, place, before } of guests) {
    // Whoever owns it may have put it back elsewhere.
    if (!node.isConnected) {
      place.insertBefore(node, before?.parentNode === place ? before : null)
    }
  }
}

for (const element of document.querySelectorAll(`${FORM} *`)) {
  const { parentElement } = element
  const isForeign = window.ownElements?.has(element) === false
  if (isForeign && parentElement?.closest(FORM)) {
    park(element, parentElement, element.nextSibling)
  }
}
observer.observe(document.body, { childList: true, subtree: true })
document.addEventListener(READY_EVENT, letIn)
document.addEventListener(FAILED_EVENT, letIn)
