/**
 * `npm run bench -- lighthouse`: Lighthouse as on a mid-range phone for one page of each kind, beside the same page without
 * any script: one run where that is clear, else three to nine, told in medians. Fails over a budget. Routes given as arguments
 * are measured instead: `-- / /werkschutz/`. What pages of one kind differ in, their bytes, `weight` measures for each.
 */
import { rmSync } from 'node:fs'
import { chromium } from '@playwright/test'
import type { RouteId } from '@/content/types'
import { firstOfEachKind, pages } from '@/lib/server/pages'
import { LOCAL_SITE } from '@/lib/server/settings'
import { browserOrExit, launchOptions } from '@/scripts/lib/browser'
import { exitOver } from './exitOver'
import { faultsOf, medians, type Run } from './lighthouse/budget'
import { DEBUGGING_PORT, runsOf } from './lighthouse/run'
import { withoutScripts } from './lighthouse/withoutScripts'
import { median } from './median'
import { serveExport } from './serveExport'
import { SOURCE_POSITIONS } from './sourcePositions'

browserOrExit('whole browser')
const browser = await chromium.launch(
  launchOptions({
    args: [`--remote-debugging-port=${DEBUGGING_PORT}`, SOURCE_POSITIONS],
    build: 'whole browser',
  }),
)
// The pages name this address as their own; another one would cost them points.
const site = await serveExport({ port: Number(new URL(LOCAL_SITE).port) })
const folder = withoutScripts()
const scriptless = await serveExport({ folder })
/** Pages of the desk share their scripts; the calculator has the most of them. */
const isLightDesk = (id: RouteId) => id.startsWith('planung') && id !== 'planung/bedarf'
const asked = process.argv.slice(2)
const measured = asked.length === 0 ? firstOfEachKind : pages.filter(({ path }) => asked.includes(path))
const table: Record<string, Run & { 'lcp without scripts'?: number }> = {}
const faults: string[] = []
for (const { id, path } of measured) {
  const isCompared = !isLightDesk(id)
  const { runs, bareLcp } = await runsOf(path, site.origin, isCompared ? scriptless.origin : null)
  table[path] = {
    ...medians(runs),
    ...(isCompared && { 'lcp without scripts': median(bareLcp) }),
  }
  faults.push(...faultsOf(path, runs, bareLcp))
}
await browser.close()
await site.close()
await scriptless.close()
rmSync(folder, { recursive: true })

console.log('Lighthouse, mobile, medians; times in ms')
console.table(table)
exitOver(faults)
