/**
 * `npm run bench -- weight`: bytes over the wire of every page on a phone with an empty cache. Fails over a budget and over
 * a request that the initial viewport does not need; says what changed against `weight.json`, which fails nothing: an owner's
 * longer text is no fault. `--update` writes what it measured to `weight.json`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { routes } from '@/lib/server/routes'
import { browserOrExit, launchOptions } from '../lib/browser'
import { exitOver } from './exitOver'
import { serveExport } from './serveExport'
import { measure } from './weight/measure'
import { type PageWeight, report } from './weight/report'

const BASELINE = join(process.cwd(), 'scripts/bench/weight.json')

browserOrExit('whole browser')
const browser = await chromium.launch(launchOptions({ build: 'whole browser' }))
const { origin, close } = await serveExport()
const pages: PageWeight[] = []
for (const { path } of routes) {
  pages.push(await measure(browser, origin, path))
}
await browser.close()
await close()

const faults = report(pages, JSON.parse(readFileSync(BASELINE, 'utf8')))
if (process.argv.includes('--update')) {
  const weights = Object.fromEntries(pages.map(({ path, weight }) => [path, weight]))
  writeFileSync(BASELINE, `${JSON.stringify(weights, null, 2)}\n`)
}
exitOver(faults)
