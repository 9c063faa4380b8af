import { Temporal } from 'temporal-polyfill'
import type { Land } from '@/content/laender'
import { landNames } from '@/content/landNames'
import { place } from '@/content/place'
import { bedarf, hoursWords } from '@/content/planning/bedarf'
import { offeredLaender } from '@/content/planning/laender'
import type { Post } from '@/content/planning/types'
import { germanHours } from '@/desk/german/german'
import { calendarOf } from '@/desk/time/calendar'
import { hoursOf } from '@/desk/time/hours'
import { columnTotal, type HoursTable, rowTotal, total } from '@/desk/time/table'

const YEAR = 2027

type Example = { name: string; land: Land; table: HoursTable }

function calendarOfYear(land: Land) {
  return calendarOf(Temporal, land, { from: `${YEAR}-01-01`, to: `${YEAR}-12-31` })
}

/** Hours of a year, or of a month of it (`03`). */
function hoursIn(land: Land, posts: readonly Post[], month?: string): HoursTable {
  const { table, months } = hoursOf(
    { posts, period: { kind: 'year', year: YEAR }, night: 23 },
    calendarOfYear(land),
  )
  const inMonth = months.find((each) => each.month === `${YEAR}-${month}`)
  return inMonth?.table ?? table
}

/** Plans that many have, with what they come to: computed by what the calculator computes with. */
export function HoursExamples() {
  const { rows, months, caption, heading, note, columns } = bedarf.examples
  const { result } = hoursWords
  const examples: Example[] = [
    ...rows.flatMap(({ name, posts }) =>
      offeredLaender.map((land) => ({ name, land, table: hoursIn(land, posts) })),
    ),
    ...months.map(({ name, month, posts }) => ({
      name,
      land: place.land,
      table: hoursIn(place.land, posts, month),
    })),
  ]
  return (
    <div className="mt-10">
      <h3 className="text-item font-semibold">{heading}</h3>
      <table className="hours-table hours-examples">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.plan}</th>
            <th scope="col">{hoursWords.place.land}</th>
            <th scope="col">{result.columns.total}</th>
            <th scope="col">{result.columns.night}</th>
            <th scope="col">{result.rows.sunday}</th>
            <th scope="col">{result.rows.holiday}</th>
          </tr>
        </thead>
        <tbody>
          {examples.map(({ name, land, table }) => (
            <tr key={name + land}>
              <th scope="row">{name}</th>
              <td>{landNames[land]}</td>
              <td data-label={result.columns.total}>{germanHours(total(table))}</td>
              <td data-label={result.columns.night}>{germanHours(columnTotal(table, 'night'))}</td>
              <td data-label={result.rows.sunday}>{germanHours(rowTotal(table, 'sunday'))}</td>
              <td data-label={result.rows.holiday}>{germanHours(rowTotal(table, 'holiday'))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-label text-nebel-600">{note}</p>
    </div>
  )
}
