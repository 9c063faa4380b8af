import { hoursLabels } from '@/content/planning/hoursLabels'
import type { Post } from '@/content/planning/types'
import { datesText } from '@/desk/german/dates'
import { daysText } from '@/desk/german/days'

const { csv, post: labels } = hoursLabels

type PostColumn = { head: string; cell: (post: Post) => string }

/** Every field of a post as a column, in the order of tables and files: a new field does not compile without one. */
export const postColumns: Readonly<Record<keyof Post, PostColumn>> = {
  name: { head: csv.post, cell: ({ name }) => name },
  days: { head: csv.days, cell: ({ days }) => daysText(days, labels.holiday) },
  from: { head: csv.from, cell: ({ from }) => from },
  to: { head: csv.to, cell: ({ to }) => to },
  people: { head: csv.people, cell: ({ people }) => String(people) },
  dates: { head: csv.dates, cell: ({ dates = [] }) => datesText(dates) },
}
