import { type Post, type Weekday, weekdays } from '@/content/planning/types'
import { DAY, STEP } from './calendar'
import { spanOf } from './hours'

const QUARTERS = DAY / STEP
const DAYS = weekdays.filter((day) => day !== 'Ft')

/** A stretch of one day of the week that looks alike, in minutes of its clock. */
export type WeekStretch = {
  from: number
  to: number
  /** How many are there. */
  people: number
  /** The same post is staffed by two shifts at once: its name. */
  double: string | null
}

export type WeekRow = { day: Exclude<Weekday, 'Ft'>; stretches: readonly WeekStretch[] }

/** A week without a holiday, by its clock: who is there when, which hours nobody covers, and where two shifts lie over each other. */
export function weekOf(posts: readonly Post[]): WeekRow[] {
  const names = posts.map(({ name }) => name)
  const quarters = Array.from({ length: QUARTERS * DAYS.length }, () => new Map<string, number[]>())
  posts.forEach((post, at) => {
    const { from, to } = spanOf(post)
    DAYS.forEach((day, index) => {
      if (post.days.includes(day)) {
        for (let time = from; time < to; time += STEP) {
          const quarter = quarters[(index * QUARTERS + time / STEP) % quarters.length]
          const name = names[at] ?? ''
          quarter?.set(name, [...(quarter.get(name) ?? []), post.people])
        }
      }
    })
  })
  return DAYS.map((day, index) => ({
    day,
    stretches: merged(quarters.slice(index * QUARTERS, (index + 1) * QUARTERS).map(stretchOf)),
  }))
}

function stretchOf(posts: ReadonlyMap<string, readonly number[]>, quarter: number): WeekStretch {
  const people = [...posts.values()].flat().reduce((sum, each) => sum + each, 0)
  const [double = null] = [...posts].find(([name, shifts]) => name !== '' && shifts.length > 1) ?? []
  return { from: quarter * STEP, to: (quarter + 1) * STEP, people, double }
}

function merged(stretches: readonly WeekStretch[]): WeekStretch[] {
  const list: WeekStretch[] = []
  for (const next of stretches) {
    const last = list.at(-1)
    if (last !== undefined && last.people === next.people && last.double === next.double) {
      last.to = next.to
    } else {
      list.push({ ...next })
    }
  }
  return list
}

/** Hours of one person each in such a week, in minutes. */
export function weekMinutes(posts: readonly Post[]): number {
  return posts.reduce((sum, post) => {
    const { from, to } = spanOf(post)
    return sum + post.days.filter((day) => day !== 'Ft').length * (to - from) * post.people
  }, 0)
}
