'use client'

import type { ReactNode } from 'react'
import { ActionButton } from '@/components/ui/ActionButton'
import { useHydrated } from '@/components/ui/useHydrated'
import { refusals } from '@/content/planning/refusals'
import { goToFragment } from '@/lib/browser/platform/history'
import { printPage } from '@/lib/browser/platform/print'

type Props = {
  /** Of the element that holds the sheet. */
  id: string
  children: ReactNode
}

/** Prints one sheet: the style sheet leaves out what the address does not name. */
export function SpecimenPrint({ id, children }: Props) {
  if (!useHydrated()) {
    return null
  }
  return (
    <ActionButton
      look="words"
      act={() => {
        // Also where the address names it already, but not by the browser's own navigation.
        goToFragment(id)
        return printPage()
      }}
      refused={refusals.print}
    >
      {children}
    </ActionButton>
  )
}
