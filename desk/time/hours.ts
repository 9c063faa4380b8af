import type { DateRange } from '@/content/planning/days'
import type { Post } from '@/content/planning/post'
import { type NightStart, type Plan, type SundaySpan, sundaySpans } from '@/content/planning/types'
import { minutesOf } from '@/lib/both/clock'
import { type Calendar, type CalendarDay, minutesBetween, shownAt } from './calendar'
import { DAY, NIGHT_END, STEP, SUNDAY_END } from './day'
import { rangeOf } from './period'
import { type DayKind, type DayPart, dayKinds, emptyTable, type HoursTable, sumOf } from './table'

/** The most that are there at once: first at this quarter of an hour. */
type Peak = { people: number; date: string; minute: number }

export type HoursOfName = { name: string; isOnCall: boolean; table: HoursTable }

/** Tells hours of one name from those of another, and firm ones from those on call. */
export function lotKey({ name, isOnCall }: Pick<HoursOfName, 'name' | 'isOnCall'>): string {
  return `${isOnCall ? 'abruf' : 'fest'} ${name}`
}

export type Hours = {
  table: HoursTable
  /** What may be called off: apart from the others, in no sum of theirs. */
  onCall: HoursTable
  /** Of posts of one name together, firm ones and those on call, in the order of the posts. */
  byName: readonly HoursOfName[]
  /** Of firm posts; null where there is none. */
  peak: Peak | null
}

/** From and to of a post in minutes; an end at or before the start is on the next day. */
export function spanOf({ from, to }: Pick<Post, 'from' | 'to'>): { from: number; to: number } {
  const [start, end] = [minutesOf(from), minutesOf(to)]
  return { from: start, to: end <= start ? end + DAY : end }
}

function isWithin(date: string, { from, to }: DateRange): boolean {
  return from <= date && date <= to
}

/** Whether a day is one of a post's own dates; without any it applies on all. */
export function appliesOn(date: string, dates: Post['dates']): boolean {
  return dates === undefined || dates.some((range) => isWithin(date, range))
}

/** Whether a post starts a shift on a day: on a holiday only what is meant for holidays does. */
function startsOn(
  { days, dates }: Pick<Post, 'days' | 'dates'>,
  { date, kind, weekday }: CalendarDay,
): boolean {
  return days.includes(kind === 'holiday' ? 'Ft' : weekday) && appliesOn(date, dates)
}

/**
 * Hours of a plan. A year has what lies in it: the shift of New Year's Eve is cut at midnight, and the one of the year before goes on.
 * A range of dates has the shifts that start on its days, as a whole: what is ordered for an event or a building phase.
 * @param calendar of that range and Land
 */
export function hoursOf(
  { posts, period, night, sunday = sundaySpans[0] }: Omit<Plan, 'land'>,
  calendar: Calendar,
): Hours {
  const range = rangeOf(period)
  const sums: (HoursOfName & { table: MutableTable })[] = []
  const shifts = posts.map((post) => {
    const { name, onCall: isOnCall = false } = post
    let sum = sums.find((each) => each.name === name && each.isOnCall === isOnCall)
    if (sum === undefined) {
      sum = { name, isOnCall, table: mutableTable() }
      sums.push(sum)
    }
    return { post, span: spanOf(post), sum }
  })
  const partsOf = partsOfDays(night, sunday)
  const heads = presence()
  function add(day: CalendarDay, from: number, to: number, { post, sum }: (typeof shifts)[number]) {
    if (!sum.isOnCall) {
      heads.add(day.date, shownAt(day, from), shownAt(day, to), post.people)
    }
    for (const { kind, part, start, end } of partsOf[day.kind]) {
      const [begins, ends] = [Math.max(from, start), Math.min(to, end)]
      if (ends > begins) {
        sum.table[kind][part] += post.people * minutesBetween(day, begins, ends)
      }
    }
  }
  calendar.days.forEach((day, at) => {
    const next = calendar.days[at + 1]
    const isCounted = isWithin(day.date, range)
    const goesOn = next !== undefined && (period.kind === 'year' ? isWithin(next.date, range) : isCounted)
    for (const shift of shifts) {
      if ((isCounted || goesOn) && startsOn(shift.post, day)) {
        const { from, to } = shift.span
        if (isCounted) {
          add(day, from, Math.min(to, DAY), shift)
        }
        if (goesOn && to > DAY) {
          add(next, 0, to - DAY, shift)
        }
      }
    }
  })
  const sumWhere = (isOnCall: boolean) =>
    sums
      .filter((sum) => sum.isOnCall === isOnCall)
      .reduce<HoursTable>((table, sum) => sumOf(table, sum.table), emptyTable)
  return { table: sumWhere(false), onCall: sumWhere(true), byName: sums, peak: heads.peak() }
}

type MutableTable = Record<DayKind, Record<DayPart, number>>

function mutableTable(): MutableTable {
  return Object.fromEntries(dayKinds.map((kind) => [kind, { ...emptyTable[kind] }])) as MutableTable
}

type PartOfDay = { start: number; end: number; kind: DayKind; part: DayPart }

/** Into which cells the hours of each kind of day go. Where Sundays count from six to eight, the rest of them is a weekday. */
function partsOfDays(night: NightStart, sunday: SundaySpan): Readonly<Record<DayKind, readonly PartOfDay[]>> {
  const nightStart = night * 60
  const of = (kind: DayKind): PartOfDay[] => {
    const isShort = kind === 'sunday' && sunday === '6-20'
    const edge = isShort ? 'weekday' : kind
    return [
      { start: 0, end: NIGHT_END, kind: edge, part: 'night' },
      { start: NIGHT_END, end: isShort ? SUNDAY_END : nightStart, kind, part: 'day' },
      ...(isShort ? [{ start: SUNDAY_END, end: nightStart, kind: edge, part: 'day' } as const] : []),
      { start: nightStart, end: DAY, kind: edge, part: 'night' },
    ]
  }
  return { weekday: of('weekday'), sunday: of('sunday'), holiday: of('holiday') }
}

/** Who comes and goes on each day, by quarters of an hour of its clock. */
function presence() {
  const changes = new Map<string, Int32Array>()
  return {
    add(date: string, from: number, to: number, people: number) {
      const day = changes.get(date) ?? new Int32Array(DAY / STEP + 1)
      changes.set(date, day)
      day[from / STEP] = (day[from / STEP] ?? 0) + people
      day[to / STEP] = (day[to / STEP] ?? 0) - people
    },
    peak(): Peak | null {
      let peak: Peak | null = null
      for (const date of [...changes.keys()].sort()) {
        let people = 0
        changes.get(date)?.forEach((change, quarter) => {
          people += change
          if (people > (peak?.people ?? 0)) {
            peak = { people, date, minute: quarter * STEP }
          }
        })
      }
      return peak
    },
  }
}
