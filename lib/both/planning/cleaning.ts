import type { CleaningDraft, Visits } from '@/content/planning/reinigung'
import { germanNumber } from './german'
import { type Read, readWithin } from './limits'

export const WEEKS_A_YEAR = 52
const MONTHS_A_YEAR = 12

const visitsAYear: Record<Visits, number> = {
  w7: 7 * WEEKS_A_YEAR,
  w6: 6 * WEEKS_A_YEAR,
  w5: 5 * WEEKS_A_YEAR,
  w4: 4 * WEEKS_A_YEAR,
  w3: 3 * WEEKS_A_YEAR,
  w2: 2 * WEEKS_A_YEAR,
  w1: WEEKS_A_YEAR,
  m2: 2 * MONTHS_A_YEAR,
  m1: MONTHS_A_YEAR,
}

const AREA = { least: 1, most: 1_000_000 }
const RATE = { least: 1, most: 20_000 }

/** Hours of a kind of room, or of all of them. */
type CleaningHours = { visit: number; week: number; month: number; year: number }

type CleaningRow = {
  area: Read
  rate: Read
  /** Null while something is missing. */
  hours: CleaningHours | null
}

export type CleaningResult = {
  /** One for each draft, in their order. */
  rows: readonly CleaningRow[]
  /** `visit`: of a day on which every kind of room has its turn. */
  total: CleaningHours
}

/** Area ÷ area an hour = hours of a visit; times visits a year; a week is a 52nd of that, a month a twelfth. */
export function cleaningHours(drafts: readonly CleaningDraft[]): CleaningResult {
  const rows = drafts.map((draft) => {
    const area = readWithin(draft.area, AREA)
    const rate = readWithin(draft.rate, RATE)
    return { area, rate, hours: hoursOf(area.value, rate.value, draft.visits) }
  })
  return { rows, total: sumOf(rows) }
}

function hoursOf(area: number | null, rate: number | null, visits: Visits): CleaningHours | null {
  if (area === null || rate === null) {
    return null
  }
  const visit = area / rate
  const year = visit * visitsAYear[visits]
  return { visit, week: year / WEEKS_A_YEAR, month: year / MONTHS_A_YEAR, year }
}

function sumOf(rows: readonly CleaningRow[]): CleaningHours {
  const sum = { visit: 0, week: 0, month: 0, year: 0 }
  for (const { hours } of rows) {
    if (hours !== null) {
      sum.visit += hours.visit
      sum.week += hours.week
      sum.month += hours.month
      sum.year += hours.year
    }
  }
  return sum
}

/** Hours to read: as exact as makes sense for so many. */
export function shownHours(hours: number): string {
  return germanNumber(hours, hours < 1 ? 2 : hours < 100 ? 1 : 0)
}
