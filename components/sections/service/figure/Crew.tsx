import type { ReactNode } from 'react'
import type { CrewFigure } from '@/content/figure'
import { hoursBetween, sum } from '@/lib/server/hours'
import { Count, FigureTable, Span } from './FigureTable'

type Phase = CrewFigure['phases'][number]

/** Phases side by side; a stroke for every person. */
export function Crew({ figure: { labels, posts, phases, caption } }: { figure: CrewFigure }) {
  const fullest = Math.max(...phases.map(({ heads }) => sum(heads)))
  const most = Math.max(...phases.flatMap(({ heads }) => heads))
  return (
    <FigureTable caption={caption} stacked className="figure-crew">
      <thead>
        <tr>
          <th scope="col" className="max-sm:sr-only">
            {labels.post}
          </th>
          {phases.map(({ name, from, to }) => (
            <th key={name} scope="col">
              <span className="block font-semibold text-tinte">{name}</span>
              <Span from={from} to={to} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Row name={labels.heads} phases={phases} className="figure-heads">
          {({ heads }) => <Column heads={heads} most={fullest} />}
        </Row>
        {posts.map((post, index) => (
          <Row key={post} name={post} phases={phases}>
            {({ heads }) => <Heads count={heads[index] ?? 0} most={most} />}
          </Row>
        ))}
        <Row name={labels.guests} phases={phases}>
          {({ guests }) => (guests === '0' ? <Count value={0} /> : guests)}
        </Row>
      </tbody>
      <tfoot>
        <Row name={labels.hours} phases={phases}>
          {(phase) => <Count value={hoursOf(phase)} />}
        </Row>
        <tr className="figure-sum">
          <th scope="row">{labels.total}</th>
          <td colSpan={phases.length} className="figure-number">
            <Count value={sum(phases.map(hoursOf))} />
          </td>
        </tr>
      </tfoot>
    </FigureTable>
  )
}

const hoursOf = ({ from, to, heads }: Phase) => sum(heads) * hoursBetween(from, to)

type RowProps = {
  name: string
  phases: readonly Phase[]
  className?: string
  children: (phase: Phase) => ReactNode
}

function Row({ name, phases, className, children }: RowProps) {
  return (
    <tr className={className}>
      <th scope="row">{name}</th>
      {phases.map((phase) => (
        <td key={phase.name}>{children(phase)}</td>
      ))}
    </tr>
  )
}

/** The posts in the order of their rows, one above the other. A phone has the height for the number only. */
function Column({ heads, most }: { heads: readonly number[]; most: number }) {
  const bottoms = heads.map((_, index) => most - sum(heads.slice(index + 1)))
  return (
    <>
      <svg
        className="block max-sm:hidden print:hidden"
        width="100%"
        height="5em"
        viewBox={`0 0 1 ${most}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <path
          fill="currentColor"
          d={heads
            .map((count, index) => (count > 0 ? `M0 ${bottoms[index]}h1v${GAP - count}H0z` : ''))
            .join('')}
        />
      </svg>
      <Count value={sum(heads)} />
    </>
  )
}

/** Between two posts of a column, in people. */
const GAP = 0.5

function Heads({ count, most }: { count: number; most: number }) {
  return (
    <span className="flex items-center gap-1">
      <Count value={count} />
      {count > 0 && (
        <svg
          className="flex-1 print:hidden"
          width="1"
          height=".85em"
          viewBox={`0 0 ${most + 0.5} 1`}
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
        >
          <path d={`M.4 0v1${'m1-1v1'.repeat(count - 1)}`} stroke="currentColor" strokeWidth=".6" />
        </svg>
      )}
    </span>
  )
}
