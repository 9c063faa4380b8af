import { expect, test } from '@playwright/test'
import { FORM_ATTRIBUTE } from '@/lib/both/enquiryForm'
import { pathOf } from '@/lib/both/pathOf'
import { firstOfEachKind } from '@/lib/server/pages'
import { LOCAL_SITE } from '@/lib/server/settings'
import { HYDRATED } from '@/scripts/lib/hydrated'
import { openUnwatchedPage } from '@/scripts/lib/unwatchedPage'

/*
 * What only a visitor's browser does: it prerenders pages, and keeps left ones in its back/forward cache.
 */

const MESSAGE = `form[${FORM_ATTRIBUTE}=contact] [name=message]`

let page: Awaited<ReturnType<typeof openUnwatchedPage>>

test.beforeEach(async () => {
  page = await openUnwatchedPage(LOCAL_SITE, ['--window-size=1280,900'])
})

test.afterEach(() => page.close())

/** Empty between two documents. */
const until = (script: (...args: string[]) => unknown, value: unknown, ...args: string[]) =>
  expect.poll(() => page.evaluate(script, ...args).catch(() => undefined)).toEqual(value)

async function open(address: string) {
  await page.go(address)
  await until((wanted) => location.href === wanted, true, address)
  await until((wanted) => document.querySelector(wanted) !== null, true, HYDRATED)
}

const type = (words: string) =>
  page.evaluate(
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

test('a page is prerendered while the pointer rests on its link, and takes the tab as it is when it is shown', async () => {
  await open(`${LOCAL_SITE}/`)
  await type('Zwei Tore')
  await page.point(CARD, ['mouseMoved'])
  // Drawn by then; nothing in the page that is shown tells.
  await new Promise((resolve) => setTimeout(resolve, 1500))
  await type('Drei Tore')
  await page.point(CARD, ['mousePressed', 'mouseReleased'])
  await until(() => location.pathname, pathOf('werkschutz'))
  const activated = () =>
    (performance.getEntriesByType('navigation')[0] as unknown as { activationStart: number }).activationStart
  expect(await page.evaluate(activated)).toBeGreaterThan(0)
  await until(
    () => document.querySelector<HTMLTextAreaElement>('dialog form [name=message]')?.value,
    'Drei Tore',
  )
})

test('a page of each kind is kept when it is left, and comes back as it was', async () => {
  for (const { path } of firstOfEachKind) {
    await open(LOCAL_SITE + path)
    await page.evaluate(() => {
      Object.assign(window, { kept: true })
    })
    await page.go(`${LOCAL_SITE}/robots.txt`)
    await until(() => location.pathname, '/robots.txt')
    await page.evaluate(() => {
      setTimeout(() => history.back())
    })
    await until((wanted) => location.pathname === wanted, true, path)
    const [isKept, reasons] = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation')
      const { notRestoredReasons } = navigation as unknown as { notRestoredReasons: unknown }
      return ['kept' in window, JSON.stringify(notRestoredReasons)]
    })
    expect([isKept, reasons], path).toEqual([true, 'null'])
  }
})
