/**
 * `npm run bench -- interactions`: main-thread work on a processor four times slower than this one: for each thing that a
 * visitor does on the home page, for a key in a large plan, for the longest task while either loads, and for the frames in which the log of
 * a watch of each make is read, and what fifty such passes leave in memory. Processor time is counted, not the clock, and the best of several runs counts: what
 * else the machine does can only add to it, so what is over its limit is measured again. Fails over a limit; the aims beside it are for
 * who compares two versions. `--watches`: only the watches.
 */
import { chromium } from '@playwright/test'
import { browserOrExit, launchOptions } from '@/scripts/lib/browser'
import { startReceiver } from '@/scripts/receiver/startReceiver'
import { exitOver } from './exitOver'
import { areOpen, isOpen, report, speedOf } from './interactions/report'
import { type Visit, visit } from './interactions/visitor'
import { framesOfWatches, memoryOfPasses } from './interactions/watchFrames'
import { serveExport } from './serveExport'
import { SOURCE_POSITIONS } from './sourcePositions'

const MOST_VISITS = 30
const onlyWatches = process.argv.includes('--watches')

browserOrExit('whole browser')
const browser = await chromium.launch(launchOptions({ args: [SOURCE_POSITIONS], build: 'whole browser' }))
const { origin, close } = await serveExport()
const receiver = await startReceiver({ quiet: true })
const visits: Visit[] = []
do {
  visits.push(await visit(browser, origin, onlyWatches))
} while (visits.length < MOST_VISITS && isOpen(visits))
const speed = speedOf(visits)
const watchFrames = await framesOfWatches(browser, origin, (frames) => areOpen(frames, speed))
const memory = await memoryOfPasses(browser, origin)
await browser.close()
receiver.close()
await close()

exitOver(report(visits, watchFrames, memory))
