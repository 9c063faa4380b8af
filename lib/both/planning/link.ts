import {
  type Land,
  nightStarts,
  type Period,
  type Plan,
  type Post,
  type Weekday,
  weekdays,
} from '@/content/planning/types'
import { serviceSlugs } from '@/content/services/slugs'
import { readClock } from './clock'

/** Keys of a plan in the fragment of a link. */
export const planKeys = ['leistung', 'land', 'jahr', 'von', 'bis', 'nacht', 'posten'] as const
type PlanKey = (typeof planKeys)[number]

export const LAENDER: readonly Land[] = ['HE', 'RP']
export const YEARS = { first: 2026, last: 2035 } as const
export const MOST_POSTS = 30
export const MOST_PEOPLE = 99
export const LONGEST_NAME = 60
/** So many foreign keys are told; whoever has more of them has no plan. */
const MOST_UNKNOWN = 10

/** What of a link could not be read. `value`: as it stands there, shortened. */
export type LinkFault =
  | { kind: 'value'; key: PlanKey; value: string }
  | { kind: 'unknown'; key: string }
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
    return null
  }
  const parameters = new URLSearchParams(text)
  const faults: LinkFault[] = []
  if (!planKeys.some((key) => parameters.has(key))) {
    return { plan: otherwise, faults: [{ kind: 'foreign' }] }
  }
  const unknown = [...new Set(parameters.keys())].filter((key) => !isPlanKey(key))
  for (const key of unknown.slice(0, MOST_UNKNOWN)) {
    faults.push({ kind: 'unknown', key: shortened(key) })
  }
  /** What a key says; what cannot be read is told and left out. */
  function read<T>(key: PlanKey, reader: (value: string) => T | null): T | null {
    const value = parameters.get(key)
    const result = value === null ? null : reader(value)
    if (value !== null && result === null) {
      faults.push({ kind: 'value', key, value: shortened(value) })
    }
    return result
  }
  const posts = parameters.getAll('posten')
  if (posts.length > MOST_POSTS) {
    faults.push({ kind: 'tooMany', left: posts.length - MOST_POSTS })
  }
  const land = read('land', (value) => LAENDER.find((each) => each === value) ?? null)
  const year = read('jahr', yearOf)
  const [from, to] = [read('von', dateOf), read('bis', dateOf)]
  const isRange = from !== null && to !== null && from <= to
  if (parameters.has('von') !== parameters.has('bis')) {
    faults.push({ kind: 'value', key: parameters.has('von') ? 'bis' : 'von', value: '' })
  } else if (from !== null && to !== null && !isRange) {
    faults.push({ kind: 'value', key: 'bis', value: to })
  }
  const service = read('leistung', (value) => serviceSlugs.find((slug) => slug === value) ?? null)
  return {
    plan: {
      ...(service !== null && { service }),
      land: land ?? otherwise.land,
      period: isRange
        ? { kind: 'range', from, to }
        : year === null
          ? otherwise.period
          : { kind: 'year', year },
      night:
        read('nacht', (value) => nightStarts.find((start) => String(start) === value) ?? null) ??
        otherwise.night,
      posts: posts.slice(0, MOST_POSTS).flatMap((value) => {
        const post = postOf(value)
        if (post === null) {
          faults.push({ kind: 'value', key: 'posten', value: shortened(value) })
        }
        return post ?? []
      }),
    },
    faults,
  }
}

/** The fragment of a plan, without `#`. */
export function writePlan({ service, land, period, night, posts }: Plan): string {
  const pairs: [PlanKey, string][] = [
    ...(service === undefined ? [] : [['leistung', service] satisfies [PlanKey, string]]),
    ['land', land],
    ...periodPairs(period),
    ['nacht', String(night)],
    ...posts.map((post): [PlanKey, string] => ['posten', writePost(post)]),
  ]
  return pairs.map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('&')
}

function periodPairs(period: Period): [PlanKey, string][] {
  return period.kind === 'year'
    ? [['jahr', String(period.year)]]
    : [
        ['von', period.from],
        ['bis', period.to],
      ]
}

function writePost({ days, from, to, people, name }: Post): string {
  return [days.join(','), `${from}-${to}`, people, nameOf(name)].join('|')
}

function isPlanKey(key: string): key is PlanKey {
  return planKeys.some((known) => known === key)
}

function yearOf(value: string): number | null {
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

function postOf(value: string): Post | null {
  const [dayList = '', times = '', peopleText = '', ...name] = value.split('|')
  const names = dayList.split(',').filter((day) => day !== '')
  const days = weekdays.filter((day) => names.includes(day))
  const [from = null, to = null, ...rest] = times.split('-').map(readClock)
  const people = /^\d{1,2}$/.test(peopleText) ? Number(peopleText) : 0
  const isWhole = names.every((day) => days.includes(day as Weekday)) && rest.length === 0
  if (!isWhole || from === null || from === '24:00' || to === null || people < 1) {
    return null
  }
  return { days, from, to, people, name: nameOf(name.join('|')) }
}

/** One line, no longer than a field holds, and without halves of a character, which no link can carry. */
export function nameOf(text: string): string {
  const line = text
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/\s+/g, ' ')
    .trim()
  return [...line].slice(0, LONGEST_NAME).join('').trim()
}

function shortened(value: string): string {
  const letters = [...value]
  return letters.length > LONGEST_NAME ? `${letters.slice(0, LONGEST_NAME).join('')} …` : value
}
