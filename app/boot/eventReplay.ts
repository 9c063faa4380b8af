import { closestTo } from '@/lib/both/closestTo'
import { offerLinkOf } from '@/lib/both/offerTrigger'
import { FAILED_EVENT, OFFER_ATTRIBUTE, READY_EVENT } from '@/lib/both/pageContract'
import { pageOf } from '@/lib/browser/pageOf'
import { FORM, keepFields, postNatively } from './nativePost'

/** How long a click may wait for the scripts before the browser does what it does without them. */
const PATIENCE_MS = 5000

// Event replay: a click on an offer button, or a form sent off, before the scripts are ready is kept and repeated when they
// are. When one cannot be loaded, or takes too long, the browser does what it does without scripts: the link leads to the
// contact form, the form posts natively.

/** What can be asked for. */
const WAYS = `a[${OFFER_ATTRIBUTE}],${FORM}`

/** Which of them was. By its place: React may have built another one there by the time it is repeated. */
let kept = -1
let timer = 0
let settled = false

type Way = HTMLAnchorElement | HTMLFormElement

const ways = () => [...document.querySelectorAll<Way>(WAYS)]

function keep(event: Event, way: Way) {
  event.preventDefault()
  rest()
  kept = ways().indexOf(way)
  way.setAttribute('aria-busy', 'true')
  // Each click has its own five seconds.
  timer = window.setTimeout(giveUp, PATIENCE_MS)
}

function rest() {
  clearTimeout(timer)
  document.querySelector('[aria-busy]')?.removeAttribute('aria-busy')
}

function release() {
  settled = true
  rest()
  const way = ways()[kept]
  kept = -1
  return way
}

function giveUp() {
  if (settled) {
    return
  }
  const way = release()
  if (way instanceof HTMLFormElement) {
    postNatively(way)
  } else if (way) {
    // On its own page the form is a matter of this document, whatever query an advertisement has added.
    location.href = pageOf(way) === pageOf(location) ? way.hash : way.href
  }
}

// In the capture phase: while a chunk of the page is still to come, React stops what it cannot deliver yet, by a listener on
// the document that was added later than these.
document.addEventListener(
  'click',
  (event) => {
    const link = !settled && offerLinkOf(event)
    if (link) {
      keep(event, link)
    }
  },
  true,
)
document.addEventListener(
  'submit',
  (event) => {
    const form = closestTo<HTMLFormElement>(event, FORM)
    if (form && !settled) {
      // A password manager fills without a word; what is sent off was meant.
      keepFields(form)
      keep(event, form)
    }
  },
  true,
)
document.addEventListener(FAILED_EVENT, giveUp)
document.addEventListener(READY_EVENT, () => {
  const way = release()
  // `requestSubmit` is missing in Safari before 16.
  const button = way instanceof HTMLFormElement ? way.querySelector<HTMLElement>('[type=submit]') : way
  button?.click()
})
