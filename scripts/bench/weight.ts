/**
 * `npm run bench:weight`: bytes over the wire of every page on a phone with an empty cache. Fails over a budget, over
 * a page heavier than `weight.json` says, and over a request that the first view does not need.
 * `-- --update` writes what it measured to `weight.json`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { routes } from '@/lib/routes'
import { browserOrExit, launchOptions } from '../lib/browser'
import { openPage, PHONE } from './openPage'
import { serveExport } from './serveExport'

const BASELINE = join(import.meta.dirname, 'weight.json')

/** What a page may weigh, in bytes. */
const BUDGET = {
  scripts: 150_000,
  data: 15_000,
  styles: 12_000,
  html: 22_000,
  fonts: 21_000,
  pictures: 40_000,
}
const UNTIL_LOAD = { home: 95_000, other: 85_000 }
/** Asked for after the page has been shown, as the scripts are. */
const DATA = /\/flight\/\w+\.json$/
/** The browser asks for it by itself. */
const ICON = /\/icon\.svg/

/** Hashes in names, and with them the compressed HTML, differ a little from build to build. */
const TOLERANCE = 300

type Weight = typeof BUDGET & { untilLoad: number }
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

/** Addresses of the pictures that can be seen without scrolling. */
function firstViewOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(document.images)
      .filter((picture) => picture.getBoundingClientRect().top < window.innerHeight)
      .map((picture) => picture.currentSrc),
  )
}

async function measure(browser: Browser, origin: string, path: string) {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const transfers = await transfersOf(page, await context.newCDPSession(page), origin + path)
  const firstView = await firstViewOf(page)
  await context.close()

  const sum = (wanted: (transfer: Transfer) => boolean) =>
    transfers.filter(wanted).reduce((total, { bytes }) => total + Math.round(bytes), 0)
  const weight: Weight = {
    untilLoad: sum(({ beforeLoad }) => beforeLoad),
    html: sum(({ type }) => type === 'Document'),
    styles: sum(({ type }) => type === 'Stylesheet'),
    fonts: sum(({ type }) => type === 'Font'),
    pictures: sum(({ url }) => firstView.includes(url)),
    scripts: sum(({ type }) => type === 'Script'),
    // What React hydrates with; arrives with the scripts.
    data: sum(({ url }) => DATA.test(url)),
  }
  const known = ['Document', 'Stylesheet', 'Font', 'Script']
  const unneeded = transfers
    .filter(
      ({ type, url }) =>
        !known.includes(type) && !firstView.includes(url) && !DATA.test(url) && !ICON.test(url),
    )
    .map(({ url }) => url.replace(origin, ''))
  return { weight, unneeded }
}

function faultsOf(path: string, weight: Weight, unneeded: string[], baseline: Weight | undefined): string[] {
  const limits: Weight = { ...BUDGET, untilLoad: path === '/' ? UNTIL_LOAD.home : UNTIL_LOAD.other }
  const kinds = Object.keys(limits) as (keyof Weight)[]
  return [
    ...kinds
      .filter((kind) => weight[kind] > limits[kind])
      .map((kind) => `${path} ${kind}: ${weight[kind]} bytes, budget ${limits[kind]}`),
    ...kinds
      .filter((kind) => weight[kind] > (baseline?.[kind] ?? 0) + TOLERANCE)
      .map(
        (kind) =>
          `${path} ${kind}: ${weight[kind]} bytes, was ${baseline?.[kind] ?? 0}. Meant? npm run bench:weight -- --update`,
      ),
    ...unneeded.map((address) => `${path} asks for ${address} before anybody needs it`),
  ]
}

browserOrExit()
const browser = await chromium.launch(launchOptions())
const { origin, close } = await serveExport()
const before: Record<string, Weight> = JSON.parse(readFileSync(BASELINE, 'utf8'))
const weights: Record<string, Weight> = {}
const faults: string[] = []
const update = process.argv.includes('--update')
for (const { path } of routes) {
  const { weight, unneeded } = await measure(browser, origin, path)
  weights[path] = weight
  faults.push(...faultsOf(path, weight, unneeded, update ? weight : before[path]))
}
await browser.close()
await close()

console.log('Bytes over the wire (brotli), empty cache, 390 × 844 at 3×')
console.table(weights)
if (update) {
  writeFileSync(BASELINE, `${JSON.stringify(weights, null, 2)}\n`)
}
if (faults.length > 0) {
  console.error(faults.join('\n'))
  process.exit(1)
}
