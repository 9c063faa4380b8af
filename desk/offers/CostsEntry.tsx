import type { ReactNode } from 'react'
import { AXIS, COLUMNS } from '@/components/ui/axes'
import { hyphenate } from '@/lib/server/hyphenate'
import styles from './CostsEntry.module.css'

type Props = {
  heading: string
  children: ReactNode
}

/** One of a list: its heading at the margin, its text on the second axis. */
export function CostsEntry({ heading, children }: Props) {
  return (
    <li className={`${styles.entry} hairline gap-y-1 py-3 ${COLUMNS}`}>
      <h3 className={`font-semibold ${AXIS.margin}`}>{hyphenate(heading)}</h3>
      <p className={`max-w-text ${AXIS.list}`}>{children}</p>
    </li>
  )
}
