import { useSyncExternalStore } from 'react'
import type { FormKind } from '@/lib/browser/enquiry/fields'

/*
 * State that forms, dialog and notices share. A modal dialog makes everything around it inert, so notices must be shown inside it.
 */
type Sight = {
  isDialogOpen: boolean
} & {
  /** Submits the form of this kind, if the page has a hydrated one. */
  [kind in FormKind]?: (() => void) | undefined
}

const onServer: Sight = { isDialogOpen: false }
let sight = onServer
const listeners = new Set<() => void>()

export const formsInSight = {
  read: () => sight,
  set(changes: Partial<Sight>) {
    sight = { ...sight, ...changes }
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

export function useFormsInSight(): Sight {
  return useSyncExternalStore(subscribe, formsInSight.read, () => onServer)
}
