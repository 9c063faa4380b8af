import type { Browser, CDPSession, Page } from '@playwright/test'
import { NEAR_PIXELS } from '@/lib/both/pageState'
import { selectorOf } from '@/lib/both/watch/parts'
import type { Page as PageRecord } from '@/lib/server/pages'
import { openPage, PHONE } from '@/scripts/bench/openPage'
import type { PageWeight, WatchWeight, Weight } from './report'

/** What a service page loads once somebody is near it. `script`: in the chunk of what moves it, and in no other. */
const WATCH = {
  stage: selectorOf('stage'),
  alive: `${selectorOf('watch')}[data-lit]`,
  script: /--watch-turn/,
}
/** Asked for after the page has been shown, as the scripts are. */
const DATA = /\/flight\/\w+\.json$/
/** Fetched ahead, once the page is shown, for pages that may come next. */
const NEXT_STYLES = /\.css$/
/** The browser asks for it by itself. */
const ICON = /\/icon\.svg/

type Transfer = { url: string; type: string; bytes: number; beforeLoad: boolean }

/** All that comes over the wire until the page is hydrated and at rest, without a visitor. */
async function transfersOf(page: Page, session: CDPSession, url: string): Promise<Transfer[]> {
  const started = new Map<string, { url: string; type: string }>()
  const transfers: Transfer[] = []
  let loaded = false
  session.on('Page.loadEventFired', () => {
    loaded = true
  })
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    started.set(requestId, { url: request.url, type: type ?? 'Other' })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = started.get(requestId)
    if (request) {
      transfers.push({ ...request, bytes: encodedDataLength, beforeLoad: !loaded })
    }
  })
  await session.send('Network.enable')
  await session.send('Page.enable')
  await openPage(page, url)
  return transfers
}

/** Addresses of the pictures that can be seen without scrolling, or nearly. */
function initialPicturesOf(page: Page): Promise<string[]> {
  return page.evaluate(
    (near) =>
      Array.from(document.images)
        .filter((picture) => picture.getBoundingClientRect().top < window.innerHeight + near)
        .map((picture) => picture.currentSrc),
    NEAR_PIXELS,
  )
}

/** Bytes that come only when somebody is near the watch; null where there is none. */
async function watchOf(page: Page, transfers: readonly Transfer[]): Promise<WatchWeight | null> {
  if ((await page.locator(WATCH.stage).count()) === 0) {
    return null
  }
  const before = transfers.length
  await page.locator(WATCH.stage).scrollIntoViewIfNeeded()
  await page.locator(WATCH.alive).waitFor()
  await page.waitForTimeout(1000)
  let [script, drawing] = [0, 0]
  for (const { url, type, bytes } of transfers.slice(before)) {
    if (type === 'Script' && WATCH.script.test(await (await fetch(url)).text())) {
      script += Math.round(bytes)
    } else if (url.includes('/watch/')) {
      drawing += Math.round(bytes)
    }
  }
  return { script, drawing }
}

/** Loads a page, and what it needs once somebody is near its watch. */
export async function measure(browser: Browser, origin: string, record: PageRecord): Promise<PageWeight> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const transfers = await transfersOf(page, await context.newCDPSession(page), origin + record.path)
  const initialPictures = await initialPicturesOf(page)
  const untilRest = [...transfers]
  const watch = await watchOf(page, transfers)
  await context.close()

  const sum = (wanted: (transfer: Transfer) => boolean) =>
    untilRest.filter(wanted).reduce((total, { bytes }) => total + Math.round(bytes), 0)
  const weight: Weight = {
    untilLoad: sum(({ beforeLoad }) => beforeLoad),
    html: sum(({ type }) => type === 'Document'),
    styles: sum(({ type }) => type === 'Stylesheet'),
    fonts: sum(({ type }) => type === 'Font'),
    pictures: sum(({ url }) => initialPictures.includes(url)),
    scripts: sum(({ type }) => type === 'Script'),
    // What React hydrates with; arrives with the scripts.
    data: sum(({ url }) => DATA.test(url)),
  }
  const known = ['Document', 'Stylesheet', 'Font', 'Script']
  const unneeded = untilRest
    .filter(
      ({ type, url, beforeLoad }) =>
        // Chromium draws the symbols of its date fields with addresses that hold them.
        !url.startsWith('data:') &&
        !known.includes(type) &&
        !initialPictures.includes(url) &&
        !DATA.test(url) &&
        !(NEXT_STYLES.test(url) && !beforeLoad) &&
        !ICON.test(url),
    )
    .map(({ url }) => url.replace(origin, ''))
  return { page: record, weight, unneeded, watch }
}
