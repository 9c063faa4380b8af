import { FAILED_EVENT, READY_EVENT, SCRIPTED_ATTRIBUTE } from '@/lib/both/pageState'

// Style sheets hide the hints for pages without scripts, and leave the menu to a script in browsers without popovers.
function mark(isScripted: boolean) {
  document.documentElement.toggleAttribute(SCRIPTED_ATTRIBUTE, isScripted)
}

mark(true)
document.addEventListener(FAILED_EVENT, () => mark(false))
document.addEventListener(READY_EVENT, () => mark(true))
