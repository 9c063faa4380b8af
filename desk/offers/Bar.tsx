import type { SVGProps } from 'react'
import { comparison } from '@/content/planning/comparison'
import type { Amounts } from './amounts'

/** Of what a sum is made, from the beginning of its bar to its end. */
export const barParts = ['base', 'surcharges', 'fixed'] as const
export type BarPart = (typeof barParts)[number]
export type Sum = Pick<Amounts, 'net' | BarPart>

/** Attributes, as a page that draws them small loads no other style for it. */
const looks: Partial<Record<BarPart, SVGProps<SVGRectElement>>> = {
  surcharges: { fill: 'var(--color-nebel-600)' },
  fixed: { fill: 'none', stroke: 'currentColor', strokeWidth: 2 },
}

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
    <svg y={y} width="100%" height={height} aria-hidden="true" fill="currentColor" overflow="visible">
      {barParts.map((part) => {
        const share = shareOf(sum[part], highest)
        const at = { x: percent(end), width: percent(share), height: '100%' }
        end += share
        return (
          share > 0 && (
            <g key={part}>
              <rect {...at} {...looks[part]} />
              {isNamed && (
                <foreignObject {...at}>
                  <p className={part === 'fixed' ? undefined : 'text-white'}>
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
    <svg y={y} width="100%" height="2em" aria-hidden="true" stroke="currentColor" overflow="visible">
      <line x1={from} x2={from} y2="1.6em" strokeDasharray="2 3" />
      <line x1={from} x2={to} y1={level} y2={level} strokeWidth="3" />
      <text
        x={from}
        y={isBefore ? '1.25em' : '1.7em'}
        dx={isBefore ? '-0.5em' : '0.5em'}
        textAnchor={isBefore ? 'end' : 'start'}
        fill="currentColor"
        stroke="var(--color-papier-50)"
        strokeWidth="8"
        strokeLinejoin="round"
        paintOrder="stroke"
        className="font-semibold"
      >
        {children}
      </text>
    </svg>
  )
}
