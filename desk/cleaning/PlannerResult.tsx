'use client'

import type { ReactNode } from 'react'
import { takesIntoRequest } from '@/content/planning/rows'
import { Announced } from '@/desk/fields/Announced'
import { IntoRequest } from '@/desk/fields/IntoRequest'
import type { Bar, BarTable as Bars, Outcome } from '@/desk/fields/planner'
import { PartsTable } from '@/desk/hours/HoursTables'
import { EventHeads } from './EventHeads'

export type ResultProps = {
  outcome: Outcome
  /** Address of the contact form with the base path. */
  contactHref: string
  /** Title of the service that the request shall name. */
  service: string
}

/** What a plan comes to, also as the worked example of a page without scripts. */
export function PlannerResult({ outcome, ...to }: ResultProps) {
  const { heading, figures, heads, table, notes, announced, request } = outcome
  return (
    <div className="areas-result">
      <h4 className="areas-heading">{heading}</h4>
      <dl className="areas-figures">
        {figures.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {/* On paper, where the fields have no place. */}
      {request !== null && (
        <ul className="areas-note hidden print:block">
          {Object.entries(request.lines).map(([at, line]) => (
            <li key={at}>{line}</li>
          ))}
        </ul>
      )}
      {heads !== undefined && <EventHeads {...heads} />}
      {table.kind === 'parts' ? (
        <PartsTable table={table.hours} caption={table.caption} />
      ) : (
        <BarTable {...table} />
      )}
      <div className="areas-note grid gap-2 empty:hidden">
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
      <Announced text={announced} />
      {request !== null && (
        <div className="print:hidden">
          <IntoRequest {...to} origin="reinigung" details={[request.heading, ...request.lines].join('\n')}>
            {request.button}
          </IntoRequest>
          <p className="mt-3 max-w-text text-label">{takesIntoRequest}</p>
        </div>
      )}
    </div>
  )
}

function BarTable({ caption, columns, rows, foot }: Bars) {
  const most = Math.max(...rows.map(({ bar }) => bar.length * bar.pieces))
  return (
    <table className="hours-table areas-table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.entries(rows).map(([at, { name, cells, bar }]) => (
          <Line key={at} cells={cells}>
            {name}
            <PiecedBar {...bar} most={most} />
          </Line>
        ))}
      </tbody>
      <tfoot>
        <Line cells={foot.cells}>{foot.name}</Line>
      </tfoot>
    </table>
  )
}

function Line({ cells, children }: { cells: readonly string[]; children: ReactNode }) {
  return (
    <tr>
      <th scope="row">{children}</th>
      {Object.entries(cells).map(([at, cell]) => (
        <td key={at}>{cell}</td>
      ))}
    </tr>
  )
}

/** Between two pieces: a part of the longest bar, and never most of a piece. */
const GAP = { ofMost: 0.006, ofPiece: 0.25 }

/** The numbers stand beside it. */
function PiecedBar({ length, pieces, look, most }: Bar & { most: number }) {
  const gap = pieces > 1 ? Math.min(most * GAP.ofMost, length * GAP.ofPiece) : 0
  const width = length - gap
  return (
    <svg
      className="areas-bar"
      viewBox={`0 0 ${most} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path
        className={`areas-${look}`}
        d={Array.from({ length: pieces }, (_, at) => `M${at * length} 0h${width}v1h${-width}z`).join('')}
      />
    </svg>
  )
}
