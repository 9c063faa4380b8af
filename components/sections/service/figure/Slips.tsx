import type { ReactNode } from 'react'
import type { SlipsFigure } from '@/content/figure'
import { hyphenate } from '@/lib/server/hyphenate'
import { palette } from '@/lib/server/palette'
import { DrawnTable } from './FigureTable'
import styles from './Slips.module.css'

type Labels = SlipsFigure['labels']
type Slip = SlipsFigure['slips'][number]

const COLUMNS = ['vehicle', 'arrives', 'leaves', 'load', 'paper', 'seal', 'decision'] as const

const numbers = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const weight = (tonnes: number) => `${numbers.format(tonnes)}\u00a0t`

/** Receipts of a weighbridge, one for each row of the table. */
export function Slips({ figure: { caption, labels, slips } }: { figure: SlipsFigure }) {
  return (
    <DrawnTable caption={caption} className="tabular-nums lg:text-body">
      <thead className="sr-only">
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {labels[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="grid gap-x-8 gap-y-5 pb-3 md:grid-cols-3">
        {slips.map((slip) => (
          <Row key={slip.vehicle} slip={slip} labels={labels} />
        ))}
      </tbody>
    </DrawnTable>
  )
}

function Row({ slip, labels }: { slip: Slip; labels: Labels }) {
  const { vehicle, arrives, leaves, paper, seal, held, decision } = slip
  return (
    <tr
      className={`relative grid bg-white px-4 py-2 lg:py-5 ${styles.slip} ${held ? 'border-current' : 'border-papier-200'}`}
    >
      <th scope="row" className="text-item font-semibold">
        {hyphenate(vehicle)}
      </th>
      <Field label={labels.arrives}>
        <Weighing of={arrives} />
      </Field>
      <Field label={labels.leaves}>
        <Weighing of={leaves} />
      </Field>
      <Field label={labels.load} className="border-t border-b">
        <strong className={styles.load}>{weight(Math.abs(leaves.tonnes - arrives.tonnes))}</strong>
      </Field>
      <Field label={labels.paper}>{weight(paper)}</Field>
      <Field label={labels.seal}>{seal}</Field>
      <td className={styles.field}>
        <span
          className={`mt-2 rounded font-semibold ${styles.stamp} ${held ? `text-white ${styles.held}` : ''}`}
        >
          {decision}
        </span>
        <Edge held={held} />
      </td>
    </tr>
  )
}

/** Screen readers have the label in the head of the table. */
function Field({
  label,
  className = '',
  children,
}: {
  label: string
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <td className={`gap-x-5 ${styles.field} ${className}`}>
      <span aria-hidden="true" className="mr-auto text-nebel-600">
        {label}
      </span>
      {children}
    </td>
  )
}

function Weighing({ of: { at, tonnes } }: { of: Slip['arrives'] }) {
  return (
    <>
      <time dateTime={at}>{at}</time> <span>{weight(tonnes)}</span>
    </>
  )
}

/** Where the receipt was torn off. */
function Edge({ held }: { held: boolean }) {
  return (
    <svg
      viewBox="0 0 320 8"
      preserveAspectRatio="none"
      width="100%"
      height="8"
      className="absolute inset-x-0 top-full"
      aria-hidden="true"
    >
      <path
        d={`M0 0${'l5 8 5-8'.repeat(32)}`}
        fill="#fff"
        stroke={held ? 'currentColor' : palette.papier[200]}
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
