import type { Browser, Page } from '@playwright/test'
import type { RouteId } from '@/content/types'
import { pathOf } from '@/lib/both/pathOf'
import { selectorOf } from '@/lib/both/watch/parts'
import { openPage, PHONE } from '@/scripts/bench/openPage'
import { traceOf } from './work'

/** Steps in which the log is read once, and the time between two of them. */
const STEPS = 150
const STEP_MS = 34
/** Between two steps where only what they leave behind is asked for. */
const FRAME_MS = 17
/** What else the machine does can only add to a frame: the best counts, and what is over its limit is measured again. */
const RUNS = { least: 1, most: 8 } as const
/** A watch of each make: a site, a house cut open, a crowd, a trolley. */
const MAKES = ['werkschutz', 'hotelsicherheit', 'veranstaltungsservice', 'reinigungsdienste'] as const

/** Scrolls through the log once. */
async function read(page: Page, steps: number, pauseMs: number) {
  await page.evaluate(
    async ([count, pause]) => {
      const entries = [...document.querySelectorAll('section[aria-labelledby=plan] li')]
      const [first, last] = [entries[0], entries.at(-1)].map(
        (entry) => (entry?.getBoundingClientRect().top ?? 0) + window.scrollY - 300,
      )
      for (let step = 0; step <= count; step += 1) {
        const top = (first ?? 0) + (((last ?? 0) - (first ?? 0)) * step) / count
        window.scrollTo({ top, behavior: 'instant' })
        await new Promise((resolve) => setTimeout(resolve, pause))
      }
    },
    [steps, pauseMs] as const,
  )
}

async function openWatch(browser: Browser, url: string): Promise<Page> {
  const page = await (await browser.newContext(PHONE)).newPage()
  await openPage(page, url)
  await page.locator(selectorOf('stage')).scrollIntoViewIfNeeded()
  await page.locator(`${selectorOf('watch')}[data-lit]`).waitFor()
  return page
}

/** Processor time of the main thread in each frame meanwhile, in milliseconds: events, scripts, style, layout, paint. */
async function framesOf(browser: Browser, page: Page): Promise<number[]> {
  const events = await traceOf(browser, page, ['cc'], () => read(page, STEPS, STEP_MS))
  return events
    .filter(({ name, ph }) => name === 'ProxyMain::BeginMainFrame' && ph === 'X')
    .map(({ tdur = 0 }) => tdur / 1000)
    .sort((a, b) => b - a)
    .slice(0, STEPS)
}

export type Frames = {
  /** The middle of the frames in which the log is read, and the worst one. */
  usual: number
  worst: number
}

/** The frames of the watch at an address, the best of as many runs as it takes. */
async function framesOfWatch(
  browser: Browser,
  url: string,
  isOpen: (frames: Frames) => boolean,
): Promise<Frames> {
  const best: Frames = { usual: Number.POSITIVE_INFINITY, worst: Number.POSITIVE_INFINITY }
  for (let run = 0; run < RUNS.least || (run < RUNS.most && isOpen(best)); run += 1) {
    const page = await openWatch(browser, url)
    const frames = await framesOf(browser, page)
    best.usual = Math.min(best.usual, frames[STEPS / 2] ?? Number.NaN)
    best.worst = Math.min(best.worst, frames[0] ?? Number.NaN)
    await page.context().close()
  }
  return best
}

/**
 * The frames of a watch of each make, by the page.
 * @param isOpen whether frames are over a limit, so far
 */
export async function framesOfWatches(
  browser: Browser,
  origin: string,
  isOpen: (frames: Frames) => boolean,
): Promise<Record<string, Frames>> {
  const frames: Record<string, Frames> = {}
  for (const route of MAKES as readonly RouteId[]) {
    frames[route] = await framesOfWatch(browser, origin + pathOf(route), isOpen)
  }
  return frames
}

/** Passes after which a watch must hold no more than before. */
const PASSES = 50

/** Kilobytes that reading a log again and again leaves behind. */
export async function memoryOfPasses(browser: Browser, origin: string): Promise<number> {
  const page = await openWatch(browser, origin + pathOf('werkschutz'))
  const session = await page.context().newCDPSession(page)
  const used = async () => {
    await session.send('HeapProfiler.collectGarbage')
    return (await session.send('Runtime.getHeapUsage')).usedSize / 1024
  }
  await read(page, 30, FRAME_MS)
  const before = await used()
  for (let pass = 0; pass < PASSES; pass += 1) {
    await read(page, 12, FRAME_MS)
  }
  const left = (await used()) - before
  await page.context().close()
  return Math.round(left)
}
