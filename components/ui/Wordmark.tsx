import type { ReactNode } from 'react'
import { guard } from '@/lib/server/guard'
import { outlineOf } from '@/lib/server/initials'
import styles from './Wordmark.module.css'

/** Amid a ring, with room around them. */
const LETTERS = { width: 17, height: 11 }

/**
 * A mark in a ring: the letters of a company, or for the sample the guard seen from above with the cone of a light.
 * @param size width and height in px
 */
export function Mark({ size, letters }: { size: number; letters: string | null }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" className="shrink-0">
      <circle cx="16" cy="16" r="14.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
      {letters === null ? (
        <>
          <path d={guard.cone} fill="currentColor" />
          <circle {...guard.lamp} fill="currentColor" />
        </>
      ) : (
        <path {...outlineOf(letters, LETTERS)} fill="currentColor" />
      )}
    </svg>
  )
}

/** Longest name that fits on one line in the header of the smallest phone. */
const MAX_ONE_LINE = 14

export const isLong = (name: string) => name.length > MAX_ONE_LINE

export function Wordmark({ name, mark }: { name: string; mark: ReactNode }) {
  const size = isLong(name) ? styles.long : 'text-item'
  return (
    <span className={`inline-flex items-center gap-2.5 ${size} font-semibold`}>
      {mark}
      {name}
    </span>
  )
}
