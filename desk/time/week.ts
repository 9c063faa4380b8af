import { weekdays } from '@/content/planning/days'
import type { Post } from '@/content/planning/post'
import type { Period } from '@/content/planning/types'
import { appliesOn, spanOf } from './hours'
import { dayAfter, mondayOf, rangeOf } from './period'

/** Monday to Sunday. */
export const weekDays = weekdays.filter((day) => day !== 'Ft')

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

/** Hours of one person each in a week without a holiday, in minutes; what may be called off is apart. */
export function weekMinutes(posts: readonly Post[], monday: string | null = null): number {
  return posts.reduce((sum, post) => {
    if (post.onCall) {
      return sum
    }
    const { from, to } = spanOf(post)
    const starts = weekDays.filter((_, index) => startsOn(post, index, monday)).length
    return sum + starts * (to - from) * post.people
  }, 0)
}
