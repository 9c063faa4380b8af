import type { ReactNode } from 'react'
import { AXIS, COLUMNS } from '@/components/ui/axes'
import type { BarPart } from './Bar'
import { CostsTable } from './CostsTable'
import styles from './OfferTable.module.css'
import { Swatch } from './Swatch'
import type { Compared } from './standing'

type Props = {
  /** Target of links. */
  id?: string
  heading: string
  lead: ReactNode
  offers: readonly Compared[]
  look?: 'offers' | 'lines'
  /** Only on paper, to be filled in by hand. */
  isPaper?: boolean
  /** Between the lead and the table. */
  above?: ReactNode
  /** `more`: behind the label. */
  rows: readonly {
    /** Where a label is not its own: a lot may be called anything. */
    key?: string
    label: string
    more?: string
    swatch?: BarPart
    cell: (offer: Compared) => ReactNode
  }[]
}

/** A row for each thing, a column for each offer. */
export function OfferTable(props: Props) {
  const { id, heading, lead, offers, look = 'offers', isPaper = false, above, rows } = props
  return (
    <div id={id} className="hairline-chapter mt-10 pt-5">
      <div className={`gap-y-3 ${COLUMNS}`}>
        <h3 className={`text-item font-semibold ${AXIS.margin}`}>{heading}</h3>
        <p className={`max-w-text print:hidden ${AXIS.list}`}>{lead}</p>
      </div>
      {above}
      <div className={isPaper ? 'hidden print:block' : undefined}>
        <CostsTable
          caption={heading}
          look={look}
          className="mt-4"
          heads={[
            undefined,
            ...offers.map(({ texts, title }) => (
              <span key={texts.id} className={`font-semibold text-tinte hyphens-auto ${styles.name}`}>
                {title}
              </span>
            )),
          ]}
          rows={rows.map(({ label, key = label, more, swatch, cell }) => ({
            key,
            head: more ? (
              <details className={styles.why}>
                <summary>{label}</summary>
                <p>{more}</p>
              </details>
            ) : (
              <>
                {swatch !== undefined && <Swatch of={swatch} />}
                {label}
              </>
            ),
            cells: offers.map(cell),
          }))}
        />
      </div>
    </div>
  )
}

/** What an offer lacks. */
export function Missing({ children }: { children: ReactNode }) {
  return <span className="font-semibold text-alarm-700">{children}</span>
}
