import lighthouse, { type RunnerResult } from 'lighthouse'

/** Where the browser takes its orders. */
export const DEBUGGING_PORT = 9419

export type Run = { performance: number; lcp: number; tbt: number; cls: number }

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
export async function runLighthouse(url: string): Promise<Run> {
  const result = await lighthouse(url, {
    onlyCategories: ['performance'],
    // Counts for nothing, and loads the page again: tests/engines/documents.spec.ts tries it.
    skipAudits: ['bf-cache'],
    port: DEBUGGING_PORT,
    disableFullPageScreenshot: true,
    output: 'json',
    logLevel: 'error',
  })
  if (result?.lhr.runtimeError !== undefined || result === undefined) {
    throw new Error(`Lighthouse failed on ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`)
  }
  const { lhr } = result
  const numberOf = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN
  return {
    performance: performanceOf(lhr),
    lcp: Math.round(numberOf('largest-contentful-paint')),
    tbt: Math.round(numberOf('total-blocking-time')),
    cls: numberOf('cumulative-layout-shift'),
  }
}
