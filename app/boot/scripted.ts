import { FAILED_EVENT, SCRIPTED_ATTRIBUTE } from '@/lib/both/pageContract'

const { documentElement } = document

// Style sheets hide what is said where no script listens, and leave the menu to a script where there are no popovers.
documentElement.setAttribute(SCRIPTED_ATTRIBUTE, '')
document.addEventListener(FAILED_EVENT, () => documentElement.removeAttribute(SCRIPTED_ATTRIBUTE))
