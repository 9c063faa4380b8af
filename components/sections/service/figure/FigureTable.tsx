import type { ReactNode } from 'react'
import type { Clock } from '@/content/clock'

/** Nothing is a dash for the eye, quieter than a column of noughts, and a nought for screen readers. */
const NONE = '–'
const TO = '–'

const format = new Intl.NumberFormat('de-DE').format

type Props = {
  caption: string
  /** A block for each row on phones, whose words stand below its name and numbers. */
  stacked?: boolean
  className?: string
  children: ReactNode
}

/** A table in hairlines. Its name is for screen readers and paper; on the screen the heading says it. */
export function FigureTable({ caption, stacked = false, className = '', children }: Props) {
  return (
    <table className={`figure-table ${stacked ? 'figure-stacked ' : ''}${className}`}>
      <caption className="sr-only text-left print:not-sr-only">{caption}</caption>
      {children}
    </table>
  )
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
