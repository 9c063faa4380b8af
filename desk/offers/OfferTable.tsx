import type { ReactNode } from 'react'
import { AXIS, COLUMNS } from '@/components/ui/axes'
import { CostsTable } from './CostsTable'
import type { Compared } from './standing'

type Props = {
  /** Target of links. */
  id?: string
  heading: string
  lead: ReactNode
  offers: readonly Compared[]
  look?: 'figures' | 'lines'
  className?: string
  /** Between the lead and the table. */
  above?: ReactNode
  /** `more`: behind the label. */
  rows: readonly {
    /** Where a label is not its own: a lot may be called anything. */
    key?: string
    label: string
    more?: string
    swatch?: string
    cell: (offer: Compared) => ReactNode
  }[]
}

/** A row for each thing, a column for each offer. */
export function OfferTable(props: Props) {
  const { id, heading, lead, offers, look = 'figures', className = '', above, rows } = props
  return (
    <div id={id} className="costs-part">
      <div className={`gap-y-3 ${COLUMNS}`}>
        <h3 className={`text-item font-semibold ${AXIS.margin}`}>{heading}</h3>
        <p className={`max-w-text print:hidden ${AXIS.list}`}>{lead}</p>
      </div>
      {above}
      <CostsTable
        caption={heading}
        look={look}
        className={`mt-4 ${className}`}
        heads={[
          undefined,
          ...offers.map(({ texts, title }) => (
            <span key={texts.id} className="costs-name">
              {title}
            </span>
          )),
        ]}
        rows={rows.map(({ label, key = label, more, swatch, cell }) => ({
          key,
          head: more ? (
            <details className="costs-why">
              <summary>{label}</summary>
              <p>{more}</p>
            </details>
          ) : (
            <>
              {swatch !== undefined && <span aria-hidden="true" className={`costs-swatch costs-${swatch}`} />}
              {label}
            </>
          ),
          cells: offers.map(cell),
        }))}
      />
    </div>
  )
}

/** What an offer lacks. */
export function Missing({ children }: { children: ReactNode }) {
  return <span className="font-semibold text-alarm-700">{children}</span>
}
