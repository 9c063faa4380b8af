import type { EventDraft } from '@/content/planning/veranstaltung'
import { minutesOf } from '@/lib/both/clock'
import { type Fault, type Read, readWithin } from './limits'

const DAY = 24 * 60
const STEP = 15
const PEOPLE = { least: 1, most: 999, whole: true }
/** Years whose holidays are certain. */
const YEARS = { first: '2026-01-01', last: '2035-12-31' }
/** A person may work ten hours a day at most (section 3 ArbZG). */
const LONGEST = 10 * 60

/** A shift on the clock of the day that it starts on, in minutes; what lies beyond 24:00 is on the day after. */
export type EventShift = { date: string; from: number; to: number; people: number }

export type EventRow = {
  date: { fault: Fault | null }
  from: { fault: Fault | null }
  to: { fault: Fault | null }
  people: Read
  /** Null while something is missing. */
  shift: EventShift | null
}

/** Reads dates and times as the browser's own fields give them, and people as typed. One row for each draft, in their order. */
export function readEvent(drafts: readonly EventDraft[]): EventRow[] {
  return drafts.map((draft) => {
    const people = readWithin(draft.people, PEOPLE)
    const date = faultOfDate(draft.date)
    const [from, to] = [faultOfTime(draft.from), faultOfTime(draft.to)]
    const isWhole =
      [draft.date, draft.from, draft.to].every((text) => text !== '') &&
      [date, from, to].every((fault) => fault === null)
    return {
      date: { fault: date },
      from: { fault: from },
      to: { fault: to },
      people,
      shift: isWhole && people.value !== null ? shiftOf(draft, people.value) : null,
    }
  })
}

function shiftOf({ date, from, to }: EventDraft, people: number): EventShift {
  const [start, end] = [minutesOf(from as `${number}:${number}`), minutesOf(to as `${number}:${number}`)]
  return { date, from: start, to: end <= start ? end + DAY : end, people }
}

function faultOfDate(date: string): Fault | null {
  if (date === '') {
    return null
  }
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || Number.isNaN(Date.parse(date))) {
    return 'nonsense'
  }
  return date < YEARS.first ? 'small' : date > YEARS.last ? 'large' : null
}

function faultOfTime(time: string): Fault | null {
  if (time === '') {
    return null
  }
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) {
    return 'nonsense'
  }
  return minutesOf(time as `${number}:${number}`) % STEP === 0 ? null : 'fraction'
}

/** Longer than one person may work on a day. */
export function isLong({ from, to }: EventShift): boolean {
  return to - from > LONGEST
}

export function shiftsOf(rows: readonly EventRow[]): EventShift[] {
  return rows.flatMap(({ shift }) => (shift === null ? [] : [shift]))
}

/** Minutes of the clock on one day, and how many people are there then. */
export type Stretch = { from: number; to: number; heads: number }
export type DayOfEvent = { date: string; stretches: readonly Stretch[] }

/** Days on which somebody is there, with the people by the clock. How long an hour really is does not matter here. */
export function headsByDay(shifts: readonly EventShift[]): DayOfEvent[] {
  const parts = shifts.flatMap(({ date, from, to, people }) => [
    { date, from, to: Math.min(to, DAY), people },
    ...(to > DAY ? [{ date: dayAfter(date), from: 0, to: to - DAY, people }] : []),
  ])
  const dates = [...new Set(parts.map(({ date }) => date))].sort()
  return dates.map((date) => ({ date, stretches: stretchesOf(parts.filter((part) => part.date === date)) }))
}

function stretchesOf(parts: readonly EventShift[]): Stretch[] {
  const edges = [...new Set(parts.flatMap(({ from, to }) => [from, to]))].sort((a, b) => a - b)
  const stretches: Stretch[] = []
  edges.slice(1).forEach((to, index) => {
    const from = edges[index] ?? 0
    const heads = parts
      .filter((part) => part.from <= from && part.to >= to)
      .reduce((sum, { people }) => sum + people, 0)
    const before = stretches.at(-1)
    if (before?.to === from && before.heads === heads) {
      before.to = to
    } else if (heads > 0) {
      stretches.push({ from, to, heads })
    }
  })
  return stretches
}

/** When most people are there at once, the first time if it happens again; null while nobody is. */
export function mostAtOnce(days: readonly DayOfEvent[]): (Stretch & { date: string }) | null {
  return days
    .flatMap(({ date, stretches }) => stretches.map((stretch) => ({ date, ...stretch })))
    .reduce<(Stretch & { date: string }) | null>(
      (most, stretch) => (most === null || stretch.heads > most.heads ? stretch : most),
      null,
    )
}

/** Days of the calendar have no time zone: counted as those of UTC, which are all of one length. */
function dayAfter(date: string): string {
  return new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10)
}

/** `Sa, 12.06.2027`. */
export function germanDate(date: string): string {
  return new Intl.DateTimeFormat('de-DE', {
    weekday: 'short',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.parse(date))
}
