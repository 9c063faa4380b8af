/**
 * `npm run bench -- weight`: bytes over the wire of every page on a phone with an empty cache. Fails over a budget and over
 * a request that the initial viewport does not need; says what changed against `weight.json`, which fails nothing: an owner's
 * longer text is no fault. `--update` writes what it measured to `weight.json`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { pages } from '@/lib/server/pages'
import { browserOrExit, launchOptions } from '@/scripts/lib/browser'
import { exitOver } from './exitOver'
import { serveExport } from './serveExport'
import { measure } from './weight/measure'
import { type PageWeight, report } from './weight/report'

const BASELINE = join(process.cwd(), 'scripts/bench/weight.json')

browserOrExit('whole browser')
const browser = await chromium.launch(launchOptions({ build: 'whole browser' }))
const { origin, close } = await serveExport()
const weights: PageWeight[] = []
for (const page of pages) {
  weights.push(await measure(browser, origin, page))
}
await browser.close()
await close()

const faults = report(weights, JSON.parse(readFileSync(BASELINE, 'utf8')))
if (process.argv.includes('--update')) {
  const measured = Object.fromEntries(weights.map(({ page, weight }) => [page.path, weight]))
  writeFileSync(BASELINE, `${JSON.stringify(measured, null, 2)}\n`)
}
exitOver(faults)
