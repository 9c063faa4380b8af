import { type Period, type Post, weekdays } from '@/content/planning/types'
import { DAY } from './calendar'
import { rangeOf, spanOf } from './hours'

/** What is assumed of one person in full-time work. */
export type FullTime = { weeklyHours: number; leaveDays: number; sickDays: number }

const DAYS_A_YEAR = 365.25
const WORKING_DAYS = 5

/** Hours that one person in full-time work is there in a year. */
export function netHours({ weeklyHours, leaveDays, sickDays }: FullTime): number {
  return (DAYS_A_YEAR / 7) * weeklyHours - (leaveDays + sickDays) * (weeklyHours / WORKING_DAYS)
}

/**
 * People in full-time work that hours of a period need; for a stretch of a year its share of their year. Null where nobody
 * would be left to work.
 */
export function peopleFor(minutes: number, period: Period, fullTime: FullTime): number | null {
  const hours = netHours(fullTime) * (period.kind === 'year' ? 1 : lengthOf(period) / DAYS_A_YEAR)
  return hours > 0 ? minutes / 60 / hours : null
}

function lengthOf(period: Period): number {
  const { from, to } = rangeOf(period)
  return (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
}

/** What the Working Time Act adds to a plan; each names the posts that cause it. */
export type Remark =
  /** More than ten hours: only an agreement allows it (sections 3, 7). */
  | { kind: 'long'; names: readonly string[] }
  /** Less than eleven hours to the next start of the same post: not the same person (section 5). */
  | { kind: 'rest'; names: readonly string[] }
  /** Work on Sundays or holidays, also in the hours after midnight: a day off for each, fifteen Sundays free (section 11). */
  | { kind: 'sundays'; names: readonly string[] }

/** What one person may work on a day, in minutes (section 3 ArbZG). */
export const LONGEST_SHIFT = 10 * 60
const LEAST_REST = 11 * 60

export function remarksOf(posts: readonly Post[]): Remark[] {
  const inUse = posts.filter(({ days }) => days.length > 0)
  const remarks: Remark[] = [
    { kind: 'long', names: namesOf(inUse.filter((post) => lengthOfShift(post) > LONGEST_SHIFT)) },
    {
      kind: 'rest',
      names: namesOf(inUse.filter((post) => isDaily(post) && DAY - lengthOfShift(post) < LEAST_REST)),
    },
    {
      kind: 'sundays',
      names: namesOf(inUse.filter(isOnSundays)),
    },
  ]
  return remarks.filter(({ names }) => names.length > 0)
}

function lengthOfShift(post: Post): number {
  const { from, to } = spanOf(post)
  return to - from
}

/** Whether it starts on two days in a row. */
function isDaily({ days }: Post): boolean {
  const week = weekdays.filter((day) => day !== 'Ft')
  return week.some((day, at) => days.includes(day) && days.includes(week[(at + 1) % week.length] ?? day))
}

/** Whoever works beyond midnight does so into a Sunday or, some time, into a holiday. */
function isOnSundays(post: Post): boolean {
  return post.days.includes('So') || post.days.includes('Ft') || spanOf(post).to > DAY
}

function namesOf(posts: readonly Post[]): string[] {
  return [...new Set(posts.map(({ name }) => name))]
}
