import type { Page } from '@playwright/test'
import { HYDRATED } from '@/scripts/lib/hydrated'

/** An iPhone 14; the cache of a new context is empty. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  hasTouch: true,
  isMobile: true,
}

/** In this time, what hydration asked for has arrived. */
const REST_MS = 500

/**
 * Opens a page and waits until it is hydrated and at rest. The network is no sign of it: it is quiet already while the
 * page still holds its scripts back.
 */
export async function openPage(page: Page, url: string) {
  await page.goto(url)
  await page.locator(HYDRATED).waitFor({ state: 'attached' })
  await page.waitForTimeout(REST_MS)
}
