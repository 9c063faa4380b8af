import { closestTo } from '@/lib/both/closestTo'
import { FORM_ATTRIBUTE } from '@/lib/both/enquiryForm'
import { FAILED_EVENT, READY_EVENT, SENDING_ATTRIBUTE } from '@/lib/both/pageState'
import { FORM, keepFields } from './draftFields'

/** How long a form may wait for the scripts before the browser posts it without them. */
const PATIENCE_MS = 5000

// A form that is sent off before the scripts are ready is held, and sent off again when they are. When one cannot be loaded, or takes
// too long, the browser posts it.

/** Selector of the form that is held: React may have rebuilt it by the time it is sent off again. */
let held: string | null = null
let timer = 0
let isSettled = false

/** Ends the waiting: from now on forms are sent off as the page is. */
function settle() {
  const form = held === null ? null : document.querySelector<HTMLFormElement>(held)
  clearTimeout(timer)
  form?.removeAttribute('aria-busy')
  held = null
  isSettled = true
  return form
}

function giveUp() {
  const form = settle()
  if (form) {
    // Nothing loads the page anew meanwhile (leaving.ts).
    document.documentElement.setAttribute(SENDING_ATTRIBUTE, '')
    form.submit()
  }
}

// In the capture phase: see app/boot/clicks.ts.
document.addEventListener(
  'submit',
  (event) => {
    const form = closestTo<HTMLFormElement>(event, FORM)
    if (form && !isSettled) {
      // A password manager fills without an event; what is sent off was meant.
      keepFields(form)
      event.preventDefault()
      held = `[${FORM_ATTRIBUTE}=${form.getAttribute(FORM_ATTRIBUTE)}]`
      form.setAttribute('aria-busy', 'true')
      clearTimeout(timer)
      timer = window.setTimeout(giveUp, PATIENCE_MS)
    }
  },
  true,
)
document.addEventListener(FAILED_EVENT, giveUp)
// `requestSubmit` is missing in Safari before 16.
document.addEventListener(READY_EVENT, () => settle()?.querySelector<HTMLElement>('[type=submit]')?.click())
