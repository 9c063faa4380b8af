import { median } from '@/scripts/bench/median'

/**
 * Lowest scores of the best run: whatever else a machine does can only take points away. The aim is 100 everywhere; the
 * points of grace are for a processor that is slower for hours.
 */
const LOWEST = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const
export type Category = keyof typeof LOWEST
export const CATEGORIES = Object.keys(LOWEST) as Category[]

/**
 * Most that the scripts may cost the initial viewport: largest contentful paint, against the page without them. The aim is
 * 1.05; Lighthouse computes in round trips, so single runs of one page differ by 150 ms, and where two pages fall on two
 * sides of a step, they do so in every run. What two standard errors explain is no cost.
 */
const MOST_SCRIPT_COST = 1.15

export type Run = Record<Category, number> & { lcp: number; tbt: number; cls: number }

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Variance of the mean of several measurements; of a single one nothing is known, and nothing is excused. */
function varianceOfMean(values: readonly number[]): number {
  if (values.length < 2) {
    return 0
  }
  const centre = mean(values)
  return mean(values.map((value) => (value - centre) ** 2)) / (values.length - 1)
}

export function medians(runs: readonly Run[]): Run {
  const keys = Object.keys(runs[0] ?? {}) as (keyof Run)[]
  return Object.fromEntries(keys.map((key) => [key, median(runs.map((run) => run[key]))])) as Run
}

/** Whether the scripts delay the initial viewport by more than what is allowed and what chance explains. */
function isSlowed(runs: readonly Run[], scriptless: readonly Run[]): boolean {
  if (scriptless.length === 0) {
    return false
  }
  const [lcp, bare] = [runs, scriptless].map((list) => list.map((run) => run.lcp)) as [number[], number[]]
  const noise = 2 * Math.sqrt(varianceOfMean(lcp) + varianceOfMean(bare))
  return mean(lcp) - MOST_SCRIPT_COST * mean(bare) > noise
}

/** What falls short or goes over, one line each. */
export function faultsOf(path: string, runs: readonly Run[], scriptless: readonly Run[]): string[] {
  const { cls } = medians(runs)
  const best = (category: Category) => Math.max(...runs.map((run) => run[category]))
  const list = (all: readonly Run[]) => all.map((run) => run.lcp).join(', ')
  return [
    ...CATEGORIES.filter((category) => !(best(category) >= LOWEST[category])).map(
      (category) => `${path} ${category}: ${best(category)}, at least ${LOWEST[category]}`,
    ),
    ...(cls < 0.005 ? [] : [`${path} layout shift: ${cls}, must be 0.00`]),
    ...(isSlowed(runs, scriptless)
      ? [`${path} LCP: ${list(runs)} ms; without scripts ${list(scriptless)} ms`]
      : []),
  ]
}
