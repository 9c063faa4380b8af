'use client'

import { useHydrated } from '@/components/ui/useHydrated'

type Props = { id: string; label: string; name: string }

/** Prints one sheet: the style sheet leaves out what the address does not name. */
export function SpecimenPrint({ id, label, name }: Props) {
  if (!useHydrated()) {
    return null
  }
  return (
    <button
      type="button"
      className="text-link target"
      onClick={() => {
        // Also where the address names it already, but not by the browser's own navigation.
        location.replace(`#${id}`)
        window.print()
      }}
    >
      {label}
      <span className="sr-only">{` ${name}`}</span>
    </button>
  )
}
