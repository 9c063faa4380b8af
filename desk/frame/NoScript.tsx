import type { ReactNode } from 'react'
import { refusals } from '@/content/planning/refusals'

type Props = {
  /** What there is instead, in a sentence. */
  children: ReactNode
  className?: string
}

/** Said where no script listens: that there are none, or that they did not come (app/boot/scripted.ts). */
export function NoScript({ children, className = '' }: Props) {
  return (
    <p className={`unscripted max-w-text font-semibold print:hidden ${className}`}>
      <noscript>{`${refusals.unscripted} `}</noscript>
      <span className="noscript:hidden">{`${refusals.unloaded} `}</span>
      {children}
    </p>
  )
}
