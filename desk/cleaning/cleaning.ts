import { cleaningLabels, type TurnPeriod, turnPeriods } from '@/content/planning/cleaningLabels'
import { choiceField, type Fields, nameField, numberField, readRecord, type Texts } from '@/desk/fields/field'
import type { Row } from '@/desk/fields/rows'

const { fields, units, faults } = cleaningLabels

/** A kind of room: so many square metres, so many of them in an hour, cleaned so many times in a period. */
type Room = { name: string; area: number; rate: number; times: number; per: TurnPeriod }

export const roomFields: Fields<Room> = {
  name: nameField(fields.name),
  area: numberField(fields.area, faults.area, {
    least: 1,
    most: 1_000_000,
    decimals: 2,
    unit: 'm²',
  }),
  rate: numberField(fields.rate, faults.rate, {
    least: 1,
    most: 20_000,
    decimals: 2,
    unit: 'm²',
    unitText: units.rate,
  }),
  times: numberField(fields.times, faults.times, { least: 1, most: 366, decimals: 0 }),
  per: choiceField(fields.per, turnPeriods, cleaningLabels.per),
}

export type RoomRow = Texts<Room>

const TURNS_A_YEAR: Readonly<Record<TurnPeriod, number>> = { week: 52, month: 12, year: 1 }
const WEEKS_A_YEAR = TURNS_A_YEAR.week
const MONTHS_A_YEAR = TURNS_A_YEAR.month

export const periods = ['visit', ...turnPeriods] as const
export type CleaningHours = Readonly<Record<(typeof periods)[number], number>>

/**
 * Area ÷ area an hour = hours of a visit; times visits a year; a week is a 52nd of that, a month a twelfth.
 * `rooms`: those that are complete, with their texts; `faults` of all, by the number of the row.
 */
export function reckonCleaning(rows: readonly Row<RoomRow>[]) {
  const read = rows.map((row, at) => ({ row, at, ...readRecord(roomFields, row) }))
  const rooms = read.flatMap(({ row, at, record }) =>
    record === null
      ? []
      : [{ texts: row, name: record.name || cleaningLabels.unnamed(at + 1), hours: hoursOf(record) }],
  )
  const sum = (period: keyof CleaningHours) => rooms.reduce((hours, room) => hours + room.hours[period], 0)
  const total: CleaningHours = {
    visit: sum('visit'),
    week: sum('week'),
    month: sum('month'),
    year: sum('year'),
  }
  return {
    rooms,
    total,
    incomplete: rows.length - rooms.length,
    faults: new Map(read.map(({ row, faults: of }) => [row.id, of])),
  }
}
export type CleaningReckoning = ReturnType<typeof reckonCleaning>

function hoursOf({ area, rate, times, per }: Room): CleaningHours {
  const visit = area / rate
  const year = visit * times * TURNS_A_YEAR[per]
  return { visit, week: year / WEEKS_A_YEAR, month: year / MONTHS_A_YEAR, year }
}

export const exampleRooms: readonly RoomRow[] = cleaningLabels.example
export const newRoom: RoomRow = cleaningLabels.added
