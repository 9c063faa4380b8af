import type { ReactNode } from 'react'

/** A message about the page itself, below the header, announced as soon as it is shown. */
export function Note({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <p role="alert" className={`page-note ${className}`}>
      {children}
    </p>
  )
}
