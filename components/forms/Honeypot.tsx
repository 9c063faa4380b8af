import type { RefObject } from 'react'
import { useHydrated } from '@/components/ui/useHydrated'
import { forms } from '@/content/forms'

/**
 * A field that visitors do not see and machines fill. It has no name, so it is never sent, and it exists only with scripts.
 * Against autofill it has no name, no type, no meaningful label, and the attributes that password managers respect.
 */
export function Honeypot({ field }: { field: RefObject<HTMLInputElement | null> }) {
  return (
    useHydrated() && (
      <div aria-hidden="true" className="sr-only">
        <label>
          {forms.honeypot}
          <input
            ref={field}
            tabIndex={-1}
            autoComplete="off"
            data-1p-ignore
            data-lpignore="true"
            data-bwignore
          />
        </label>
      </div>
    )
  )
}
