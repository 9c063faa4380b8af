import { FAILED_EVENT, FORM_ATTRIBUTE, READY_EVENT } from '@/lib/pageContract'

// Password managers and writing aids put their own elements beside our fields, often before React is there. React
// tolerates foreign elements in head and body only: anywhere else they do not match what it expects, and it would build the
// page anew. So until it listens they wait, and then return to where they stood.
type Guest = { node: Element; place: Node; before: Node | null }

const guests: Guest[] = []

function park({ target, addedNodes, removedNodes, nextSibling }: MutationRecord) {
  // What replaces something, as translators do, would leave a hole.
  if (removedNodes.length > 0 || !(target as Element).closest(`[${FORM_ATTRIBUTE}]`)) {
    return
  }
  for (const node of addedNodes) {
    // Not what took one of our fields into itself.
    if (node instanceof Element && node.parentNode === target && !node.querySelector('input, textarea')) {
      guests.push({ node, place: target, before: nextSibling })
      node.remove()
    }
  }
}

const observer = new MutationObserver((records) => records.forEach(park))

function letIn() {
  observer.disconnect()
  for (const { node, place, before } of guests.splice(0)) {
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
