import type { ReactNode } from 'react'
import { hoursLabels as labels } from '@/content/planning/hoursLabels'
import type { Post } from '@/content/planning/types'
import { datesText } from '@/desk/german/dates'
import { daysText } from '@/desk/german/days'
import { germanHours } from '@/desk/german/numbers'
import { columnTotal, dayKinds, dayParts, type HoursTable, rowTotal, total } from '@/desk/time/table'
import type { Reckoning } from './reckoning'

type TableProps = {
  caption?: string
  heads: readonly string[]
  rows: readonly (readonly string[])[]
  foot?: readonly string[]
  className?: string
}

/** Names at the margin, figures to the right. */
function FigureTable({ caption, heads, rows, foot, className = '' }: TableProps) {
  const line = ([name, ...cells]: readonly string[], key: number): ReactNode => (
    <tr key={key}>
      <th scope="row">{name}</th>
      {Object.entries(cells).map(([at, cell]) => (
        <td key={at}>{cell}</td>
      ))}
    </tr>
  )
  return (
    <table className={`hours-table ${className}`}>
      {caption !== undefined && <caption>{caption}</caption>}
      <thead>
        <tr>
          {heads.map((head) =>
            head === '' ? (
              <td key={head} />
            ) : (
              <th key={head} scope="col">
                {head}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>{rows.map(line)}</tbody>
      {foot !== undefined && <tfoot>{line(foot, 0)}</tfoot>}
    </table>
  )
}

/** The posts on paper, where their fields have no place. */
export function PostsTable({ posts }: { posts: readonly Post[] }) {
  const { csv, post } = labels
  const hasDates = posts.some(({ dates }) => dates !== undefined)
  return (
    <FigureTable
      className="hours-posts hidden print:table"
      heads={[csv.post, csv.days, csv.from, csv.to, csv.people, ...(hasDates ? [csv.dates] : [])]}
      rows={posts.map(({ name, days, from, to, people, dates = [] }) => [
        name,
        daysText(days, post.holiday),
        from,
        to,
        String(people),
        ...(hasDates ? [datesText(dates)] : []),
      ])}
    />
  )
}

/** Hours by the kind of day and the part of it. */
export function PartsTable({ table, caption }: { table: HoursTable; caption: string }) {
  const { rows, columns } = labels.result
  return (
    <FigureTable
      caption={caption}
      heads={['', columns.day, columns.night, columns.total]}
      rows={dayKinds.map((kind) => [
        rows[kind],
        ...dayParts.map((part) => germanHours(table[kind][part])),
        germanHours(rowTotal(table, kind)),
      ])}
      foot={[
        rows.total,
        ...dayParts.map((part) => germanHours(columnTotal(table, part))),
        germanHours(total(table)),
      ]}
    />
  )
}

/** … and of each name: sites, lots or functions. Nothing where there is one only. */
export function NamesTable({ byName }: Pick<Reckoning, 'byName'>) {
  const { rows, columns, names } = labels.result
  return byName.length < 2 ? null : (
    <FigureTable
      className="hours-names"
      caption={names}
      heads={[labels.csv.names, columns.day, columns.night, rows.sunday, rows.holiday, columns.total]}
      rows={byName.map(({ name, table }) => [
        name,
        germanHours(columnTotal(table, 'day')),
        germanHours(columnTotal(table, 'night')),
        germanHours(rowTotal(table, 'sunday')),
        germanHours(rowTotal(table, 'holiday')),
        germanHours(total(table)),
      ])}
    />
  )
}
