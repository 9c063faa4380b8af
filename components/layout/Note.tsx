import type { ReactNode } from 'react'
import styles from './Note.module.css'

/** A message about the page itself, below the header, announced as soon as it is shown. */
export function Note({ children, className = '' }: { children: ReactNode; className?: string | undefined }) {
  return (
    <p role="alert" className={`${styles.note} ${className}`}>
      {children}
    </p>
  )
}
