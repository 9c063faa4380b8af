import { FAILED_EVENT, READY_EVENT, SCRIPTED_ATTRIBUTE } from '@/lib/both/pageState'

// Style sheets hide what is said where no script listens, and leave the menu to a script where there are no popovers.
function mark(isScripted: boolean) {
  document.documentElement.toggleAttribute(SCRIPTED_ATTRIBUTE, isScripted)
}

mark(true)
document.addEventListener(FAILED_EVENT, () => mark(false))
document.addEventListener(READY_EVENT, () => mark(true))
