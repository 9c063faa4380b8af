import { useSyncExternalStore } from 'react'
import type { FormKind } from '@/lib/browser/enquiry/fields'

/*
 * What forms, dialog and notices know of each other. A modal dialog makes everything around it inert, so what is told must be
 * told inside it.
 */
type Sight = {
  isDialogOpen: boolean
} & {
  /** Sends a form as it stands, if the page has one that listens. */
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
