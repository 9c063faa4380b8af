import type { ReactNode } from 'react'

/** What a page of the desk draws, at 384 × 216; the words beside it say what it is. */
export function Miniature({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 384 216" aria-hidden="true" className="miniature">
      {children}
    </svg>
  )
}
