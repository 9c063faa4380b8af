import { useSyncExternalStore } from 'react'

/*
 * Whether the offer dialog is open. A modal dialog makes everything around it inert, so what is told must be told inside it.
 */
let isOpen = false
let openDialog: (() => void) | null = null
const listeners = new Set<() => void>()

export const offerDialog = {
  /** Opens the dialog, if the page has one that works. */
  open: () => openDialog?.(),
  /** Called by the dialog itself. */
  provide(open: () => void) {
    openDialog = open
    return () => {
      openDialog = null
    }
  },
  setOpen(open: boolean) {
    isOpen = open
    for (const listener of listeners) {
      listener()
    }
  },
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function useOfferDialogOpen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  )
}
