/** Row of an hour, by the calendar day it lies in: holiday before Sunday before weekday; Saturday is a weekday. */
export const dayKinds = ['weekday', 'sunday', 'holiday'] as const
export type DayKind = (typeof dayKinds)[number]

/** Column of an hour. */
export const dayParts = ['day', 'night'] as const
export type DayPart = (typeof dayParts)[number]

/** Minutes of work, one person's each, by row and column. */
export type HoursTable = Readonly<Record<DayKind, Readonly<Record<DayPart, number>>>>

export const emptyTable: HoursTable = {
  weekday: { day: 0, night: 0 },
  sunday: { day: 0, night: 0 },
  holiday: { day: 0, night: 0 },
}

export function total(table: HoursTable): number {
  return dayKinds.reduce((sum, kind) => sum + rowTotal(table, kind), 0)
}

export function rowTotal(table: HoursTable, kind: DayKind): number {
  return table[kind].day + table[kind].night
}

export function columnTotal(table: HoursTable, part: DayPart): number {
  return dayKinds.reduce((sum, kind) => sum + table[kind][part], 0)
}
