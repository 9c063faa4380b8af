import type { ReactNode } from 'react'

/** Says something about the page itself, below the header, as soon as it is shown. */
export function Note({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <p role="alert" className={`page-note ${className}`}>
      {children}
    </p>
  )
}
