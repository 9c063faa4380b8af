import { RELOADED_KEY } from '@/content/storageKeys'
import { SENDING_ATTRIBUTE } from '@/lib/both/pageState'
import { writeStored } from '@/lib/browser/platform/storage'

/** Why a broken page was reloaded: to try once more, or to run without scripts. For an outdated page: the new build's name. */
export const AGAIN = `again ${location.pathname}`
export const PLAIN = `plain ${location.pathname}`

/** Whether a reload interrupts nothing: no field has the focus, no dialog is open, and no enquiry is held or being sent. */
export function canReloadSafely(): boolean {
  return !document.querySelector(
    `[${SENDING_ATTRIBUTE}],[aria-busy=true],dialog[open],:is(input,textarea,select):focus`,
  )
}

/** Reloads the page and stores why; false where that cannot be stored, as the page would reload for ever. */
export function reload(reason: string): boolean {
  const isStored = writeStored(RELOADED_KEY, reason)
  if (isStored) {
    location.reload()
  }
  return isStored
}
