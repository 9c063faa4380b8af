import { allLaender } from '@/content/landNames'
import {
  nightStarts,
  type Period,
  type Plan,
  type PlanKey,
  type Post,
  planKeys,
  type Weekday,
  weekdays,
} from '@/content/planning/types'
import { offer } from '@/content/services/offered'
import { dateOf, LONGEST_NAME, nameOf, readPost, yearOf } from '@/desk/fields/fields'

export const MOST_POSTS = 30
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
  const land = read('land', (value) => allLaender.find((each) => each === value) ?? null)
  const year = read('jahr', yearOf)
  const [from, to] = [read('von', dateOf), read('bis', dateOf)]
  const isRange = from !== null && to !== null && from <= to
  if (parameters.has('von') !== parameters.has('bis')) {
    faults.push({ kind: 'value', key: parameters.has('von') ? 'bis' : 'von', value: '' })
  } else if (from !== null && to !== null && !isRange) {
    faults.push({ kind: 'value', key: 'bis', value: to })
  }
  const service = read('leistung', (value) => offer.services.find((slug) => slug === value) ?? null)
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

function postOf(value: string): Post | null {
  const [dayList = '', times = '', people = '', ...name] = value.split('|')
  const names = dayList.split(',').filter((day) => day !== '')
  const days = weekdays.filter((day) => names.includes(day))
  const [from = '', to = '', ...rest] = times.split('-')
  const isWhole = names.every((day) => days.includes(day as Weekday)) && rest.length === 0
  const read = readPost({ days, from, to, people, name: name.join('|') }, '')
  return isWhole && read.kind === 'post' ? read.post : null
}

function shortened(value: string): string {
  const letters = [...value]
  return letters.length > LONGEST_NAME ? `${letters.slice(0, LONGEST_NAME).join('')} …` : value
}
