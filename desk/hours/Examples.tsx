import { Temporal } from 'temporal-polyfill'
import type { Land } from '@/content/laender'
import { landNames } from '@/content/landNames'
import { place } from '@/content/place'
import { hoursLabels } from '@/content/planning/hoursLabels'
import { hoursPage } from '@/content/planning/hoursPage'
import { offeredLaender } from '@/content/planning/offeredLaender'
import type { Post } from '@/content/planning/post'
import type { Period } from '@/content/planning/types'
import type { TableRow } from '@/desk/frame/DataTable'
import { germanHours } from '@/desk/german/numbers'
import { calendarOf } from '@/desk/time/calendar'
import { hoursOf } from '@/desk/time/hours'
import { rangeOf } from '@/desk/time/period'
import { columnTotal, rowTotal, total } from '@/desk/time/table'
import { builtExample, builtYear } from './builtExample'
import { PlanTable } from './PlanTable'

function rowOf(name: string, posts: readonly Post[], period: Period, land: Land): TableRow {
  const { table } = hoursOf({ posts, period, night: 23 }, calendarOf(Temporal, land, rangeOf(period)))
  const hours = [
    columnTotal(table, 'night'),
    rowTotal(table, 'sunday'),
    rowTotal(table, 'holiday'),
    total(table),
  ]
  const head = `${name}, ${landNames[land]}`
  return { key: head, head, cells: hours.map(germanHours) }
}

/** Plans that many have, with what they come to: where no script reckons. */
export function Examples() {
  const { rows, months, caption, plan } = hoursPage.examples
  const { columns, rows: kinds } = hoursLabels.result
  const period = (month: string): Period => ({
    kind: 'range',
    from: `${builtYear}-${month}-01`,
    to: `${builtYear}-${month}-31`,
  })
  return (
    <div className="unscripted mt-10">
      <PlanTable
        isNamed
        caption={caption(builtYear)}
        heads={[plan, columns.night, kinds.sunday, kinds.holiday, columns.total]}
        rows={[
          ...rows.flatMap(({ name, posts }) =>
            offeredLaender.map((land) => rowOf(name, posts, builtExample.period, land)),
          ),
          ...months.map(({ name, posts, month }) => rowOf(name, posts, period(month), place.land)),
        ]}
      />
    </div>
  )
}
