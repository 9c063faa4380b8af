import type { Browser } from '@playwright/test'
import { pathOf } from '@/lib/both/pathOf'
import { openPage, PHONE } from '@/scripts/bench/openPage'

const RUNS = 7
/** How long a finger stays down. */
const HELD_MS = 90
/** Pictures that the scroll to the link lets load have come. */
const SETTLED_MS = 800
/** 1.6 Mbit/s, and 150 ms to the server and back. */
const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 100_000 }

/** Milliseconds from the click that a tap on a service ends with to the frame that shows its heading. */
async function tapOnce(browser: Browser, origin: string, slowdown: number): Promise<number> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  await openPage(page, `${origin}/`)
  const link = page
    .getByRole('main')
    .locator(`a[href="${pathOf('werkschutz')}"]`)
    .first()
  await link.scrollIntoViewIfNeeded()
  await page.waitForTimeout(SETTLED_MS)
  const box = await link.boundingBox()
  const point = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_LINE)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const time = await page.evaluateHandle(() => ({
    shown: new Promise<number>((resolve) => {
      let pressed = Number.NaN
      addEventListener('click', ({ timeStamp }) => (pressed = timeStamp), { capture: true, once: true })
      const heading = document.querySelector('h1')
      new MutationObserver(() => {
        if (document.querySelector('h1') !== heading) {
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)))
        }
      }).observe(document.body, { childList: true, subtree: true })
    }),
  }))
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await new Promise((resolve) => setTimeout(resolve, HELD_MS))
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  const shown = await time.evaluate(({ shown }) => shown)
  await context.close()
  return shown
}

/** The best of several taps by the clock: most of it is the line's, the rest a processor slowed down so much. */
export async function tapTime(browser: Browser, origin: string, slowdown: number): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    times.push(await tapOnce(browser, origin, slowdown))
  }
  return Math.round(Math.min(...times))
}
