import type { Browser, Page } from '@playwright/test'
import type { ServiceSlug } from '@/content/services/slugs'
import { watchUi } from '@/content/watches/ui'
import { pathOf } from '@/lib/both/pathOf'
import { openPage, PHONE } from '@/scripts/bench/openPage'
import { traceOf } from './work'

/** Places of the finger between the first and the last minute of a shift, and the time between two of them. */
const STEPS = 40
const STEP_MS = 34
const RUNS = 3
/** A watch of each make: a site, a house cut open, a crowd, a trolley. */
const MAKES = ['werkschutz', 'hotelsicherheit', 'veranstaltungsservice', 'reinigungsdienste'] as const
/** By then the watch can be watched, and its picture is there. */
const READY_MS = 700

/** Draws the slider over the whole shift with a finger, sent to the browser without asking the page anything. */
async function drawSlider(page: Page) {
  const session = await page.context().newCDPSession(page)
  const slider = page.getByRole('slider', { name: watchUi.ruler })
  const box = await slider.boundingBox()
  // The thumb's middle goes from half its width to as much before the end.
  const pointAt = (step: number) => ({
    x: (box?.x ?? 0) + 22 + (((box?.width ?? 0) - 44) * step) / STEPS,
    y: (box?.y ?? 0) + (box?.height ?? 0) / 2,
  })
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [pointAt(0)] })
  for (let step = 1; step <= STEPS; step += 1) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [pointAt(step)] })
    await new Promise((resolve) => setTimeout(resolve, STEP_MS))
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  if ((await slider.inputValue()) !== (await slider.getAttribute('max'))) {
    throw new Error('The slider did not follow the finger.')
  }
}

/** Processor time of the main thread in each frame meanwhile, in milliseconds: events, scripts, style, layout, paint. */
async function framesOf(browser: Browser, url: string): Promise<number[]> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  await openPage(page, url)
  await page.locator('.watch-controls').scrollIntoViewIfNeeded()
  await page.getByRole('slider', { name: watchUi.ruler }).scrollIntoViewIfNeeded()
  await page.waitForTimeout(READY_MS)
  const events = await traceOf(browser, page, ['cc'], () => drawSlider(page))
  await context.close()
  return events
    .filter(({ name, ph }) => name === 'ProxyMain::BeginMainFrame' && ph === 'X')
    .map(({ tdur = 0 }) => tdur / 1000)
}

export type Frames = { usual: number; worst: number }

/** The middle of the frames that follow a move of the finger while it draws the slider over a watch's whole shift, and the worst one. */
async function watchFrames(browser: Browser, origin: string, slug: ServiceSlug): Promise<Frames> {
  const runs: number[][] = []
  for (let run = 0; run < RUNS; run += 1) {
    const frames = await framesOf(browser, origin + pathOf(slug))
    // One frame a step; the lighter ones are those in which a light fades.
    runs.push(frames.sort((a, b) => b - a).slice(0, STEPS))
  }
  // What else the machine does can only add to it.
  const least = (index: number) => Math.min(...runs.map((run) => run[index] ?? Number.NaN))
  return { usual: least(STEPS / 2), worst: least(0) }
}

/** The frames of a watch of each make, by the address of its page. */
export async function framesOfWatches(browser: Browser, origin: string): Promise<Record<string, Frames>> {
  const frames: Record<string, Frames> = {}
  for (const slug of MAKES) {
    frames[slug] = await watchFrames(browser, origin, slug)
  }
  return frames
}
