import { offerLinkOf, prefillOf } from '@/lib/both/offerTrigger'
import { FAILED_EVENT, FORM_ATTRIBUTE, OFFER_ATTRIBUTE, READY_EVENT } from '@/lib/both/pageContract'
import { pageOf } from '@/lib/browser/pageOf'
import { keepFields, postNatively } from './nativePost'

/** How long a click may wait for the scripts before the browser does what it does without them. */
const PATIENCE_MS = 5000

// Event replay: a click on an offer button, or a form sent off, before the scripts are ready is kept and repeated when they
// are. When one cannot be loaded, or takes too long, the browser does what it does without scripts: the link leads to the
// contact form, the form posts natively.

/** What was asked for. Not the element: React may have built another one in its place by the time it is repeated. */
let kept: string | undefined
let timer = 0
let settled = false

/** The first one on the page that says the same; all of them do the same. */
function find(): HTMLAnchorElement | HTMLFormElement | null {
  return kept === undefined ? null : document.querySelector(kept)
}

function keep(event: Event, element: Element, selector: string) {
  event.preventDefault()
  document.querySelector('[aria-busy]')?.removeAttribute('aria-busy')
  kept = selector
  element.setAttribute('aria-busy', 'true')
  // Each click has its own five seconds.
  clearTimeout(timer)
  timer = window.setTimeout(giveUp, PATIENCE_MS)
}

function release() {
  const target = find()
  kept = undefined
  settled = true
  clearTimeout(timer)
  document.querySelector('[aria-busy]')?.removeAttribute('aria-busy')
  return target
}

function giveUp() {
  if (settled) {
    return
  }
  const target = release()
  if (target instanceof HTMLFormElement) {
    postNatively(target)
  } else if (target) {
    // On its own page the form is a matter of this document, whatever query an advertisement has added.
    location.href = pageOf(target) === pageOf(location) ? target.hash : target.href
  }
}

document.addEventListener('click', (event) => {
  const link = !settled && offerLinkOf(event)
  if (link) {
    const [service, href] = [prefillOf(link).service, link.getAttribute('href')].map((text) =>
      JSON.stringify(text),
    )
    keep(event, link, `a[${OFFER_ATTRIBUTE}=${service}][href=${href}]`)
  }
})
document.addEventListener('submit', (event) => {
  if (!settled) {
    const form = event.target as HTMLFormElement
    // A password manager fills without a word; what is sent off was meant.
    keepFields(form)
    keep(event, form, `[${FORM_ATTRIBUTE}=${form.getAttribute(FORM_ATTRIBUTE)}]`)
  }
})
document.addEventListener(FAILED_EVENT, giveUp)
document.addEventListener(READY_EVENT, () => {
  const target = release()
  if (target instanceof HTMLFormElement) {
    // `requestSubmit` is missing in Safari before 16.
    target.querySelector<HTMLElement>('[type=submit]')?.click()
  } else {
    target?.click()
  }
})
