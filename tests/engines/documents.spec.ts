import { expect, test } from '@playwright/test'
import puppeteer, { type Browser, type CDPSession } from 'puppeteer-core'
import { FORM_ATTRIBUTE } from '@/lib/both/pageContract'
import { pathOf } from '@/lib/both/pathOf'
import { pages } from '@/lib/server/pages'
import { LOCAL_SITE } from '@/lib/server/settings'
import { launchOptions } from '@/scripts/lib/browser'
import { HYDRATED } from '@/scripts/lib/hydrated'

/*
 * What only the browser does that visitors have: it draws pages ahead, and keeps whole pages that are left. Playwright switches
 * both off in Chromium; Puppeteer leaves them, but loses sight of a page that was drawn ahead, so each step looks for it anew.
 */

const MESSAGE = `form[${FORM_ATTRIBUTE}=contact] [name=message]`

let browser: Browser

test.beforeEach(async () => {
  const { executablePath, args } = launchOptions({ build: 'whole browser' })
  browser = await puppeteer.launch({
    executablePath: executablePath ?? '',
    args: [...args, '--no-sandbox', '--window-size=1280,900'],
    defaultViewport: null,
  })
})

test.afterEach(() => browser.close())

/** Does something with the page that is shown. Nothing is drawn ahead while a session watches a page. */
async function onPage<T>(act: (page: CDPSession) => Promise<T>): Promise<T> {
  const targets = browser.targets().filter((target) => target.type() === 'page')
  const target = targets.findLast((one) => one.url().startsWith(LOCAL_SITE)) ?? targets[0]
  const page = (await target?.createCDPSession()) as CDPSession
  try {
    return await act(page)
  } finally {
    await page.detach().catch(() => undefined)
  }
}

async function evaluate<T>(script: (...args: string[]) => T, ...args: string[]): Promise<T> {
  const expression = `(${script})(...${JSON.stringify(args)})`
  const { result } = await onPage((page) =>
    page.send('Runtime.evaluate', { expression, returnByValue: true }),
  )
  return result.value
}

/** Empty between two documents. */
const until = (script: (...args: string[]) => unknown, value: unknown, ...args: string[]) =>
  expect.poll(() => evaluate(script, ...args).catch(() => undefined), { timeout: 10_000 }).toEqual(value)

const go = (address: string) => onPage((page) => page.send('Page.navigate', { url: address }))

async function open(address: string) {
  await go(address)
  await until((wanted) => location.href === wanted, true, address)
  await until((wanted) => document.querySelector(wanted) !== null, true, HYDRATED)
}

/** Moves the pointer over an element, and presses it there if asked to. */
async function point(selector: string, types: readonly ('mouseMoved' | 'mousePressed' | 'mouseReleased')[]) {
  const place = await evaluate((wanted) => {
    const element = document.querySelector(wanted)
    element?.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect()
    return { x: left + width / 2, y: top + height / 2 }
  }, selector)
  await onPage(async (page) => {
    for (const type of types) {
      await page.send('Input.dispatchMouseEvent', { type, ...place, button: 'left', clickCount: 1 })
    }
  })
}

const type = (words: string) =>
  evaluate(
    (selector, text) => {
      const field = document.querySelector<HTMLTextAreaElement>(selector)
      if (field) {
        field.value = text
        field.dispatchEvent(new Event('input', { bubbles: true }))
      }
    },
    MESSAGE,
    words,
  )

const CARD = `#services a[href="${pathOf('werkschutz')}"]`

test('a page is drawn ahead where a pointer rests on its link, and takes the tab as it is when it is shown', async () => {
  await open(`${LOCAL_SITE}/`)
  await type('Zwei Tore')
  await point(CARD, ['mouseMoved'])
  // Drawn by then; nothing in the page that is shown tells.
  await new Promise((resolve) => setTimeout(resolve, 1500))
  await type('Drei Tore')
  await point(CARD, ['mousePressed', 'mouseReleased'])
  await until(() => location.pathname, pathOf('werkschutz'))
  const activated = () =>
    (performance.getEntriesByType('navigation')[0] as unknown as { activationStart: number }).activationStart
  expect(await evaluate(activated)).toBeGreaterThan(0)
  await until(
    () => document.querySelector<HTMLTextAreaElement>('dialog form [name=message]')?.value,
    'Drei Tore',
  )
})

test('every page is kept when it is left, and comes back as it was', async () => {
  for (const { path } of pages) {
    await open(LOCAL_SITE + path)
    await evaluate(() => {
      Object.assign(window, { kept: true })
    })
    await go(`${LOCAL_SITE}/robots.txt`)
    await until(() => location.pathname, '/robots.txt')
    await evaluate(() => {
      setTimeout(() => history.back())
    })
    await until((wanted) => location.pathname === wanted, true, path)
    const [isKept, reasons] = await evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation')
      const { notRestoredReasons } = navigation as unknown as { notRestoredReasons: unknown }
      return ['kept' in window, JSON.stringify(notRestoredReasons)]
    })
    expect([isKept, reasons], path).toEqual([true, 'null'])
  }
})
