import type { ReactNode } from 'react'
import styles from './Miniature.module.css'

/** What a page of the desk draws, at 384 × 216; the words beside it say what it is. */
export function Miniature({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 384 216" aria-hidden="true" className={`drawn-in-ink ${styles.miniature}`}>
      {children}
    </svg>
  )
}

/** Sheets in the room of a miniature. */
export function SheetsRoom({ children }: { children: ReactNode }) {
  return <div className={`drawn-in-ink ${styles.miniature} ${styles.sheets}`}>{children}</div>
}
