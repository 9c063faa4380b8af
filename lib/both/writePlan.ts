import type { Period, Plan, PlanKey, PlanStart, Post } from '@/content/planning/types'

/** The fragment of a plan, without `#`; `desk/hours/link.ts` reads it. Pages that lead to the calculator write one, too. */
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

/** The dates come last and may be left out; a name that has a bar of its own is followed by one, or its end would pass for dates. */
function writePost({ days, from, to, people, name, dates = [] }: Post): string {
  const ranges = dates
    .map((range) => (range.from === range.to ? range.from : `${range.from}/${range.to}`))
    .join()
  const end = ranges !== '' || name.includes('|') ? [ranges] : []
  return [days.join(','), `${from}-${to}`, people, name, ...end].join('|')
}
