import type { ReactNode } from 'react'
import type { SlipsFigure } from '@/content/figure'
import { hyphenate } from '@/lib/server/hyphenate'
import { palette } from '@/lib/server/palette'
import styles from './Slip.module.css'

type Weighed = SlipsFigure['slips'][number]

const numbers = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const weight = (tonnes: number) => `${numbers.format(tonnes)}\u00a0t`

/** A receipt of the weighbridge, as a row. */
export function Slip({ slip, labels }: { slip: Weighed; labels: SlipsFigure['labels'] }) {
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

type FieldProps = { label: string; className?: string; children: ReactNode }

/** Screen readers have the label in the head of the table. */
function Field({ label, className = '', children }: FieldProps) {
  return (
    <td className={`gap-x-5 ${styles.field} ${className}`}>
      <span aria-hidden="true" className="mr-auto text-nebel-600">
        {label}
      </span>
      {children}
    </td>
  )
}

function Weighing({ of: { at, tonnes } }: { of: Weighed['arrives'] }) {
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
