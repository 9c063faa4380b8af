import type { ReactNode } from 'react'
import { HAIRLINES } from '@/components/ui/HairlineTable'
import type { Clock } from '@/content/clock'
import styles from './FigureTable.module.css'

/** Nothing is a dash for the eye, quieter than a column of noughts, and a nought for screen readers. */
const NONE = '–'
const TO = '–'

const format = new Intl.NumberFormat('de-DE').format

type Props = {
  caption: string
  /** A block for each row on phones, whose words follow below its name and numbers. */
  stacked?: boolean
  className?: string | undefined
  children: ReactNode
}

/** A table in hairlines. */
export function FigureTable({ caption, stacked = false, className = '', children }: Props) {
  return (
    <table className={`${HAIRLINES} ${stacked ? styles.stacked : ''} ${className}`}>
      <Name>{caption}</Name>
      {children}
    </table>
  )
}

/** A table whose rows are drawn, so that none of it is laid out as a table: its parts are blocks and grids. */
export function DrawnTable({ caption, className, children }: Required<Omit<Props, 'stacked'>>) {
  return (
    <table className={`block w-full text-left text-label ${className}`}>
      <Name>{caption}</Name>
      {children}
    </table>
  )
}

/**
 * A row of a drawn table, whose columns are of one width beside its name. As wide as the table's `--names` says is the name on phones.
 */
export function DrawnRow({ className = '', children }: { className?: string; children: ReactNode }) {
  return <tr className={`${styles.row} ${className}`.trimEnd()}>{children}</tr>
}

/** For screen readers: the heading says it. */
function Name({ children }: { children: string }) {
  return <caption className="sr-only">{children}</caption>
}

export function Count({ value }: { value: number }) {
  if (value !== 0) {
    return format(value)
  }
  return (
    <>
      <span aria-hidden="true">{NONE}</span>
      <span className="sr-only">{format(0)}</span>
    </>
  )
}

/** `07:00–15:30`, which may break at the dash. */
export function Span({ from, to }: { from: Clock; to: Clock }) {
  return (
    <>
      <time dateTime={from}>{from}</time>
      {TO}
      <wbr />
      <time dateTime={to}>{to}</time>
    </>
  )
}
