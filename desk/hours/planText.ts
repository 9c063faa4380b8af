import { hoursWords as words } from '@/content/planning/bedarf'
import type { Period, Plan } from '@/content/planning/types'
import { germanHours, germanNumber } from '@/desk/german/german'
import type { PlannedHours } from '@/desk/time/hours'
import { columnTotal, type DayKind, dayKinds, type HoursTable, rowTotal, total } from '@/desk/time/table'
import { daysText } from './weekText'

/** `12.06.2027` */
export function dateText(date: string): string {
  return date.split('-').reverse().join('.')
}

/** `2027-03` → `März` */
export function monthText(month: string): string {
  return new Intl.DateTimeFormat('de-DE', { month: 'long', timeZone: 'UTC' }).format(new Date(`${month}-15`))
}

/** What the hours are hours of: `2027, Hessen`. @param landName as people call it */
export function periodText(period: Period, landName: string): string {
  return period.kind === 'year'
    ? words.result.year(period.year, landName)
    : words.result.range(dateText(period.from), dateText(period.to), landName)
}

/** People in full-time work, exactly: `3,3`. */
export function peopleText(people: number | null): string {
  return people === null ? '–' : germanNumber(people, 1)
}

/** Hours of so many minutes as a figure: many are told in whole ones. */
export function hoursText(minutes: number): string {
  return germanNumber(minutes / 60, minutes < 1000 * 60 ? 2 : 0)
}

/** Lines for the message of a request, none of them empty. */
export function requestText(
  { posts, night }: Plan,
  { table }: PlannedHours,
  { label, people }: { label: string; people: number | null },
): string {
  const { request, post: postWords, place } = words
  return [
    request.heading(label),
    ...posts.map(({ name, days, from, to, people: heads }) =>
      request.post(name, daysText(days, postWords.holiday), from, to, heads),
    ),
    request.total(
      germanHours(total(table)),
      germanHours(columnTotal(table, 'night')),
      germanHours(rowTotal(table, 'sunday')),
      germanHours(rowTotal(table, 'holiday')),
    ),
    request.assumptions(place.nightFrom(night), peopleText(people)),
  ].join('\n')
}

/** Makes Excel read UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'

/** The tables as a file for a German Excel: semicolons, decimal commas. */
export function csvOf({ posts }: Plan, { table, months }: PlannedHours, label: string): string {
  const { csv, result, post: postWords } = words
  const { rows, columns } = result
  const number = (minutes: number) => String(Math.round((minutes / 60) * 100) / 100).replace('.', ',')
  const line = (name: string, of: HoursTable) => [
    name,
    number(columnTotal(of, 'day')),
    number(columnTotal(of, 'night')),
    ...dayKinds.map((kind) => number(rowTotal(of, kind))),
    number(total(of)),
  ]
  const parts = (kind: DayKind) => [
    rows[kind],
    number(table[kind].day),
    number(table[kind].night),
    number(rowTotal(table, kind)),
  ]
  const lines = [
    [result.caption(label)],
    [csv.post, csv.days, csv.from, csv.to, csv.people],
    ...posts.map(({ name, days, from, to, people }) => [
      name,
      daysText(days, postWords.holiday),
      from,
      to,
      String(people),
    ]),
    [],
    ['', columns.day, columns.night, columns.total],
    ...dayKinds.map(parts),
    [
      rows.total,
      number(columnTotal(table, 'day')),
      number(columnTotal(table, 'night')),
      number(total(table)),
    ],
    [],
    [columns.month, columns.day, columns.night, ...dayKinds.map((kind) => rows[kind]), columns.total],
    ...months.map(({ month, table: of }) => line(`${monthText(month)} ${month.slice(0, 4)}`, of)),
  ]
  return `${BYTE_ORDER_MARK}${lines.map((cells) => cells.map(cell).join(';')).join('\r\n')}\r\n`
}

/** Quoted where it must be; what begins like a formula is text, as names come out of links. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[";\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
