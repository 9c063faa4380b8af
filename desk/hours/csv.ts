import { hoursLabels as labels } from '@/content/planning/hoursLabels'
import { columnTotal, dayKinds, dayParts, rowOf, rowTotal, sumRowOf, total } from '@/desk/time/table'
import { saveFile } from '@/lib/browser/platform/files'
import { postColumns } from './postColumns'
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
  const { csv, result, assumptions } = labels
  const { rows, columns } = result
  const posts = Object.values(postColumns)
  const row = (name: string, minutes: readonly number[]) => [name, ...minutes.map(decimal)]
  const lines = [
    [result.caption(periodText(plan))],
    [assumptions.counted(...countedHours(plan))],
    ...(incomplete > 0 ? [[result.incomplete(incomplete)]] : []),
    posts.map(({ head }) => head),
    ...plan.posts.map((post) => posts.map(({ cell: textOf }) => textOf(post))),
    [],
    ['', columns.day, columns.night, columns.total],
    ...dayKinds.map((kind) => row(rows[kind], rowOf(table, kind))),
    row(rows.total, sumRowOf(table)),
    [],
    [csv.names, columns.day, columns.night, ...dayKinds.map((kind) => rows[kind]), columns.total],
    ...byName.map(({ name, table: of }) =>
      row(name, [
        ...dayParts.map((part) => columnTotal(of, part)),
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
