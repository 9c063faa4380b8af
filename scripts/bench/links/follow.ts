import type { Browser } from '@playwright/test'
import { pathOf } from '@/lib/both/pathOf'
import { openPage, PHONE } from '@/scripts/bench/openPage'
import { serveExport } from '@/scripts/bench/serveExport'
import { HYDRATED } from '@/scripts/lib/hydrated'
import { openUnwatchedPage } from '@/scripts/lib/unwatchedPage'

const RUNS = 3
const RESTED_RUNS = 2
/** How long a finger stays down. */
const HELD_MS = 90
/** How long a pointer rests on a link before it clicks. */
const RESTED_MS = 300
/** Pictures that the scroll to the link lets load have come. */
const SETTLED_MS = 800
/** By then the picture of the next page has come, too. */
const SHOWN_MS = 2500
/** 1.6 Mbit/s, and 150 ms to the server and back. */
const SLOW_LINE = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 100_000 }

const POLL_MS = 50

const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

const LINK = `main a[href="${pathOf('werkschutz')}"]`

/** Milliseconds from a click to the frame that shows the next page's heading, and to the one that shows its picture. */
export type Shown = { heading: number; picture: number }

/* Both run in the page, where a function with a name of its own would ask for a helper of tsx. */
function noteClick() {
  addEventListener(
    'click',
    ({ timeStamp }) => localStorage.setItem('click', `${performance.timeOrigin + timeStamp}`),
    { capture: true, once: true },
  )
}
async function readShown(): Promise<Shown> {
  const [heading = Number.NaN, picture = Number.NaN] = await Promise.all(
    ['paint', 'largest-contentful-paint'].map(
      (type) =>
        new Promise<number | undefined>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime)).observe({
            type,
            buffered: true,
          })
        }),
    ),
  )
  const before = Number(localStorage.getItem('click')) - performance.timeOrigin
  return { heading: Math.round(heading - before), picture: Math.round(picture - before) }
}

function best(runs: readonly Shown[]): Shown {
  return {
    heading: Math.min(...runs.map(({ heading }) => heading)),
    picture: Math.min(...runs.map(({ picture }) => picture)),
  }
}

/** A tap on a service of the home page, on a phone and a slow line. Playwright prerenders no page. */
async function tapOnce(browser: Browser, origin: string, slowdown: number): Promise<Shown> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  await openPage(page, `${origin}/`)
  const link = page.locator(LINK).first()
  await link.scrollIntoViewIfNeeded()
  await page.waitForTimeout(SETTLED_MS)
  const box = await link.boundingBox()
  const point = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
  await page.evaluate(noteClick)
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_LINE })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await after(HELD_MS)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await page.waitForURL(`**${pathOf('werkschutz')}`)
  await page.waitForTimeout(SHOWN_MS)
  const shown = await page.evaluate(readShown)
  await context.close()
  return shown
}

/** The best of several taps by the clock: most of it is the line's, the rest a processor slowed down so much. */
export async function tap(browser: Browser, slowdown: number): Promise<Shown> {
  const { origin, close } = await serveExport({ isCaching: true })
  const runs: Shown[] = []
  for (let run = 0; run < RUNS; run += 1) {
    runs.push(await tapOnce(browser, origin, slowdown))
  }
  await close()
  return best(runs)
}

/**
 * A click on the same link on a desktop, by a pointer that has rested on it: the page is prerendered. Neither line nor processor can
 * be slowed down there.
 */
export async function restedClick(): Promise<Shown> {
  const site = await serveExport({ isCaching: true })
  const runs: Shown[] = []
  for (let run = 0; run < RESTED_RUNS; run += 1) {
    const page = await openUnwatchedPage(site.origin, ['--window-size=1440,900'])
    await page.go(`${site.origin}/`)
    while (!(await page.evaluate((wanted) => document.querySelector(wanted) !== null, HYDRATED))) {
      await after(POLL_MS)
    }
    await page.evaluate((link) => {
      document.querySelector(link)?.scrollIntoView({ block: 'center', behavior: 'instant' })
    }, LINK)
    await after(SETTLED_MS)
    await page.evaluate(noteClick)
    await page.point(LINK, ['mouseMoved'])
    await after(RESTED_MS)
    await page.point(LINK, ['mousePressed', 'mouseReleased'])
    await after(SHOWN_MS)
    runs.push(await page.evaluate(readShown))
    await page.close()
  }
  await site.close()
  return best(runs)
}
