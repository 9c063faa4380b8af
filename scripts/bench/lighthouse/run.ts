import lighthouse, { type RunnerResult } from 'lighthouse'
import { CATEGORIES, type Category, faultsOf, type Run } from './budget'

/** Where the browser takes its orders. */
export const DEBUGGING_PORT = 9419

/** As many as these, where the first leaves it open whether a page or the machine is slow. */
const RUNS = 3
const MOST_RUNS = 9

/**
 * Lighthouse's points for performance, but for total blocking time: the clock counts it, and what else the machine does adds to
 * it. The main thread's work on load is measured by `interactions`, in processor time.
 */
function performanceOf({ categories, audits }: RunnerResult['lhr']): number {
  const counted = (categories.performance?.auditRefs ?? []).filter(
    ({ id, weight }) => weight > 0 && id !== 'total-blocking-time',
  )
  const sumOf = (pointsOf: (id: string) => number) =>
    counted.reduce((sum, { id, weight }) => sum + weight * pointsOf(id), 0)
  return Math.round((100 * sumOf((id) => audits[id]?.score ?? Number.NaN)) / sumOf(() => 1))
}

/** One run over a page, in the browser that listens on `DEBUGGING_PORT`. */
async function runLighthouse(url: string, categories: readonly Category[]): Promise<Run> {
  const result = await lighthouse(url, {
    port: DEBUGGING_PORT,
    onlyCategories: [...categories],
    output: 'json',
    logLevel: 'error',
  })
  if (result?.lhr.runtimeError !== undefined || result === undefined) {
    throw new Error(`Lighthouse failed on ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`)
  }
  const { lhr } = result
  const numeric = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN
  const scores = CATEGORIES.map((category) => [
    category,
    Math.round(100 * (lhr.categories[category]?.score ?? Number.NaN)),
  ])
  return {
    ...Object.fromEntries(scores),
    performance: performanceOf(lhr),
    lcp: Math.round(numeric('largest-contentful-paint')),
    tbt: Math.round(numeric('total-blocking-time')),
    cls: numeric('cumulative-layout-shift'),
  }
}

/** Runs over a page, and over the same page without scripts where there is one: one of each if that is within every budget. */
export async function runsOf(path: string, origin: string, scriptlessOrigin: string | null) {
  const runs: Run[] = []
  const bare: Run[] = []
  const hasBegunAgain = () => runs.length > 1 && runs.length < RUNS
  const isOpen = () => runs.length < MOST_RUNS && faultsOf(path, runs, bare).length > 0
  do {
    // In turn, so that what else happens on the machine meets both.
    runs.push(await runLighthouse(origin + path, CATEGORIES))
    if (scriptlessOrigin !== null) {
      bare.push(await runLighthouse(scriptlessOrigin + path, ['performance']))
    }
    const shown = [runs, bare]
      .flatMap((list) => list.slice(-1))
      .map(({ performance, lcp }) => `${performance}, LCP ${lcp} ms`)
    console.log(`${path}: ${shown.join('; without scripts ')}`)
  } while (hasBegunAgain() || isOpen())
  return { runs, bare }
}
