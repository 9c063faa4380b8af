import { type Period, type Post, type Weekday, weekdays } from '@/content/planning/types'
import { DAY, STEP } from './day'
import { appliesOn, spanOf } from './hours'
import { dayAfter, mondayOf, rangeOf } from './period'

const QUARTERS = DAY / STEP
/** Monday to Sunday. */
export const weekDays = weekdays.filter((day) => day !== 'Ft')

/** A stretch of one day of the week in which the same shifts are on, in minutes of its clock. */
export type WeekStretch = {
  from: number
  to: number
  /** How many are there. */
  people: number
  /** The same post is staffed by two shifts at once: its name. */
  double: string | null
}

export type WeekRow = { day: Exclude<Weekday, 'Ft'>; stretches: readonly WeekStretch[] }

/** Somebody of a shift, which is a post and the day that it begins on. */
type Present = { shift: string; name: string; people: number }

/**
 * The Monday of the week to be shown: that with the most hours, of those in which a post begins to apply. Null where no post has
 * dates of its own: then every week is the same.
 */
export function shownWeek(posts: readonly Post[], period: Period): string | null {
  const range = rangeOf(period)
  const begins = posts.flatMap(({ dates = [] }) =>
    dates.flatMap(({ from, to }) =>
      from <= range.to && to >= range.from ? mondayOf(from < range.from ? range.from : from) : [],
    ),
  )
  const [first = null, ...others] = [...new Set(begins)].sort()
  return others.reduce(
    (best, each) => (weekMinutes(posts, each) > weekMinutes(posts, best) ? each : best),
    first,
  )
}

/** Whether a post starts on a day of the week, counted from Monday; −1 is the Sunday before, 7 the Monday after. */
export function startsOn({ days, dates }: Post, index: number, monday: string | null): boolean {
  const day = weekDays[(index + weekDays.length) % weekDays.length]
  return (
    day !== undefined &&
    days.includes(day) &&
    (monday === null ? dates === undefined : appliesOn(dayAfter(monday, index), dates))
  )
}

/** A week without a holiday, by its clock: who is there when, which hours nobody covers, and where two shifts lie over each other. */
export function weekOf(posts: readonly Post[], monday: string | null = null): WeekRow[] {
  const quarters = Array.from({ length: QUARTERS * weekDays.length }, (): Present[] => [])
  posts.forEach((post, at) => {
    const { from, to } = spanOf(post)
    for (let index = -1; index < weekDays.length; index++) {
      if (startsOn(post, index, monday)) {
        for (let time = from; time < to; time += STEP) {
          quarters[index * QUARTERS + time / STEP]?.push({
            shift: `${at} ${index}`,
            name: post.name,
            people: post.people,
          })
        }
      }
    }
  })
  return weekDays.map((day, index) => ({
    day,
    stretches: stretchesOf(quarters.slice(index * QUARTERS, (index + 1) * QUARTERS)),
  }))
}

function stretchesOf(quarters: readonly Present[][]): WeekStretch[] {
  const stretches: (WeekStretch & { shifts: string })[] = []
  quarters.forEach((present, quarter) => {
    const shifts = present.map(({ shift }) => shift).join()
    const last = stretches.at(-1)
    if (last?.shifts === shifts) {
      last.to += STEP
      return
    }
    const names = present.map(({ name }) => name)
    stretches.push({
      shifts,
      from: quarter * STEP,
      to: (quarter + 1) * STEP,
      people: present.reduce((sum, { people }) => sum + people, 0),
      double: names.find((name, at) => name !== '' && names.indexOf(name) < at) ?? null,
    })
  })
  return stretches
}

/** Hours of one person each in such a week, in minutes. */
export function weekMinutes(posts: readonly Post[], monday: string | null = null): number {
  return posts.reduce((sum, post) => {
    const { from, to } = spanOf(post)
    const starts = weekDays.filter((_, index) => startsOn(post, index, monday)).length
    return sum + starts * (to - from) * post.people
  }, 0)
}
