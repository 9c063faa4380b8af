import type { Land } from '@/content/laender'
import { allLaender, landNames } from '@/content/landNames'
import { place } from '@/content/place'
import { offeredLaender } from '@/content/planning/laender'
import { type EventDraft, veranstaltung } from '@/content/planning/veranstaltung'
import { EVENT_KEY } from '@/content/storageKeys'
import { dateOf } from '@/desk/fields/fields'
import {
  nameOfRow,
  numberField,
  numberOf,
  type Outcome,
  type Planner,
  type PlanOf,
  requestOf,
} from '@/desk/fields/planner'
import { germanHours, germanNumber } from '@/desk/german/german'
import { calendarOf, DAY } from '@/desk/time/calendar'
import { clockText, readClock } from '@/desk/time/clock'
import { hoursOfShifts, type Shift, spanOf } from '@/desk/time/hours'
import { LONGEST_SHIFT } from '@/desk/time/staffing'
import { columnTotal, emptyTable, type HoursTable, rowTotal, total } from '@/desk/time/table'
import type { TemporalApi } from '@/lib/browser/platform/temporal'

const { fields, faults } = veranstaltung
const people = numberField(fields.people, faults.people, { least: 1, most: 999, whole: true })

export type EventPlan = PlanOf<EventDraft, { land: Land }>

/** Hours and people from the phases of an event. */
export const event: Planner<EventDraft, EventPlan['options']> = {
  key: EVENT_KEY,
  fields: {
    name: { kind: 'text', label: fields.name },
    date: { kind: 'date', label: fields.date, faults: faults.date },
    people,
    from: { kind: 'time', label: fields.from, faults: faults.time },
    to: { kind: 'time', label: fields.to, faults: faults.time },
  },
  options: {
    land: {
      kind: 'choice',
      label: fields.land,
      keys: allLaender,
      offered: offeredLaender,
      options: landNames,
    },
  },
  example: { rows: veranstaltung.example, options: { land: place.land } },
  added: (rows) => ({ ...veranstaltung.added, date: rows.at(-1)?.date ?? '' }),
  words: veranstaltung,
}

/** The rows that say when and how many. */
export function phasesOf(rows: readonly EventDraft[]) {
  return rows.flatMap((row, index) => {
    const [date, from, to] = [dateOf(row.date), readClock(row.from), readClock(row.to)]
    const count = numberOf(people, row.people)
    if (date === null || from === null || to === null || count === null) {
      return []
    }
    const shift: Shift = { date, ...spanOf({ from, to }), people: count }
    return [{ name: nameOfRow(row, index + 1, veranstaltung), from, to, shift }]
  })
}

/** When the night of an event begins: as in the law (section 2 ArbZG). */
const NIGHT = 23

/** Hours of shifts by the calendar of a Land. */
export function eventHours(temporal: TemporalApi, land: Land, shifts: readonly Shift[]): HoursTable {
  const dates = shifts.map(({ date }) => date).sort()
  const [from, to] = [dates[0], dates.at(-1)]
  return from === undefined || to === undefined
    ? emptyTable
    : hoursOfShifts(calendarOf(temporal, land, { from, to }), shifts, NIGHT).table
}

export function eventOutcome({ rows, options: { land } }: EventPlan, temporal: TemporalApi): Outcome {
  const phases = phasesOf(rows)
  const shifts = phases.map(({ shift }) => shift)
  const hours = eventHours(temporal, land, shifts)
  const days = headsByDay(shifts)
  const most = mostAtOnce(days)
  const tooLong = phases.filter(({ shift }) => shift.to - shift.from > LONGEST_SHIFT).map(({ name }) => name)
  const { figures, table, request } = veranstaltung
  const [sum, night] = [germanHours(total(hours)), germanHours(columnTotal(hours, 'night'))]
  const [sunday, holiday] = [germanHours(rowTotal(hours, 'sunday')), germanHours(rowTotal(hours, 'holiday'))]
  const heads = germanNumber(most?.heads ?? 0)
  return {
    heading: veranstaltung.result,
    figures: [
      { value: sum, label: figures.total },
      { value: night, label: figures.night },
      { value: heads, label: figures.most },
    ],
    ...(most !== null && {
      heads: {
        days,
        most: most.heads,
        note: veranstaltung.most(heads, germanDate(most.date), clockText(most.from), clockText(most.to)),
      },
    }),
    table: { kind: 'parts', caption: table.caption, hours },
    notes: tooLong.length === 0 ? [] : [veranstaltung.long(tooLong.join(', '))],
    announced: veranstaltung.announced(sum, night, heads),
    request: requestOf(
      request,
      phases.map(({ name, from, to, shift }) =>
        request.row(name, germanDate(shift.date), from, to, germanNumber(shift.people)),
      ),
      [request.total(sum, night, sunday, holiday, landNames[land])],
    ),
  }
}

/** Minutes of the clock on one day, and how many people are there then. */
export type Stretch = { from: number; to: number; heads: number }
export type DayOfEvent = { date: string; stretches: readonly Stretch[] }

/** Days on which somebody is there, with the people by the clock. How long an hour really is does not matter here. */
export function headsByDay(shifts: readonly Shift[]): DayOfEvent[] {
  const parts = shifts.flatMap((shift) => [
    { ...shift, to: Math.min(shift.to, DAY) },
    ...(shift.to > DAY ? [{ ...shift, date: dayAfter(shift.date), from: 0, to: shift.to - DAY }] : []),
  ])
  const dates = [...new Set(parts.map(({ date }) => date))].sort()
  return dates.map((date) => ({ date, stretches: stretchesOf(parts.filter((part) => part.date === date)) }))
}

function stretchesOf(parts: readonly Shift[]): Stretch[] {
  const steps = new Map<number, number>()
  for (const { from, to, people } of parts) {
    steps.set(from, (steps.get(from) ?? 0) + people)
    steps.set(to, (steps.get(to) ?? 0) - people)
  }
  const edges = [...steps].filter(([, step]) => step !== 0).sort(([a], [b]) => a - b)
  let heads = 0
  return edges.flatMap(([from, step], at) => {
    heads += step
    const to = edges[at + 1]?.[0]
    return heads === 0 || to === undefined ? [] : [{ from, to, heads }]
  })
}

/** When most people are there at once, the first time if it happens again; null while nobody is. */
export function mostAtOnce(days: readonly DayOfEvent[]): (Stretch & { date: string }) | null {
  const all = days.flatMap(({ date, stretches }) => stretches.map((stretch) => ({ date, ...stretch })))
  const most = Math.max(...all.map(({ heads }) => heads))
  return all.find(({ heads }) => heads === most) ?? null
}

/** Days of the calendar have no time zone: counted as those of UTC, which are all of one length. */
function dayAfter(date: string): string {
  return new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10)
}

/** `Sa., 12.06.2027`. */
export function germanDate(date: string): string {
  return new Intl.DateTimeFormat('de-DE', {
    weekday: 'short',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.parse(date))
}
