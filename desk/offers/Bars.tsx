import { type ReactNode, useId } from 'react'
import { comparison } from '@/content/planning/comparison'
import type { Amounts } from './amounts'

/** Of what a sum is made, from the beginning of its bar to its end. */
export const barParts = ['base', 'surcharges', 'fixed'] as const
type Sum = Pick<Amounts, 'net' | (typeof barParts)[number]>

/** How long a bar is beside the longest, from 0 to 1. */
export function shareOf(sum: number, highest: number): number {
  return highest === 0 ? 0 : sum / highest
}

function percent(share: number): string {
  return `${Number((share * 100).toFixed(2))}%`
}

type Place = { y?: number; height: number }

type BarProps = {
  sum: Sum
  highest: number
  /** Whether its parts say what they are, those that have the room. */
  isNamed?: boolean
} & Place

/** A sum as a bar: its hours dark, surcharges less so, what is fixed in outline. */
export function Bar({ sum, highest, isNamed = false, y, height }: BarProps) {
  let end = 0
  return (
    <svg y={y} width="100%" height={height} aria-hidden="true" className="offer-bar">
      {barParts.map((part) => {
        const share = shareOf(sum[part], highest)
        const at = { x: percent(end), width: percent(share), height: '100%' }
        end += share
        return (
          share > 0 && (
            <g key={part} data-part={part}>
              <rect {...at} />
              {isNamed && (
                <foreignObject {...at}>
                  <p>
                    <span>{comparison.result.parts[part]}</span>
                  </p>
                </foreignObject>
              )}
            </g>
          )
        )
      })}
    </svg>
  )
}

type DifferenceProps = {
  /** Ends of the shortest bar and of this one, from 0 to 1. */
  least: number
  own: number
  children: string
} & Pick<Place, 'y'>

/** By how much a bar is longer than the shortest: below its end, with the amount before it where there is room. */
export function Difference({ least, own, y, children }: DifferenceProps) {
  const [from, to] = [percent(least), percent(own)]
  const isBefore = least > 0.55
  const level = isBefore ? '0.9em' : '0.5em'
  return (
    <svg y={y} width="100%" height="2em" aria-hidden="true" className="offer-difference">
      <line x1={from} x2={from} y2="1.6em" strokeDasharray="2 3" />
      <line x1={from} x2={to} y1={level} y2={level} strokeWidth="3" />
      <text
        x={from}
        y={isBefore ? '1.25em' : '1.7em'}
        dx={isBefore ? '-0.5em' : '0.5em'}
        textAnchor={isBefore ? 'end' : 'start'}
      >
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

/** Sums as bars from margin to margin, one below the other, each with how far it is above the lowest. */
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
            {sum && <Bar isNamed sum={sum} highest={highest} height={48} />}
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
