/**
 * `npm run bench -- weight`: bytes over the wire of every page on a phone with an empty cache. Fails over a budget and over
 * a request that the initial viewport does not need.
 */
import { chromium } from '@playwright/test'
import { pages } from '@/lib/server/pages'
import { browserOrExit, launchOptions } from '@/scripts/lib/browser'
import { exitOver } from './exitOver'
import { serveExport } from './serveExport'
import { measure } from './weight/measure'
import { type PageWeight, report } from './weight/report'

browserOrExit('whole browser')
const browser = await chromium.launch(launchOptions({ build: 'whole browser' }))
const { origin, close } = await serveExport()
const weights: PageWeight[] = []
const queue = pages.entries()
/** Bytes are the same whatever else the machine does, so two pages are measured at a time. */
async function measureNext() {
  for (const [at, page] of queue) {
    weights[at] = await measure(browser, origin, page)
  }
}
await Promise.all([measureNext(), measureNext()])
await browser.close()
await close()

exitOver(report(weights))
