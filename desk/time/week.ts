import { type Post, type Weekday, weekdays } from '@/content/planning/types'
import { DAY, STEP } from './calendar'
import { spanOf } from './hours'

const QUARTERS = DAY / STEP
const DAYS = weekdays.filter((day) => day !== 'Ft')

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

/** A week without a holiday, by its clock: who is there when, which hours nobody covers, and where two shifts lie over each other. */
export function weekOf(posts: readonly Post[]): WeekRow[] {
  const quarters = Array.from({ length: QUARTERS * DAYS.length }, (): Present[] => [])
  posts.forEach((post, at) => {
    const { from, to } = spanOf(post)
    DAYS.forEach((day, index) => {
      if (post.days.includes(day)) {
        for (let time = from; time < to; time += STEP) {
          const quarter = quarters[(index * QUARTERS + time / STEP) % quarters.length]
          quarter?.push({ shift: `${at} ${day}`, name: post.name, people: post.people })
        }
      }
    })
  })
  return DAYS.map((day, index) => ({
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
export function weekMinutes(posts: readonly Post[]): number {
  return posts.reduce((sum, post) => {
    const { from, to } = spanOf(post)
    return sum + post.days.filter((day) => day !== 'Ft').length * (to - from) * post.people
  }, 0)
}
