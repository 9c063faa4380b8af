import { test as base, expect, type Page } from '@playwright/test'

/** Console messages that the browser itself writes when a test makes a request fail on purpose. */
const ON_PURPOSE =
  /Failed to load resource|blocked by CORS policy|violates the following Content Security Policy directive: "connect-src/

type Fixtures = {
  /** Everything that went wrong on the page so far: messages, failed requests, foreign origins. */
  faults: string[]
  /** Set by tests that make requests fail on purpose. */
  expectFailures: boolean
}

/** A page that fails its test over any console message, failed request or foreign origin. */
export const test = base.extend<Fixtures>({
  expectFailures: [false, { option: true }],
  faults: [
    async ({ page, baseURL, expectFailures, javaScriptEnabled }, use) => {
      const faults: string[] = []
      page.on('console', (message) => {
        if (!(expectFailures && ON_PURPOSE.test(message.text()))) {
          faults.push(`${message.type()}: ${message.text()} ${message.location().url}`)
        }
      })
      page.on('pageerror', (error) => faults.push(`error: ${error.message}`))
      page.on('requestfailed', (request) => {
        // Leaving a page or its film cuts requests short; scripts that are switched off count as failed.
        const harmless =
          request.failure()?.errorText === 'net::ERR_ABORTED' ||
          (!javaScriptEnabled && request.resourceType() === 'script')
        if (!expectFailures && !harmless) {
          faults.push(`${request.url()}: ${request.failure()?.errorText}`)
        }
      })
      page.on('response', (response) => {
        if (response.status() >= 400 && !expectFailures) {
          faults.push(`${response.url()}: ${response.status()}`)
        }
      })
      page.on('request', (request) => {
        const origin = new URL(request.url()).origin
        const known = [
          new URL(baseURL ?? '').origin,
          'http://localhost:4100',
          'http://127.0.0.1:4100',
          'null',
        ]
        if (!known.includes(origin)) {
          faults.push(`foreign origin: ${request.url()}`)
        }
      })
      await use(faults)
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Waits until the home page's scripts have taken over. */
export async function expectHydrated(page: Page) {
  await expect(page.locator('#contact form')).toHaveAttribute('novalidate')
}

/** Scrolls through the page, so that everything that loads or appears late has done so. */
export async function scrollThrough(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height; top += 500) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
  }
}
