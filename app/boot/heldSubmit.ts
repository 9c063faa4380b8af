import { closestTo } from '@/lib/both/closestTo'
import { FORM, sameForm, withDetails } from '@/lib/both/enquiryForm'
import { FAILED_EVENT, READY_EVENT } from '@/lib/both/pageState'
import { saveFields, storedDraft } from './draftFields'

/** How long a form may wait for the scripts before the browser posts it without them. */
const MAX_WAIT_MS = 5000
/** How long the form service may take to answer before the form can be submitted again. */
const POST_MS = 15_000

// A form that is submitted before the scripts are ready is held, and submitted again when they are. If a script fails or takes too
// long, the browser posts the form.

/** Of the held form. A selector, as React may have rebuilt the form before it is submitted again. */
let heldSelector: string | null = null
let timer = 0
let isSettled = false

/** Ends the waiting: from now on forms are submitted directly. */
function settle() {
  const form = heldSelector === null ? null : document.querySelector<HTMLFormElement>(heldSelector)
  clearTimeout(timer)
  form?.removeAttribute('aria-busy')
  heldSelector = null
  isSettled = true
  return form
}

function giveUp() {
  const form = settle()
  // An address that opens a mail program leaves the page as it is.
  if (form?.action.startsWith('http')) {
    const release = () => form.removeAttribute('aria-busy')
    form.setAttribute('aria-busy', 'true')
    setTimeout(release, POST_MS)
    addEventListener('pageshow', release)
  }
  form?.submit()
}

// In the capture phase: see app/boot/clicks.ts.
document.addEventListener(
  'submit',
  (event) => {
    const form = closestTo<HTMLFormElement>(event, FORM)
    if (form && isSettled && form.hasAttribute('aria-busy')) {
      // The browser is posting it, and the scripts, which have come meanwhile, would send it again.
      event.preventDefault()
      event.stopImmediatePropagation()
    } else if (form && !isSettled) {
      // A password manager may fill fields without an event.
      saveFields(form)
      event.preventDefault()
      heldSelector = sameForm(form)
      form.setAttribute('aria-busy', 'true')
      clearTimeout(timer)
      timer = window.setTimeout(giveUp, MAX_WAIT_MS)
    }
  },
  true,
)
document.addEventListener(FAILED_EVENT, giveUp)
// What the browser posts itself has the details from the desk as well, which stand in no field.
document.addEventListener('formdata', (event) => {
  if (closestTo(event, FORM)) {
    event.formData.set('message', withDetails(`${event.formData.get('message')}`, storedDraft() ?? {}))
  }
})
// `requestSubmit` is missing in Safari before 16.
document.addEventListener(READY_EVENT, () => settle()?.querySelector<HTMLElement>('[type=submit]')?.click())
