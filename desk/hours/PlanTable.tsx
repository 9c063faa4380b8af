import type { ComponentProps } from 'react'
import { DataTable } from '@/desk/frame/DataTable'
import styles from './PlanTable.module.css'

type Props = Omit<ComponentProps<typeof DataTable>, 'className'> & {
  /** On phones a name stands above its numbers, however long it is. */
  isNamed?: boolean
  className?: string | undefined
}

/** Figures of a plan, in columns. */
export function PlanTable({ isNamed = false, className = '', ...table }: Props) {
  const classes = [styles.table, isNamed && styles.names, className].filter(Boolean).join(' ')
  return <DataTable {...table} className={classes} />
}
