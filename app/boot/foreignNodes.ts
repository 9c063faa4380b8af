import { FAILED_EVENT, FORM_ATTRIBUTE, READY_EVENT } from '@/lib/pageContract'

// Password managers and writing aids put their own elements beside our fields, often before React is there. React
// tolerates foreign elements in head and body only: anywhere else they do not match what it expects, and it would build the
// page anew. So until it listens they wait, and then return to where they stood.
type Guest = { node: Element; place: Node; before: Node | null }

let guests: Guest[] = []

/** Whoever puts back at once what was taken out would go on for ever: then React may build the page anew. */
let patience = 50

function park({ target, addedNodes, removedNodes, nextSibling }: MutationRecord) {
  // What replaces something, as translators do, would leave a hole.
  if (removedNodes.length > 0 || !(target as Element).closest(`[${FORM_ATTRIBUTE}]`)) {
    return
  }
  for (const node of addedNodes) {
    // Not what took one of our fields into itself.
    if (!(node instanceof Element) || node.parentNode !== target || node.querySelector('input, textarea')) {
      continue
    }
    // One that comes instead of another takes its place.
    guests = guests.filter(
      ({ node: { localName }, place }) => place !== target || localName !== node.localName,
    )
    if (patience > 0) {
      patience -= 1
      guests.push({ node, place: target, before: nextSibling })
      node.remove()
    }
  }
}

const observer = new MutationObserver((records) => records.forEach(park))

function letIn() {
  observer.disconnect()
  for (const { node, place, before } of guests) {
    // Whoever owns it may have put it back elsewhere.
    if (!node.isConnected) {
      place.insertBefore(node, before?.parentNode === place ? before : null)
    }
  }
}

// Until then it is the parser that adds.
document.addEventListener('DOMContentLoaded', () => {
  observer.observe(document.body, { childList: true, subtree: true })
})
document.addEventListener(READY_EVENT, letIn)
document.addEventListener(FAILED_EVENT, letIn)
