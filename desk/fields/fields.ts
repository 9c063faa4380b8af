import type { Land } from '@/content/laender'
import type { NightStart, Period, Plan, Post, Weekday } from '@/content/planning/types'
import type { ServiceSlug } from '@/content/services'
import { readNumber } from '@/desk/german/german'
import { readClock } from '@/desk/time/clock'
import { type FullTime, netHours } from '@/desk/time/staffing'

export const YEARS = { first: 2026, last: 2035 } as const
const MOST_PEOPLE = 99
export const LONGEST_NAME = 60

/** A post as it is typed. */
export type PostFields = {
  days: readonly Weekday[]
  from: string
  to: string
  people: string
  name: string
}

/** The calculator as it is filled in. `period`: a year, or `range` for the dates beside it. */
export type PlanFields<Row extends PostFields = PostFields> = {
  service: ServiceSlug | ''
  land: Land
  period: string
  from: string
  to: string
  night: NightStart
  posts: readonly Row[]
  fullTime: Readonly<Record<keyof FullTime, string>>
}

const usualFullTime = { weeklyHours: '40', leaveDays: '28', sickDays: '15' } as const

function fieldsOfPost(post: Post): PostFields {
  return { ...post, people: String(post.people) }
}

export function fieldsOf(plan: Plan): PlanFields {
  const { service = '', land, period, night, posts } = plan
  return {
    service,
    land,
    night,
    ...(period.kind === 'year'
      ? { period: String(period.year), from: '', to: '' }
      : { period: 'range', from: period.from, to: period.to }),
    posts: posts.map(fieldsOfPost),
    fullTime: usualFullTime,
  }
}

export type PostProblem = 'from' | 'to' | 'people'

/** What a row says, or what of it cannot be read. */
export type ReadPost = { kind: 'post'; post: Post } | { kind: 'problems'; problems: readonly PostProblem[] }

/** @param unnamed what a post is called that has no name */
export function readPost({ days, from, to, people, name }: PostFields, unnamed: string): ReadPost {
  const [start, end, count] = [readClock(from), readClock(to), readNumber(people)]
  const isCount =
    count.kind === 'number' && Number.isInteger(count.value) && count.value >= 1 && count.value <= MOST_PEOPLE
  const hasStart = start !== null && start !== '24:00'
  return hasStart && end !== null && isCount
    ? {
        kind: 'post',
        post: { days, from: start, to: end, people: count.value, name: nameOf(name) || unnamed },
      }
    : {
        kind: 'problems',
        problems: [
          ...(hasStart ? [] : ['from' as const]),
          ...(end === null ? ['to' as const] : []),
          ...(isCount ? [] : ['people' as const]),
        ],
      }
}

/** A period that can be planned, or what is wrong with it. */
export type ReadPeriod = { kind: 'period'; period: Period } | { kind: 'date' | 'order' }

export function readPeriod({ period, from, to }: Pick<PlanFields, 'period' | 'from' | 'to'>): ReadPeriod {
  if (period !== 'range') {
    return { kind: 'period', period: { kind: 'year', year: Number(period) } }
  }
  const [first, last] = [dateOf(from), dateOf(to)]
  if (first === null || last === null) {
    return { kind: 'date' }
  }
  return first <= last
    ? { kind: 'period', period: { kind: 'range', from: first, to: last } }
    : { kind: 'order' }
}

/** What somebody assumes of a person in full-time work; `nobody`: it would leave no time to work. */
export type ReadFullTime =
  | { kind: 'fullTime'; fullTime: FullTime }
  | { kind: 'problems'; fields: readonly (keyof FullTime)[] }
  | { kind: 'nobody' }

export function readFullTime(fields: PlanFields['fullTime']): ReadFullTime {
  const read = (key: keyof FullTime) => {
    const typed = readNumber(fields[key])
    return typed.kind === 'number' && typed.value <= 366 ? typed.value : null
  }
  const keys: readonly (keyof FullTime)[] = ['weeklyHours', 'leaveDays', 'sickDays']
  const faulty = keys.filter((key) => read(key) === null)
  if (faulty.length > 0) {
    return { kind: 'problems', fields: faulty }
  }
  const fullTime = Object.fromEntries(keys.map((key) => [key, read(key) ?? 0])) as FullTime
  return netHours(fullTime) > 0 ? { kind: 'fullTime', fullTime } : { kind: 'nobody' }
}

/** A year that can be planned. */
export function yearOf(value: string): number | null {
  const year = /^\d{4}$/.test(value) ? Number(value) : 0
  return year >= YEARS.first && year <= YEARS.last ? year : null
}

/** A day that exists, of the years that can be planned. */
export function dateOf(value: string): string | null {
  const isDay =
    /^\d{4}-\d{2}-\d{2}$/.test(value) &&
    !Number.isNaN(Date.parse(value)) &&
    new Date(value).toISOString().startsWith(value)
  return isDay && yearOf(value.slice(0, 4)) !== null ? value : null
}

/** One line, no longer than a field holds, and without halves of a character, which no link can carry. */
export function nameOf(text: string): string {
  const line = text
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/\s+/g, ' ')
    .trim()
  return [...line].slice(0, LONGEST_NAME).join('').trim()
}
