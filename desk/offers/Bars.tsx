import { type ReactNode, useId } from 'react'
import type { Amounts } from './amounts'

/** Of what a sum is made, from the beginning of its bar to its end. */
export const barParts = ['base', 'surcharges', 'fixed'] as const
export type Sum = Pick<Amounts, 'net' | (typeof barParts)[number]>

/** How long a bar is beside the longest, from 0 to 1. */
export function shareOf(sum: number, highest: number): number {
  return highest === 0 ? 0 : sum / highest
}

function percent(share: number): string {
  return `${Number((share * 100).toFixed(2))}%`
}

type Place = { y?: number; height: number }

/** A sum as a bar: its hours filled, surcharges striped, what is fixed in outline. */
export function Bar({ sum, highest, y, height }: { sum: Sum; highest: number } & Place) {
  const base = shareOf(sum.base, highest)
  const paid = base + shareOf(sum.surcharges, highest)
  return (
    <svg y={y} width="100%" height={height} aria-hidden="true" focusable="false">
      <rect width={percent(base)} height="100%" fill="currentColor" />
      <line
        x1={percent(base)}
        x2={percent(paid)}
        y1="50%"
        y2="50%"
        stroke="currentColor"
        strokeWidth={height}
        strokeDasharray="3"
        strokeDashoffset="3"
      />
      {sum.fixed > 0 && (
        <rect
          x={percent(paid)}
          width={percent(shareOf(sum.fixed, highest))}
          height="100%"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
        />
      )}
    </svg>
  )
}

type DifferenceProps = {
  /** Ends of the shortest bar and of this one, from 0 to 1. */
  least: number
  own: number
  children: string
} & Pick<Place, 'y'>

/** How much longer a bar is than the shortest: between the two, with its amount. */
export function Difference({ least, own, y, children }: DifferenceProps) {
  const [from, to] = [percent(least), percent(own)]
  const isLong = own > 0.52
  return (
    <svg y={y} width="100%" height="2.75em" aria-hidden="true" focusable="false" className="offer-difference">
      <line x1={from} x2={from} y1="0" y2="100%" strokeDasharray="2 3" />
      <line x1={to} x2={to} y1="1.5em" y2="100%" strokeDasharray="2 3" />
      <line x1={from} x2={to} y1="2.1em" y2="2.1em" strokeWidth="3" />
      <text x={isLong ? to : from} y="1.3em" textAnchor={isLong ? 'end' : 'start'}>
        {children}
      </text>
    </svg>
  )
}

type Offered = {
  id: string | number
  name: string
  /** What it comes to, or what there is instead. */
  figure?: ReactNode
  note?: ReactNode
  /** Null as long as something of it is missing. */
  sum: Sum | null
  /** By how much it is above the lowest, in words. */
  more?: string
}

/** Sums as bars from margin to margin, one below the other, and between them how far they are apart. */
export function Bars({ caption, offers }: { caption: string; offers: readonly Offered[] }) {
  const id = useId()
  const sums = offers.flatMap(({ sum }) => (sum === null ? [] : sum.net))
  const [least, highest] = [Math.min(...sums), Math.max(...sums)]
  return (
    <>
      <p id={id} className="offer-caption">
        {caption}
      </p>
      <ul aria-labelledby={id} className="offer-bars">
        {offers.map(({ id: key, name, figure, note, sum, more }) => (
          <li key={key}>
            <div className="offer-words">
              <p>
                <span className="offer-name">{name}</span>
                {note}
                {more && <span className="sr-only">{` ${more}`}</span>}
              </p>
              {figure}
            </div>
            {sum && <Bar sum={sum} highest={highest} height={48} />}
            {sum && more && (
              <Difference least={shareOf(least, highest)} own={shareOf(sum.net, highest)}>
                {more}
              </Difference>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
