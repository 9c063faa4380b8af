import { hoursWords as words } from '@/content/planning/bedarf'
import type { Post } from '@/content/planning/types'
import { germanHours } from '@/desk/german/german'
import type { PlannedHours } from '@/desk/time/hours'
import { columnTotal, dayKinds, dayParts, type HoursTable, rowTotal, total } from '@/desk/time/table'
import { monthText } from './planText'
import { daysText } from './weekText'

/** The posts on paper, where their fields have no place. */
export function PostsTable({ posts }: { posts: readonly Post[] }) {
  const { csv, post } = words
  return (
    <table className="hours-table hours-posts hidden">
      <thead>
        <tr>
          <th scope="col">{csv.post}</th>
          <th scope="col">{csv.days}</th>
          <th scope="col">{csv.from}</th>
          <th scope="col">{csv.to}</th>
          <th scope="col">{csv.people}</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(posts).map(([at, { name, days, from, to, people }]) => (
          <tr key={at}>
            <th scope="row">{name}</th>
            <td>{daysText(days, post.holiday)}</td>
            <td>{from}</td>
            <td>{to}</td>
            <td>{people}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Hours by the kind of day and the part of it. */
export function PartsTable({ table, caption }: { table: HoursTable; caption: string }) {
  const { rows, columns } = words.result
  return (
    <table className="hours-table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <td />
          {[...dayParts, 'total' as const].map((part) => (
            <th key={part} scope="col">
              {columns[part]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {dayKinds.map((kind) => (
          <tr key={kind}>
            <th scope="row">{rows[kind]}</th>
            {dayParts.map((part) => (
              <td key={part}>{germanHours(table[kind][part])}</td>
            ))}
            <td>{germanHours(rowTotal(table, kind))}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{rows.total}</th>
          {dayParts.map((part) => (
            <td key={part}>{germanHours(columnTotal(table, part))}</td>
          ))}
          <td>{germanHours(total(table))}</td>
        </tr>
      </tfoot>
    </table>
  )
}

/** … and by months. */
export function MonthsTable({ months, caption }: { months: PlannedHours['months']; caption: string }) {
  const { rows, columns } = words.result
  return (
    <table className="hours-table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.month}</th>
          <th scope="col">{columns.day}</th>
          <th scope="col">{columns.night}</th>
          <th scope="col">{rows.sunday}</th>
          <th scope="col">{rows.holiday}</th>
          <th scope="col">{columns.total}</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, table }) => (
          <tr key={month}>
            <th scope="row">{monthText(month)}</th>
            <td>{germanHours(columnTotal(table, 'day'))}</td>
            <td>{germanHours(columnTotal(table, 'night'))}</td>
            <td>{germanHours(rowTotal(table, 'sunday'))}</td>
            <td>{germanHours(rowTotal(table, 'holiday'))}</td>
            <td>{germanHours(total(table))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
