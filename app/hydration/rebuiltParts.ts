import { isReady } from '@/app/boot/isReady'
import { FORM, sameForm } from '@/lib/both/enquiryForm'
import { showOfferDialog } from '@/lib/browser/offerDialog'

// React rebuilds a part of the page on a hydration mismatch: a host's banner, a translated text, an extension's element. The values
// of the fields and the focus are the visitor's, so they are carried over to the new part.

type Control = HTMLInputElement | HTMLTextAreaElement

/** The element focused last, and how to find its successor: a field by its name, others by their index among their tag. */
let last: { element: HTMLElement; find: () => HTMLElement | undefined } | undefined

function fieldIn(form: Element, name: string) {
  return form.querySelector<Control>(`[name="${name}"]`)
}

function successorOf(form: Element) {
  return document.querySelector<HTMLFormElement>(sameForm(form))
}

function carryOver(old: HTMLFormElement) {
  const form = successorOf(old)
  for (const field of form === null ? [] : old.querySelectorAll<Control>('[name]:not([type=hidden])')) {
    const next = form && fieldIn(form, field.name)
    const isTick = field.type === 'checkbox' && field instanceof HTMLInputElement
    if (isTick && next instanceof HTMLInputElement) {
      next.checked = field.checked
    } else if (next && field.value !== '' && next.value !== field.value) {
      next.value = field.value
      next.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }
}

function refocus(removed: Element) {
  const { activeElement } = document
  if (
    last === undefined ||
    !removed.contains(last.element) ||
    (activeElement && activeElement !== document.body)
  ) {
    return
  }
  const old = last.element
  const next = last.find()
  next?.focus({ preventScroll: true })
  if (old instanceof HTMLTextAreaElement || old.matches('[type=text], [type=tel]')) {
    const { selectionStart, selectionEnd } = old as Control
    ;(next as Control | undefined)?.setSelectionRange(selectionStart, selectionEnd)
  }
}

function remember(element: EventTarget | null) {
  if (!(element instanceof HTMLElement)) {
    return
  }
  const form = element.closest(FORM)
  const { localName } = element
  const index = [...document.getElementsByTagName(localName)].indexOf(element)
  const name = element.getAttribute('name')
  last = {
    element,
    find: () =>
      form && name
        ? (fieldIn(successorOf(form) ?? form, name) ?? undefined)
        : // From then on only a form that failed is rebuilt; everything else is removed on purpose.
          isReady()
          ? undefined
          : (document.getElementsByTagName(localName)[index] as HTMLElement | undefined),
  }
}

remember(document.activeElement)
document.addEventListener('focusin', ({ target }) => remember(target))
document.addEventListener('focusout', ({ target }) => {
  // Not where it lost the focus because it was removed from the page.
  setTimeout(() => {
    if (last?.element === target && last.element.isConnected && document.activeElement !== target) {
      last = undefined
    }
  })
})

new MutationObserver((records) => {
  for (const node of records.flatMap(({ removedNodes }) => [...removedNodes])) {
    if (node instanceof Element && !node.isConnected) {
      for (const old of node.matches(FORM) ? [node] : node.querySelectorAll(FORM)) {
        carryOver(old as HTMLFormElement)
      }
      if (node.matches('dialog[open]') || node.querySelector('dialog[open]')) {
        // It was opened before hydration.
        showOfferDialog()
      }
      refocus(node)
    }
  }
}).observe(document, { childList: true, subtree: true })
