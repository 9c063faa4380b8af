import type { ReactNode } from 'react'
import { cleaningLabels as labels, turnPeriods } from '@/content/planning/cleaningLabels'
import { PartTitle } from '@/desk/fields/PartTitle'
import { PlanTable } from '@/desk/hours/PlanTable'
import styles from './CleaningHours.module.css'
import { type CleaningReckoning, periods } from './cleaning'
import { shownHours } from './texts'

type Props = {
  reckoning: CleaningReckoning
  /** What can be done with it. */
  children?: ReactNode
}

/** What rooms come to: as an example, and beside the form. */
export function CleaningHours({ reckoning: { rooms, total, incomplete }, children }: Props) {
  return (
    <div className={styles.result}>
      <PartTitle as="h4">{labels.result}</PartTitle>
      <dl className={styles.figures}>
        {turnPeriods.map((period) => (
          <div key={period}>
            <dt>{labels.figures[period]}</dt>
            <dd className="figure font-semibold">{rooms.length === 0 ? '–' : shownHours(total[period])}</dd>
          </div>
        ))}
      </dl>
      {incomplete > 0 && <p className="font-semibold">{labels.incomplete(incomplete)}</p>}
      <RoomsTable rooms={rooms} total={total} />
      {children}
    </div>
  )
}

function RoomsTable({ rooms, total }: Pick<CleaningReckoning, 'rooms' | 'total'>) {
  const { table } = labels
  const most = Math.max(...rooms.map(({ hours }) => hours.week))
  return (
    <PlanTable
      className={styles.table}
      caption={table.caption}
      heads={[table.name, ...periods.map((period) => table[period])]}
      rows={rooms.map(({ name, hours, texts }) => ({
        key: texts.id,
        head: (
          <>
            {name}
            {/* The numbers are beside it. */}
            <svg aria-hidden="true" width="100%" height="8" className={`drawn-in-ink ${styles.bar}`}>
              <rect width={`${(hours.week / most) * 100}%`} height="8" />
            </svg>
          </>
        ),
        cells: periods.map((period) => shownHours(hours[period])),
      }))}
      foot={{
        key: 'total',
        head: table.total,
        cells: ['', ...turnPeriods.map((period) => shownHours(total[period]))],
      }}
    />
  )
}
