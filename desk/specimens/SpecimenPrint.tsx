'use client'

import { type ReactNode, useEffect } from 'react'
import { ActionButton } from '@/components/ui/ActionButton'
import { useHydrated } from '@/components/ui/useHydrated'
import { refusals } from '@/content/planning/refusals'
import { goToFragment } from '@/lib/browser/platform/history'
import { printPage } from '@/lib/browser/platform/print'

type Props = {
  /** Of the element that holds the folded sheet. */
  id: string
  children: ReactNode
}

/** Prints one sheet: the style sheet leaves out what the address does not name. What is printed or named opens. */
export function SpecimenPrint({ id, children }: Props) {
  useEffect(() => {
    const fold = document.getElementById(id)?.querySelector('details')
    if (!fold) {
      return
    }
    let wasOpen = fold.open
    const hear = new AbortController()
    const { signal } = hear
    const openNamed = () => {
      fold.open ||= location.hash === `#${id}`
    }
    openNamed()
    addEventListener('hashchange', openNamed, { signal })
    // For browsers without `::details-content`.
    addEventListener(
      'beforeprint',
      () => {
        wasOpen = fold.open
        fold.open = true
      },
      { signal },
    )
    addEventListener(
      'afterprint',
      () => {
        fold.open = wasOpen
      },
      { signal },
    )
    return () => hear.abort()
  }, [id])

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
