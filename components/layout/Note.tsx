import type { ReactNode } from 'react'

/** Says something about the page itself, below the header, as soon as it is shown. */
export function Note({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <p
      role="alert"
      className={`fixed inset-x-3 top-header z-50 mx-auto mt-3 max-w-xl rounded border border-l-4 border-nacht-800 bg-white p-4 text-tinte print:hidden ${className}`}
    >
      {children}
    </p>
  )
}
