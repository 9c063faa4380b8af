/** Row of an hour, by the calendar day it lies in: holiday before Sunday before weekday; Saturday is a weekday. */
export const dayKinds = ['weekday', 'sunday', 'holiday'] as const
export type DayKind = (typeof dayKinds)[number]

/** Column of an hour. */
export const dayParts = ['day', 'night'] as const
export type DayPart = (typeof dayParts)[number]

/** One value for each row and column. */
export type SixCells<T> = Readonly<Record<DayKind, Readonly<Record<DayPart, T>>>>

/** Minutes of work, one person's each, by row and column. */
export type HoursTable = SixCells<number>

export function sixCells<T>(of: (kind: DayKind, part: DayPart) => T): SixCells<T> {
  const row = (kind: DayKind) => ({ day: of(kind, 'day'), night: of(kind, 'night') })
  return { weekday: row('weekday'), sunday: row('sunday'), holiday: row('holiday') }
}

/** Every row with every column. */
export const cells = dayKinds.flatMap((kind) => dayParts.map((part) => ({ kind, part })))

export const emptyTable: HoursTable = sixCells(() => 0)

export function total(table: HoursTable): number {
  return dayKinds.reduce((sum, kind) => sum + rowTotal(table, kind), 0)
}

export function rowTotal(table: HoursTable, kind: DayKind): number {
  return table[kind].day + table[kind].night
}

export function columnTotal(table: HoursTable, part: DayPart): number {
  return dayKinds.reduce((sum, kind) => sum + table[kind][part], 0)
}

/** Minutes by day and by night, and both, of a kind of day. */
export function rowOf(table: HoursTable, kind: DayKind): readonly number[] {
  return [table[kind].day, table[kind].night, rowTotal(table, kind)]
}

/** … and of all days. */
export function sumRowOf(table: HoursTable): readonly number[] {
  return [...dayParts.map((part) => columnTotal(table, part)), total(table)]
}

export function sumOf(one: HoursTable, other: HoursTable): HoursTable {
  return sixCells((kind, part) => one[kind][part] + other[kind][part])
}
