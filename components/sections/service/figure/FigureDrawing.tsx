import type { ReactNode } from 'react'

/** @param height in the letters' own size, such as `8em` */
type Props = { height: string; children: ReactNode }

/** The drawing above a table with the same content; paper and screen readers have the table. */
export function FigureDrawing({ height, children }: Props) {
  return (
    <svg
      className="figure-drawing block text-label tabular-nums xl:text-body print:hidden"
      width="100%"
      height={height}
      fill="currentColor"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}
