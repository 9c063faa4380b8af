/**
 * `npm run bench -- lighthouse`: Lighthouse's points for performance, as on a mid-range phone, for one page of each kind. Up to nine runs,
 * of which the best counts, as a busy machine only takes points away. Fails below the budget. Routes given as arguments are
 * measured instead: `-- / /werkschutz/`. What Lighthouse says of accessibility and search engines, tests ask of every page.
 */
import { chromium } from '@playwright/test'
import { firstOfEachKind, pages } from '@/lib/server/pages'
import { LOCAL_SITE } from '@/lib/server/settings'
import { browserOrExit, launchOptions } from '@/scripts/lib/browser'
import { exitOver } from './exitOver'
import { DEBUGGING_PORT, type Run, runLighthouse } from './lighthouse/run'
import { serveExport } from './serveExport'
import { SOURCE_POSITIONS } from './sourcePositions'

const LEAST_PERFORMANCE = 99
const MOST_LAYOUT_SHIFT = 0.005
const MOST_RUNS = 9

const isWithin = ({ performance, cls }: Run) => performance >= LEAST_PERFORMANCE && cls < MOST_LAYOUT_SHIFT

browserOrExit('whole browser')
const browser = await chromium.launch(
  launchOptions({
    args: [`--remote-debugging-port=${DEBUGGING_PORT}`, SOURCE_POSITIONS],
    build: 'whole browser',
  }),
)
// The pages name this address as their own.
const site = await serveExport({ port: Number(new URL(LOCAL_SITE).port) })
const requested = process.argv.slice(2)
const measured =
  requested.length === 0 ? firstOfEachKind : pages.filter(({ path }) => requested.includes(path))
const best: Record<string, Run> = {}
for (const { path } of measured) {
  let run = await runLighthouse(site.origin + path)
  for (let runs = 1; runs < MOST_RUNS && !isWithin(run); runs += 1) {
    const next = await runLighthouse(site.origin + path)
    run = isWithin(next) || next.performance > run.performance ? next : run
  }
  best[path] = run
}
await browser.close()
await site.close()

console.log('Lighthouse, mobile, best run; times in ms')
console.table(best)
exitOver(
  Object.entries(best)
    .filter(([, run]) => !isWithin(run))
    .map(
      ([path, { performance, cls }]) =>
        `${path}: performance ${performance}, at least ${LEAST_PERFORMANCE}; layout shift ${cls}, below ${MOST_LAYOUT_SHIFT}`,
    ),
)
