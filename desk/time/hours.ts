import type { DateRange, NightStart, Period, Plan, Post } from '@/content/planning/types'
import { minutesOf } from '@/lib/both/clock'
import { type Calendar, type CalendarDay, DAY, minutesBetween } from './calendar'
import { type DayKind, type DayPart, dayKinds, emptyTable, type HoursTable } from './table'

/** When the night ends, whatever agreement says when it begins. */
const NIGHT_END = 6 * 60

/** A shift on the clock of the day that it starts on, in minutes; what lies beyond 24:00 is on the day after. */
export type Shift = { date: string; from: number; to: number; people: number }

export type PlannedHours = {
  table: HoursTable
  /** Month by month, `2027-03`, in their order. */
  months: readonly { month: string; table: HoursTable }[]
}

/** From and to of a post in minutes; an end at or before the start is on the next day. */
export function spanOf({ from, to }: Pick<Post, 'from' | 'to'>): { from: number; to: number } {
  const [start, end] = [minutesOf(from), minutesOf(to)]
  return { from: start, to: end <= start ? end + DAY : end }
}

/** Whether a post starts a shift on a day: on a holiday only what is meant for holidays does. */
function startsOn({ days }: Pick<Post, 'days'>, { kind, weekday }: CalendarDay): boolean {
  return days.includes(kind === 'holiday' ? 'Ft' : weekday)
}

/** On how many days of a range a post starts a shift. @param calendar of that range */
export function shiftsOf(post: Pick<Post, 'days'>, { days }: Calendar, { from, to }: DateRange): number {
  return days.filter((day) => day.date >= from && day.date <= to && startsOn(post, day)).length
}

/** First and last day of a period. */
export function rangeOf(period: Period): { from: string; to: string } {
  return period.kind === 'year' ? { from: `${period.year}-01-01`, to: `${period.year}-12-31` } : period
}

/**
 * Hours of a plan. A year has what lies in it: the shift of New Year's Eve is cut at midnight, and the one of the year before goes on.
 * A range of dates has the shifts that start on its days, as a whole: what is ordered for an event or a building phase.
 * @param calendar of that range and Land
 */
export function hoursOf({ posts, period, night }: Omit<Plan, 'land'>, calendar: Calendar): PlannedHours {
  const { from, to } = rangeOf(period)
  const isWithin = ({ date }: CalendarDay) => date >= from && date <= to
  const sum = summary(night)
  const shifts = posts.map((post) => ({ post, span: spanOf(post) }))
  calendar.days.forEach((day, at) => {
    const next = calendar.days[at + 1]
    const isCounted = isWithin(day)
    const goesOn = next !== undefined && (period.kind === 'year' ? isWithin(next) : isCounted)
    for (const { post, span } of shifts) {
      if (startsOn(post, day)) {
        if (isCounted) {
          sum.add(day, span.from, Math.min(span.to, DAY), post.people)
        }
        if (goesOn && span.to > DAY) {
          sum.add(next, 0, span.to - DAY, post.people)
        }
      }
    }
  })
  return sum.result()
}

/** Hours of single shifts, as events have them; a shift on a day outside the calendar counts nothing. */
export function hoursOfShifts(calendar: Calendar, shifts: readonly Shift[], night: NightStart): PlannedHours {
  const sum = summary(night)
  for (const { date, from, to, people } of shifts) {
    const at = calendar.days.findIndex((day) => day.date === date)
    const [day, next] = [calendar.days[at], calendar.days[at + 1]]
    if (day !== undefined) {
      sum.add(day, from, Math.min(to, DAY), people)
    }
    if (next !== undefined && to > DAY) {
      sum.add(next, 0, to - DAY, people)
    }
  }
  return sum.result()
}

/** Adds up stretches of days by row, column and month. */
function summary(night: NightStart) {
  const months = new Map<string, Record<DayKind, Record<DayPart, number>>>()
  const nightStart = night * 60
  return {
    add(day: CalendarDay, from: number, to: number, people: number) {
      const month = day.date.slice(0, 7)
      const table: Record<DayKind, Record<DayPart, number>> = months.get(month) ?? {
        weekday: { ...emptyTable.weekday },
        sunday: { ...emptyTable.sunday },
        holiday: { ...emptyTable.holiday },
      }
      months.set(month, table)
      const part = (start: number, end: number) => {
        const [begins, ends] = [Math.max(from, start), Math.min(to, end)]
        return ends > begins ? minutesBetween(day, begins, ends) : 0
      }
      table[day.kind].night += people * (part(0, NIGHT_END) + part(nightStart, DAY))
      table[day.kind].day += people * part(NIGHT_END, nightStart)
    },
    result(): PlannedHours {
      const sorted = [...months].sort(([a], [b]) => a.localeCompare(b))
      return {
        table: sorted.map(([, table]) => table).reduce(sumOf, emptyTable),
        months: sorted.map(([month, table]) => ({ month, table })),
      }
    },
  }
}

export function sumOf(one: HoursTable, other: HoursTable): HoursTable {
  return Object.fromEntries(
    dayKinds.map((kind) => [
      kind,
      { day: one[kind].day + other[kind].day, night: one[kind].night + other[kind].night },
    ]),
  ) as HoursTable
}
