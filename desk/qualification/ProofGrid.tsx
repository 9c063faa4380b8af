import type { ReactNode } from 'react'
import styles from './ProofGrid.module.css'

type Props = { as: 'ol' | 'div'; className: string; children: ReactNode }

/** Short texts beside each other, as many as there is room for. */
export function ProofGrid({ as: As, className, children }: Props) {
  return <As className={`grid gap-x-8 gap-y-6 ${styles.grid} ${className}`}>{children}</As>
}
