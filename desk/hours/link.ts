import { allLaender } from '@/content/landNames'
import {
  type FullTime,
  nightStarts,
  type Period,
  type Plan,
  type PlanKey,
  type PlanStart,
  planKeys,
  sundaySpans,
} from '@/content/planning/types'
import { offer } from '@/content/services/offered'
import { LONGEST_NAME, readRecord } from '@/desk/fields/field'
import { MOST_ROWS } from '@/desk/fields/rows'
import { dateOf, yearOf } from '@/desk/german/dates'
import { readPost, writePost } from './postColumns'
import { fullTimeFields } from './record'

/** The fragment of a plan, without `#`; `readPlan` reads it. */
export function writePlan(plan: Plan | PlanStart): string {
  const { service, land, night, sunday, fullTime, posts } = plan
  const pairs: readonly (readonly [PlanKey, string | undefined])[] = [
    ['leistung', service],
    ['land', land],
    ...('period' in plan ? periodPairs(plan.period) : []),
    ['nacht', String(night)],
    ['sonntag', sunday],
    ['vollzeit', fullTime && [fullTime.weeklyHours, fullTime.leaveDays, fullTime.sickDays].join()],
    ...posts.map((post) => ['posten', writePost(post)] as const),
  ]
  return pairs
    .flatMap(([key, value]) => (value === undefined ? [] : `${key}=${encodeURIComponent(value)}`))
    .join('&')
}

function periodPairs(period: Period): [PlanKey, string][] {
  return period.kind === 'year'
    ? [['jahr', String(period.year)]]
    : [
        ['von', period.from],
        ['bis', period.to],
      ]
}

/** The most unknown keys that are reported: a link with more of them is none of ours. */
const MOST_UNKNOWN = 10

/** What of a link could not be read. `value`: as in the link, shortened. */
export type LinkFault =
  | { kind: 'value'; key: PlanKey; value: string }
  | { kind: 'unknown'; key: string }
  /** It says two things of one; the first, or the year, does not count. */
  | { kind: 'twice'; key: PlanKey }
  | { kind: 'tooMany'; left: number }
  /** It holds nothing of a plan. */
  | { kind: 'foreign' }

export type ReadLink = { plan: Plan; faults: readonly LinkFault[] }

/**
 * Reads a plan out of a fragment: `#land=HE&jahr=2027&nacht=23&posten=Mo,Di|18:00-06:00|1|Pforte`. Whatever it holds, it does not
 * throw. Null where the fragment is no link of this kind but an id, or nothing.
 * @param otherwise what holds where the link says nothing that can be read
 */
export function readPlan(fragment: string, otherwise: Plan): ReadLink | null {
  const text = fragment.replace(/^#/, '')
  if (!text.includes('=')) {
    const plain = decoded(text)
    // Some programs escape a link as a whole. An id says what it is; a plan that was cut, or escaped once more, does not.
    if (plain?.includes('=')) {
      return readPlan(plain, otherwise)
    }
    return plain !== null && !/%(?:25)*3D/i.test(plain)
      ? null
      : { plan: otherwise, faults: [{ kind: 'foreign' }] }
  }
  const parameters = new URLSearchParams(text)
  if (!planKeys.some((key) => parameters.has(key))) {
    return { plan: otherwise, faults: [{ kind: 'foreign' }] }
  }
  const faults: LinkFault[] = [...new Set(parameters.keys())]
    .filter((key) => !isPlanKey(key))
    .slice(0, MOST_UNKNOWN)
    .map((key) => ({ kind: 'unknown', key: shortened(key) }))
  /** The value of a key; one that cannot be read is reported and left out. */
  function read<T>(key: PlanKey, reader: (value: string) => T | null): T | null {
    const [value, ...more] = parameters.getAll(key)
    const result = value === undefined ? null : reader(value)
    if (value !== undefined && result === null) {
      faults.push({ kind: 'value', key, value: shortened(value) })
    }
    if (more.length > 0) {
      faults.push({ kind: 'twice', key })
    }
    return result
  }
  const posts = parameters.getAll('posten')
  if (posts.length > MOST_ROWS) {
    faults.push({ kind: 'tooMany', left: posts.length - MOST_ROWS })
  }
  const land = read('land', (value) => allLaender.find((each) => each === value) ?? null)
  const year = read('jahr', yearOf)
  const [from, to] = [read('von', dateOf), read('bis', dateOf)]
  const isRange = from !== null && to !== null && from <= to
  if (parameters.has('von') !== parameters.has('bis')) {
    faults.push({ kind: 'value', key: parameters.has('von') ? 'bis' : 'von', value: '' })
  } else if (from !== null && to !== null && !isRange) {
    faults.push({ kind: 'value', key: 'bis', value: to })
  } else if (isRange && year !== null) {
    faults.push({ kind: 'twice', key: 'jahr' })
  }
  const service = read('leistung', (value) => offer.services.find((slug) => slug === value) ?? null)
  const night = read('nacht', (value) => nightStarts.find((start) => String(start) === value) ?? null)
  const sunday = read('sonntag', (value) => sundaySpans.find((span) => span === value) ?? null)
  const fullTime = read('vollzeit', fullTimeFrom)
  return {
    plan: {
      ...(service !== null && { service }),
      land: land ?? otherwise.land,
      period: isRange
        ? { kind: 'range', from, to }
        : year === null
          ? otherwise.period
          : { kind: 'year', year },
      night: night ?? otherwise.night,
      ...(sunday !== null && { sunday }),
      ...(fullTime !== null && { fullTime }),
      posts: posts.slice(0, MOST_ROWS).flatMap((value) => {
        const post = readPost(value)
        if (post === null) {
          faults.push({ kind: 'value', key: 'posten', value: shortened(value) })
        }
        return post ?? []
      }),
    },
    faults,
  }
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

function isPlanKey(key: string): key is PlanKey {
  return planKeys.some((known) => known === key)
}

/** `35,28,15`: hours a week, days of leave and of sickness. */
function fullTimeFrom(text: string): FullTime | null {
  const [weeklyHours = '', leaveDays = '', sickDays = '', ...more] = text.split(',')
  return more.length === 0 ? readRecord(fullTimeFields, { weeklyHours, leaveDays, sickDays }).record : null
}

function shortened(value: string): string {
  const letters = [...value]
  return letters.length > LONGEST_NAME ? `${letters.slice(0, LONGEST_NAME).join('')} …` : value
}
