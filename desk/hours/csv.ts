import { hoursLabels as labels } from '@/content/planning/hoursLabels'
import { datesText } from '@/desk/german/dates'
import { daysText } from '@/desk/german/days'
import { columnTotal, dayKinds, type HoursTable, rowTotal, total } from '@/desk/time/table'
import { saveFile } from '@/lib/browser/platform/files'
import type { Reckoning } from './reckoning'
import { countedHours, periodText } from './texts'

/** Makes Excel read UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'

/** Saves posts and hours; false where the browser takes no files. */
export function saveCsv(reckoning: Reckoning): boolean {
  return saveFile(labels.csv.file, new Blob([csvOf(reckoning)], { type: 'text/csv;charset=utf-8' }))
}

/** Posts and hours as a file for a German Excel: semicolons, decimal commas. */
export function csvOf({ plan, table, byName, incomplete }: Reckoning): string {
  const { csv, result, post: postWords, assumptions } = labels
  const { rows, columns } = result
  const row = (name: string, of: HoursTable, pick: (of: HoursTable) => readonly number[]) => [
    name,
    ...pick(of).map(decimal),
  ]
  const lines = [
    [result.caption(periodText(plan))],
    [assumptions.counted(...countedHours(plan))],
    ...(incomplete > 0 ? [[result.incomplete(incomplete)]] : []),
    [csv.post, csv.days, csv.from, csv.to, csv.people, csv.dates],
    ...plan.posts.map(({ name, days, from, to, people, dates = [] }) => [
      name,
      daysText(days, postWords.holiday),
      from,
      to,
      String(people),
      datesText(dates),
    ]),
    [],
    ['', columns.day, columns.night, columns.total],
    ...dayKinds.map((kind) =>
      row(rows[kind], table, (of) => [of[kind].day, of[kind].night, rowTotal(of, kind)]),
    ),
    row(rows.total, table, (of) => [columnTotal(of, 'day'), columnTotal(of, 'night'), total(of)]),
    [],
    [csv.names, columns.day, columns.night, ...dayKinds.map((kind) => rows[kind]), columns.total],
    ...byName.map(({ name, table: hours }) =>
      row(name, hours, (of) => [
        columnTotal(of, 'day'),
        columnTotal(of, 'night'),
        ...dayKinds.map((kind) => rowTotal(of, kind)),
        total(of),
      ]),
    ),
  ]
  return `${BYTE_ORDER_MARK}${lines.map((cells) => cells.map(cell).join(';')).join('\r\n')}\r\n`
}

/** Hours of so many minutes. */
function decimal(minutes: number): string {
  return String(Math.round((minutes / 60) * 100) / 100).replace('.', ',')
}

/** Quoted where it must be; what begins like a formula is text, in letters of any width, as names come out of links. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text.normalize('NFKC')) ? `'${text}` : text
  return /[";\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
