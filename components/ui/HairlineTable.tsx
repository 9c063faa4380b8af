import type { ComponentProps } from 'react'
import styles from './HairlineTable.module.css'

/** The class of a table in hairlines: figures of the service pages, and tables of the desk. */
export const HAIRLINES = styles.table

/** A table in hairlines. */
export function HairlineTable({ className = '', ...table }: ComponentProps<'table'>) {
  return <table {...table} className={`${HAIRLINES} ${className}`} />
}
