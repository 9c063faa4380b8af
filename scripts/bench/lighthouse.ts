/**
 * `npm run bench:lighthouse`: Lighthouse as on a mid-range phone for every page, median of three, beside the same page
 * without any script. Fails over a budget. Routes given as arguments restrict it: `-- / /werkschutz/`.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { routes } from '@/lib/routes'
import { browserOrExit, launchOptions } from '../lib/browser'
import { filesBelow } from '../lib/filesBelow'
import { PORT } from '../lib/settings'
import { serveExport } from './serveExport'
import { SOURCE_POSITIONS } from './sourcePositions'

const RUNS = 3
/** As many as this, where three leave it open whether a page or the machine is slow. */
const MOST_RUNS = 9
const DEBUGGING_PORT = 9419

/** Lowest medians. One point of grace where the clock of a shared machine has a say. */
const LOWEST = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 } as const
type Category = keyof typeof LOWEST
const CATEGORIES = Object.keys(LOWEST) as Category[]

/**
 * Most that the scripts may cost the first view: largest contentful paint, against the page without them. Lighthouse
 * computes in round trips, so single runs of one page differ by 150 ms; what two standard errors explain is no cost.
 */
const MOST_SCRIPT_COST = 1.05

type Run = Record<Category, number> & { lcp: number; tbt: number; cls: number }

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
    lcp: Math.round(numeric('largest-contentful-paint')),
    tbt: Math.round(numeric('total-blocking-time')),
    cls: numeric('cumulative-layout-shift'),
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Variance of the mean of several measurements. */
function varianceOfMean(values: readonly number[]): number {
  const centre = mean(values)
  return mean(values.map((value) => (value - centre) ** 2)) / (values.length - 1)
}

function medians(runs: readonly Run[]): Run {
  const keys = Object.keys(runs[0] ?? {}) as (keyof Run)[]
  return Object.fromEntries(keys.map((key) => [key, median(runs.map((run) => run[key]))])) as Run
}

/** A copy of the export whose pages hold no script at all. */
function withoutScripts(): string {
  const folder = mkdtempSync(join(tmpdir(), 'without-scripts-'))
  cpSync(join(process.cwd(), 'out'), folder, { recursive: true })
  for (const file of filesBelow(folder).filter((name) => name.endsWith('.html'))) {
    const path = join(folder, file)
    const html = readFileSync(path, 'utf8').replace(/<script\b[\s\S]*?<\/script>/g, '')
    writeFileSync(path, html)
    writeFileSync(`${path}.br`, brotliCompressSync(html))
    rmSync(`${path}.gz`)
  }
  return folder
}

/** Whether the scripts delay the first view by more than what is allowed and what chance explains. */
function isSlowed(runs: readonly Run[], scriptless: readonly Run[]): boolean {
  const [lcp, bare] = [runs, scriptless].map((list) => list.map((run) => run.lcp)) as [number[], number[]]
  const noise = 2 * Math.sqrt(varianceOfMean(lcp) + varianceOfMean(bare))
  return mean(lcp) - MOST_SCRIPT_COST * mean(bare) > noise
}

function faultsOf(path: string, runs: readonly Run[], scriptless: readonly Run[]): string[] {
  const result = medians(runs)
  const list = (all: readonly Run[]) => all.map((run) => run.lcp).join(', ')
  return [
    ...CATEGORIES.filter((category) => !(result[category] >= LOWEST[category])).map(
      (category) => `${path} ${category}: ${result[category]}, at least ${LOWEST[category]}`,
    ),
    ...(result.cls < 0.005 ? [] : [`${path} layout shift: ${result.cls}, must be 0.00`]),
    ...(isSlowed(runs, scriptless)
      ? [`${path} LCP: ${list(runs)} ms; without scripts ${list(scriptless)} ms`]
      : []),
  ]
}

browserOrExit()
const browser = await chromium.launch({
  ...launchOptions(),
  args: [`--remote-debugging-port=${DEBUGGING_PORT}`, SOURCE_POSITIONS],
})
// The pages name this address as their own; another one would cost them points.
const site = await serveExport({ port: PORT })
const folder = withoutScripts()
const scriptless = await serveExport({ folder })
const asked = process.argv.slice(2)
const table: Record<string, Run & { 'lcp without scripts': number }> = {}
const faults: string[] = []
for (const { path } of routes.filter((route) => asked.length === 0 || asked.includes(route.path))) {
  const runs: Run[] = []
  const bare: Run[] = []
  while (runs.length < RUNS || (runs.length < MOST_RUNS && faultsOf(path, runs, bare).length > 0)) {
    // In turn, so that what else happens on the machine meets both.
    runs.push(await runLighthouse(site.origin + path, CATEGORIES))
    bare.push(await runLighthouse(scriptless.origin + path, ['performance']))
  }
  table[path] = { ...medians(runs), 'lcp without scripts': median(bare.map(({ lcp }) => lcp)) }
  faults.push(...faultsOf(path, runs, bare))
}
await browser.close()
await site.close()
await scriptless.close()
rmSync(folder, { recursive: true })

console.log('Lighthouse, mobile, medians; times in ms')
console.table(table)
if (faults.length > 0) {
  console.error(faults.join('\n'))
  process.exit(1)
}
