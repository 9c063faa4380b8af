import type { Post } from '@/content/planning/post'
import type { FullTime, Period } from '@/content/planning/types'
import { DAY } from './day'
import { spanOf } from './hours'
import { daysOf } from './period'

/** The assumptions until a visitor changes them. */
export const usualFullTime: FullTime = { weeklyHours: 40, leaveDays: 28, sickDays: 15 }

const DAYS_A_YEAR = 365.25
const WORKING_DAYS = 5
/** No staff is employed for a shorter period: there the people at its peak count. */
const LEAST_DAYS = 28

/** Hours that one person in full-time work is paid for in a year. */
export function paidHours({ weeklyHours }: Pick<FullTime, 'weeklyHours'>): number {
  return (DAYS_A_YEAR / 7) * weeklyHours
}

/** Hours that one person in full-time work is there in a year. */
export function netHours({ weeklyHours, leaveDays, sickDays }: FullTime): number {
  return paidHours({ weeklyHours }) - (leaveDays + sickDays) * (weeklyHours / WORKING_DAYS)
}

/**
 * People in full-time work that hours of a period need; for a stretch of a year its share of their year. Null for less than four
 * weeks, and where the assumptions leave no working time.
 */
export function peopleFor(minutes: number, period: Period, fullTime: FullTime): number | null {
  const hours = netHours(fullTime) * (period.kind === 'year' ? 1 : daysOf(period) / DAYS_A_YEAR)
  return hours > 0 && daysOf(period) >= LEAST_DAYS ? minutes / 60 / hours : null
}

/** What hours of a longer period are in a year, on average; null where it is not longer than one. */
export function yearlyOf(minutes: number, period: Period): number | null {
  const days = daysOf(period)
  return days > Math.ceil(DAYS_A_YEAR) ? (minutes * DAYS_A_YEAR) / days : null
}

/** What the Working Time Act adds to a plan; each names the posts that cause it. */
export type Remark = {
  kind: /** More than twelve hours: several shifts, with eleven hours of rest for each person (sections 3, 5, 7). */
    | 'relay'
    /** More than ten hours: only an agreement allows it (sections 3, 7). */
    | 'long'
    /** Work on Sundays or holidays, also in the hours after midnight: a day off for each, fifteen Sundays free (section 11). */
    | 'sundays'
  names: readonly string[]
}

/** What one person may work on a day, in minutes (section 3 ArbZG). */
const LONGEST_SHIFT = 10 * 60
/** On a longer post people take turns. */
const LONGEST_POST_OF_ONE = 12 * 60

export function remarksOf(posts: readonly Post[]): Remark[] {
  const named = (is: (post: Post) => boolean) => [...new Set(posts.filter(is).map(({ name }) => name))]
  const isRelay = (post: Post) => lengthOfShift(post) > LONGEST_POST_OF_ONE
  const remarks: Remark[] = [
    { kind: 'relay', names: named(isRelay) },
    { kind: 'long', names: named((post) => !isRelay(post) && lengthOfShift(post) > LONGEST_SHIFT) },
    { kind: 'sundays', names: named(isOnSundays) },
  ]
  return remarks.filter(({ names }) => names.length > 0)
}

function lengthOfShift(post: Post): number {
  const { from, to } = spanOf(post)
  return to - from
}

/** Work beyond midnight runs into a Sunday or, at times, into a holiday. */
function isOnSundays(post: Post): boolean {
  return post.days.includes('So') || post.days.includes('Ft') || spanOf(post).to > DAY
}
