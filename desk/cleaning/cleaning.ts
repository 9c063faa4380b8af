import { type CleaningDraft, reinigung, type Visits, visitKinds } from '@/content/planning/reinigung'
import { CLEANING_KEY } from '@/content/storageKeys'
import {
  nameOfRow,
  numberField,
  numberOf,
  type Outcome,
  type Planner,
  type PlanOf,
  requestOf,
} from '@/desk/fields/planner'
import { germanNumber } from '@/desk/german/german'

export const WEEKS_A_YEAR = 52
const MONTHS_A_YEAR = 12

const { fields, units, faults } = reinigung
const area = numberField(fields.area, faults.area, { unit: units.area, least: 1, most: 1_000_000 })
const rate = numberField(fields.rate, faults.rate, { unit: units.rate, least: 1, most: 20_000 })

export type CleaningPlan = PlanOf<CleaningDraft, Record<never, string>>

/** Hours of cleaning from areas. */
export const cleaning: Planner<CleaningDraft, CleaningPlan['options']> = {
  key: CLEANING_KEY,
  fields: {
    name: { kind: 'text', label: fields.name },
    visits: { kind: 'choice', label: fields.visits, keys: visitKinds, options: reinigung.visits },
    area,
    rate,
  },
  options: {},
  example: { rows: reinigung.example, options: {} },
  added: () => reinigung.added,
  words: reinigung,
}

const periods = ['visit', 'week', 'month', 'year'] as const
type Hours = Readonly<Record<(typeof periods)[number], number>>

/**
 * Area ÷ area an hour = hours of a visit; times visits a year; a week is a 52nd of that, a month a twelfth.
 * `rooms`: those that can be counted. `visit` of the total: of a day on which every kind of room has its turn.
 */
export function cleaningHours({ rows }: CleaningPlan) {
  const rooms = rows.flatMap((row, index) => {
    const [size, speed] = [numberOf(area, row.area), numberOf(rate, row.rate)]
    return size === null || speed === null
      ? []
      : [{ ...row, name: nameOfRow(row, index + 1, reinigung), hours: hoursOf(size / speed, row.visits) }]
  })
  const sum = (period: keyof Hours) => rooms.reduce((hours, room) => hours + room.hours[period], 0)
  const total: Hours = { visit: sum('visit'), week: sum('week'), month: sum('month'), year: sum('year') }
  return { rooms, total }
}

/** @param visits `w5`: on five days a week; `m2`: twice a month */
function hoursOf(visit: number, visits: Visits): Hours {
  const year = visit * Number(visits.slice(1)) * (visits.startsWith('w') ? WEEKS_A_YEAR : MONTHS_A_YEAR)
  return { visit, week: year / WEEKS_A_YEAR, month: year / MONTHS_A_YEAR, year }
}

export function cleaningOutcome(plan: CleaningPlan): Outcome {
  const { rooms, total } = cleaningHours(plan)
  const { figures, table, visits, request } = reinigung
  const cellsOf = (hours: Hours) => periods.map((period) => shownHours(hours[period]))
  const [visit, week, year] = [shownHours(total.visit), shownHours(total.week), shownHours(total.year)]
  return {
    heading: reinigung.result,
    figures: [
      { value: week, label: figures.week },
      { value: year, label: figures.year },
      { value: visit, label: figures.visit },
    ],
    table: {
      kind: 'bars',
      caption: table.caption,
      columns: [table.name, ...periods.map((period) => table[period])],
      rows: rooms.map(({ name, hours }) => ({
        name,
        cells: cellsOf(hours),
        bar: { length: hours.week, pieces: 1, look: 'plain' },
      })),
      foot: { name: table.total, cells: cellsOf(total) },
    },
    notes: [],
    announced: reinigung.announced(week, year),
    request: requestOf(
      request,
      rooms.map((room) => request.row(room.name, room.area.trim(), room.rate.trim(), visits[room.visits])),
      [request.total(visit, week, year)],
    ),
  }
}

/** Hours to read: as exact as makes sense for so many. */
export function shownHours(hours: number): string {
  return germanNumber(hours, hours < 1 ? 2 : hours < 100 ? 1 : 0)
}
