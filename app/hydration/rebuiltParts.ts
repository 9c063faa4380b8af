import { FORM_ATTRIBUTE } from '@/lib/both/enquiryForm'
import { READY_EVENT } from '@/lib/both/pageState'
import { showOfferDialog } from '@/lib/browser/offerDialog'

// React builds a part of the page anew where it does not find what it expects: a host's banner, a translated text, an
// extension's element. What stood in the fields, and the focus, belong to the visitor and move on to the new part.

type Control = HTMLInputElement | HTMLTextAreaElement

/** What had the focus last, and how to find its successor: a field by its name, anything else by its place among its kind. */
let last: { element: HTMLElement; find: () => HTMLElement | undefined } | undefined

/** Afterwards what goes away has gone on purpose, but for a form that failed. */
let isReady = false

function fieldIn(form: Element, name: string) {
  return form.querySelector<Control>(`[name="${name}"]`)
}

function successorOf(form: Element) {
  return document.querySelector<HTMLFormElement>(`[${FORM_ATTRIBUTE}=${form.getAttribute(FORM_ATTRIBUTE)}]`)
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

function refocus(gone: Element) {
  const { activeElement } = document
  if (
    last === undefined ||
    !gone.contains(last.element) ||
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
  const form = element.closest(`[${FORM_ATTRIBUTE}]`)
  const { localName } = element
  const index = [...document.getElementsByTagName(localName)].indexOf(element)
  const name = element.getAttribute('name')
  last = {
    element,
    find: () =>
      form && name
        ? (fieldIn(successorOf(form) ?? form, name) ?? undefined)
        : isReady
          ? undefined
          : (document.getElementsByTagName(localName)[index] as HTMLElement | undefined),
  }
}

remember(document.activeElement)
document.addEventListener('focusin', ({ target }) => remember(target))
document.addEventListener('focusout', ({ target }) => {
  // Not where it has lost the focus by leaving the page.
  setTimeout(() => {
    if (last?.element === target && last.element.isConnected && document.activeElement !== target) {
      last = undefined
    }
  })
})

document.addEventListener(READY_EVENT, () => {
  isReady = true
})

new MutationObserver((records) => {
  for (const node of records.flatMap(({ removedNodes }) => [...removedNodes])) {
    if (node instanceof Element && !node.isConnected) {
      const form = `[${FORM_ATTRIBUTE}]`
      for (const old of node.matches(form) ? [node] : node.querySelectorAll(form)) {
        carryOver(old as HTMLFormElement)
      }
      if (node.matches('dialog[open]') || node.querySelector('dialog[open]')) {
        // It was opened before React came to it.
        showOfferDialog()
      }
      refocus(node)
    }
  }
}).observe(document, { childList: true, subtree: true })
