import { FAILED_EVENT, READY_EVENT, SCRIPTED_ATTRIBUTE } from '@/lib/both/pageContract'

// Style sheets hide what is said where no script listens, and leave the menu to a script where there are no popovers.
function tell({ type }: { type: string }) {
  document.documentElement.toggleAttribute(SCRIPTED_ATTRIBUTE, type !== FAILED_EVENT)
}

tell({ type: READY_EVENT })
document.addEventListener(FAILED_EVENT, tell)
document.addEventListener(READY_EVENT, tell)
