import lighthouse, { type Flags, type RunnerResult } from 'lighthouse'
import { CATEGORIES, faultsOf, type Run } from './budget'

/** Where the browser takes its orders. */
export const DEBUGGING_PORT = 9419

/** As many as these, where the first leaves it open whether a page or the machine is slow. */
const RUNS = 3
const MOST_RUNS = 9

const LCP = 'largest-contentful-paint'

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

async function resultOf(url: string, wanted: Flags): Promise<RunnerResult['lhr']> {
  const result = await lighthouse(url, {
    ...wanted,
    port: DEBUGGING_PORT,
    disableFullPageScreenshot: true,
    output: 'json',
    logLevel: 'error',
  })
  if (result?.lhr.runtimeError !== undefined || result === undefined) {
    throw new Error(`Lighthouse failed on ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`)
  }
  return result.lhr
}

const numberOf = ({ audits }: RunnerResult['lhr'], audit: string) => audits[audit]?.numericValue ?? Number.NaN

const lcpOf = (lhr: RunnerResult['lhr']) => Math.round(numberOf(lhr, LCP))

/** One run over a page, in the browser that listens on `DEBUGGING_PORT`. */
async function runLighthouse(url: string): Promise<Run> {
  // Counts for nothing, and loads the page again: tests/engines/documents.spec.ts tries it.
  const lhr = await resultOf(url, { onlyCategories: CATEGORIES, skipAudits: ['bf-cache'] })
  const scores = CATEGORIES.map((category) => [
    category,
    Math.round(100 * (lhr.categories[category]?.score ?? Number.NaN)),
  ])
  return {
    ...Object.fromEntries(scores),
    performance: performanceOf(lhr),
    lcp: lcpOf(lhr),
    tbt: Math.round(numberOf(lhr, 'total-blocking-time')),
    cls: numberOf(lhr, 'cumulative-layout-shift'),
  }
}

/** Runs over a page, and what the same page without scripts takes where there is one: one of each if that is within every budget. */
export async function runsOf(path: string, origin: string, scriptlessOrigin: string | null) {
  const runs: Run[] = []
  const bareLcp: number[] = []
  const hasBegunAgain = () => runs.length > 1 && runs.length < RUNS
  const isOpen = () => runs.length < MOST_RUNS && faultsOf(path, runs, bareLcp).length > 0
  do {
    // In turn, so that what else happens on the machine meets both.
    const run = await runLighthouse(origin + path)
    runs.push(run)
    if (scriptlessOrigin !== null) {
      bareLcp.push(lcpOf(await resultOf(scriptlessOrigin + path, { onlyAudits: [LCP] })))
    }
    const beside = bareLcp.slice(-1).map((lcp) => `; without scripts ${lcp} ms`)
    console.log(`${path}: ${run.performance}, LCP ${run.lcp} ms${beside}`)
  } while (hasBegunAgain() || isOpen())
  return { runs, bareLcp }
}
