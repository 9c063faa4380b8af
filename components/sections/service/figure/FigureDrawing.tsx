import type { ReactNode } from 'react'
import styles from './FigureDrawing.module.css'

/** @param height in the letters' own size, such as `8em` */
type Props = { height: string; children: ReactNode }

/** The drawing above a table with the same content, which screen readers have. */
export function FigureDrawing({ height, children }: Props) {
  return (
    <svg
      className={`drawn-in-ink text-label tabular-nums xl:text-body ${styles.drawing}`}
      width="100%"
      height={height}
      fill="currentColor"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}
