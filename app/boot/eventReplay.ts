import { offerLinkOf } from '@/lib/offerTrigger'
import { FAILED_EVENT, READY_EVENT } from '@/lib/pageContract'
import { keepFields, postNatively } from './nativePost'

/** How long a click may wait for the scripts before the browser does what it does without them. */
const PATIENCE_MS = 5000

// Event replay: a click on an offer button, or a form sent off, before the scripts are ready is kept and repeated when they
// are. When one cannot be loaded, or takes too long, the browser does what it does without scripts: the link leads to the
// contact form, the form posts natively.
let kept: HTMLAnchorElement | HTMLFormElement | undefined
let timer = 0
let settled = false

function keep(event: Event, target: HTMLAnchorElement | HTMLFormElement) {
  event.preventDefault()
  kept?.removeAttribute('aria-busy')
  kept = target
  target.setAttribute('aria-busy', 'true')
  // Each click has its own five seconds.
  clearTimeout(timer)
  timer = window.setTimeout(giveUp, PATIENCE_MS)
}

function release() {
  const target = kept
  kept = undefined
  settled = true
  clearTimeout(timer)
  target?.removeAttribute('aria-busy')
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
    location.href = target.href
  }
}

document.addEventListener('click', (event) => {
  const link = !settled && offerLinkOf(event)
  if (link) {
    keep(event, link)
  }
})
document.addEventListener('submit', (event) => {
  if (!settled) {
    const form = event.target as HTMLFormElement
    // A password manager fills without a word; what is sent off was meant.
    keepFields(form)
    keep(event, form)
  }
})
document.addEventListener('error', ({ target }) => (target as Element).tagName === 'SCRIPT' && giveUp(), true)
document.addEventListener(FAILED_EVENT, giveUp)
document.addEventListener(READY_EVENT, () => {
  const target = release()
  if (target instanceof HTMLFormElement) {
    target.requestSubmit()
  } else {
    target?.click()
  }
})
