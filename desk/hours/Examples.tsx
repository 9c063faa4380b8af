import { Temporal } from 'temporal-polyfill'
import type { Land } from '@/content/laender'
import { landNames } from '@/content/landNames'
import { place } from '@/content/place'
import { hoursLabels } from '@/content/planning/hoursLabels'
import { hoursPage } from '@/content/planning/hoursPage'
import { offeredLaender } from '@/content/planning/offeredLaender'
import type { Post } from '@/content/planning/post'
import type { Period } from '@/content/planning/types'
import { germanHours } from '@/desk/german/numbers'
import { calendarOf } from '@/desk/time/calendar'
import { hoursOf } from '@/desk/time/hours'
import { rangeOf } from '@/desk/time/period'
import { columnTotal, rowTotal, total } from '@/desk/time/table'
import { builtExample, builtYear } from './builtExample'

/** Of the first day from which a month's nights are counted to the last. */
const monthOf = (month: '03' | '10'): Period => ({
  kind: 'range',
  from: `${builtYear}-${month}-01`,
  to: `${builtYear}-${month}-31`,
})

function tableOf(land: Land, posts: readonly Post[], period: Period) {
  return hoursOf({ posts, period, night: 23 }, calendarOf(Temporal, land, rangeOf(period))).table
}

/** Plans that many have, with what they come to: computed by what the calculator computes with. */
export function Examples() {
  const { rows, months, caption, heading, note, columns } = hoursPage.examples
  const { result } = hoursLabels
  const examples = [
    ...rows.map((row) => ({ ...row, laender: offeredLaender, period: builtExample.period })),
    ...months.map((row) => ({ ...row, laender: [place.land], period: monthOf(row.month) })),
  ]
  return (
    <div className="mt-10">
      <h3 className="text-item font-semibold">{heading}</h3>
      <table className="hours-table hours-examples">
        <caption>{caption(builtYear)}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.plan}</th>
            <th scope="col">{hoursLabels.place.land}</th>
            <th scope="col">{result.columns.total}</th>
            <th scope="col">{result.columns.night}</th>
            <th scope="col">{result.rows.sunday}</th>
            <th scope="col">{result.rows.holiday}</th>
          </tr>
        </thead>
        {examples.map(({ name, laender, posts, period }) => (
          <tbody key={name}>
            {laender.map((land, at) => {
              const table = tableOf(land, posts, period)
              return (
                <tr key={land}>
                  {at === 0 && (
                    <th scope="rowgroup" rowSpan={laender.length}>
                      {name}
                    </th>
                  )}
                  <td>{landNames[land]}</td>
                  <td>{germanHours(total(table))}</td>
                  <td>{germanHours(columnTotal(table, 'night'))}</td>
                  <td>{germanHours(rowTotal(table, 'sunday'))}</td>
                  <td>{germanHours(rowTotal(table, 'holiday'))}</td>
                </tr>
              )
            })}
          </tbody>
        ))}
      </table>
      <p className="mt-3 text-label text-nebel-600">{note}</p>
    </div>
  )
}
