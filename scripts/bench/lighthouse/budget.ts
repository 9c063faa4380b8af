import { median } from '@/scripts/bench/median'

/** Lowest medians; of performance (run.ts) the best run, as a busy machine only takes points away. */
const LOWEST = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 } as const
type Category = keyof typeof LOWEST
export const CATEGORIES = Object.keys(LOWEST) as Category[]

/**
 * Most that the scripts may cost the initial viewport: largest contentful paint, against the page without them. Lighthouse
 * computes in round trips, so single runs of one page differ by 150 ms; what two standard errors explain is no cost. Half a
 * round trip more for HTML, 75 of 1,435 ms, is the least that it can see; twice that fails.
 */
const MOST_SCRIPT_COST = 1.07

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
function isSlowed(lcp: readonly number[], bare: readonly number[]): boolean {
  if (bare.length === 0) {
    return false
  }
  const noise = 2 * Math.sqrt(varianceOfMean(lcp) + varianceOfMean(bare))
  return mean(lcp) - MOST_SCRIPT_COST * mean(bare) > noise
}

/**
 * What falls short or goes over, one line each.
 * @param bareLcp largest contentful paints of the page without scripts; none where nobody compares
 */
export function faultsOf(path: string, runs: readonly Run[], bareLcp: readonly number[]): string[] {
  const result = { ...medians(runs), performance: Math.max(...runs.map((run) => run.performance)) }
  const lcp = runs.map((run) => run.lcp)
  return [
    ...CATEGORIES.filter((category) => !(result[category] >= LOWEST[category])).map(
      (category) => `${path} ${category}: ${result[category]}, at least ${LOWEST[category]}`,
    ),
    ...(result.cls < 0.005 ? [] : [`${path} layout shift: ${result.cls}, must be 0.00`]),
    ...(isSlowed(lcp, bareLcp)
      ? [`${path} LCP: ${lcp.join(', ')} ms; without scripts ${bareLcp.join(', ')} ms`]
      : []),
  ]
}
