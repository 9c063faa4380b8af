import { useSyncExternalStore } from 'react'
import type { FormKind } from '@/lib/browser/enquiry/fields'

/*
 * What forms, dialog and notices know of each other. A modal dialog makes everything around it inert, so what is told must be
 * told inside it.
 */
type Sight = {
  isDialogOpen: boolean
  /** Opens the dialog, if the page has one that works. */
  openDialog?: (() => void) | undefined
  /** Sends each form that listens, as it stands. */
  submit: { readonly [kind in FormKind]?: (() => void) | undefined }
}

const onServer: Sight = { isDialogOpen: false, submit: {} }
let sight = onServer
const listeners = new Set<() => void>()

function change(changes: Partial<Sight>) {
  sight = { ...sight, ...changes }
  for (const listener of listeners) {
    listener()
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const formsInSight = {
  read: () => sight,
  setDialogOpen: (isDialogOpen: boolean) => change({ isDialogOpen }),
  /** Called by the dialog itself. */
  provideDialog(openDialog: () => void) {
    change({ openDialog })
    return () => change({ openDialog: undefined })
  },
  /** Called by each form. */
  provideForm(kind: FormKind, submit: () => void) {
    change({ submit: { ...sight.submit, [kind]: submit } })
    return () => change({ submit: { ...sight.submit, [kind]: undefined } })
  },
}

export function useFormsInSight(): Sight {
  return useSyncExternalStore(subscribe, formsInSight.read, () => onServer)
}
