import { hoursLabels as labels } from '@/content/planning/hoursLabels'
import type { Post } from '@/content/planning/post'
import { nameText } from '@/desk/german/names'
import { germanHours } from '@/desk/german/numbers'
import {
  columnTotal,
  dayKinds,
  dayParts,
  type HoursTable,
  rowOf,
  rowTotal,
  sumRowOf,
  total,
} from '@/desk/time/table'
import { PlanTable } from './PlanTable'
import { columnsOf } from './postColumns'
import type { Reckoning } from './reckoning'

/** The posts on paper, where their fields have no place. */
export function PostsTable({ posts }: { posts: readonly Post[] }) {
  const columns = columnsOf(posts)
  return (
    <PlanTable
      className="hidden print:table"
      heads={columns.map(({ head }) => head)}
      rows={posts.map((post, key) => {
        const [head, ...cells] = columns.map(({ cell }) => cell(post))
        return { key, head, cells }
      })}
    />
  )
}

/** Hours by the kind of day and the part of it. */
export function PartsTable({ table, caption }: { table: HoursTable; caption: string }) {
  const { rows, columns } = labels.result
  return (
    <PlanTable
      caption={caption}
      heads={[undefined, columns.day, columns.night, columns.total]}
      rows={dayKinds.map((kind) => ({
        key: kind,
        head: rows[kind],
        cells: rowOf(table, kind).map(germanHours),
      }))}
      foot={{ key: 'total', head: rows.total, cells: sumRowOf(table).map(germanHours) }}
    />
  )
}

/** … and of each name: sites, lots or functions. Nothing where there is one only. */
export function NamesTable({ byName }: Pick<Reckoning, 'byName'>) {
  const { rows, columns, names } = labels.result
  return byName.length < 2 ? null : (
    <PlanTable
      isNamed
      caption={names.caption}
      heads={[names.name, columns.day, columns.night, rows.sunday, rows.holiday, columns.total]}
      rows={byName.map(({ table, ...each }) => {
        const head = nameText(each)
        const cells = [
          ...dayParts.map((part) => columnTotal(table, part)),
          rowTotal(table, 'sunday'),
          rowTotal(table, 'holiday'),
          total(table),
        ].map(germanHours)
        return { key: head, head, cells }
      })}
    />
  )
}
