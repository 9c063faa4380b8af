import { test as base, expect, type Page } from '@playwright/test'
import { READY_EVENT } from '@/lib/both/pageState'
import { LOCAL_FORM_ENDPOINT } from '@/lib/server/settings'

declare global {
  interface Window {
    /** Whether the page has said that its islands listen. */
    isReady?: boolean
  }
}

/** Console messages that the browser itself writes when a test makes a request fail on purpose. */
const ON_PURPOSE =
  /Failed to load resource|blocked by CORS policy|violates the following Content Security Policy directive: "connect-src|The film did not start/

type Fixtures = {
  /** Everything that went wrong so far: messages, failed requests, foreign origins. */
  faults: string[]
  /** Set by tests that make requests fail on purpose. */
  expectFailures: boolean
  /** Set by tests that break a part of the page: what the console says of it may come at any time. */
  allowFaults: boolean
  /** Origins that pages may ask beside their own and the local receiver. */
  knownOrigins: readonly string[]
}

/**
 * A page, and every other of its browser context, that fails its test over any console message, failed request or foreign
 * origin. A request that would leave this machine fails before that (`launchOptions` in scripts/lib/browser.ts).
 */
export const test = base.extend<Fixtures>({
  expectFailures: [false, { option: true }],
  allowFaults: [false, { option: true }],
  knownOrigins: [[], { option: true }],
  faults: [
    async ({ context, baseURL, expectFailures, allowFaults, knownOrigins, javaScriptEnabled }, use) => {
      const faults: string[] = []
      await context.addInitScript((event) => {
        document.addEventListener(event, () => {
          window.isReady = true
        })
      }, READY_EVENT)
      context.on('console', (message) => {
        if (!(expectFailures && ON_PURPOSE.test(message.text()))) {
          faults.push(`${message.type()}: ${message.text()} ${message.location().url}`)
        }
      })
      context.on('weberror', (fault) => faults.push(`error: ${fault.error().message}`))
      context.on('requestfailed', (request) => {
        // Leaving a page or its film cuts requests short; scripts that are switched off count as failed.
        const harmless =
          request.failure()?.errorText === 'net::ERR_ABORTED' ||
          (!javaScriptEnabled && request.resourceType() === 'script')
        if (!expectFailures && !harmless) {
          faults.push(`${request.url()}: ${request.failure()?.errorText}`)
        }
      })
      context.on('response', (response) => {
        if (response.status() >= 400 && !expectFailures) {
          faults.push(`${response.url()}: ${response.status()}`)
        }
      })
      context.on('request', (request) => {
        const origin = new URL(request.url()).origin
        const known = [
          ...knownOrigins,
          new URL(baseURL ?? '').origin,
          new URL(LOCAL_FORM_ENDPOINT).origin,
          // The receiver's redirect leads to the same machine under another name.
          new URL(LOCAL_FORM_ENDPOINT).origin.replace('localhost', '127.0.0.1'),
          'null',
        ]
        if (!known.includes(origin)) {
          faults.push(`foreign origin: ${request.url()}`)
        }
      })
      await use(faults)
      expect(allowFaults ? [] : faults).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Waits until the page says that its islands listen. Asked in each frame: an assertion on a locator would ask once a second. */
export async function expectHydrated(page: Page) {
  await page.waitForFunction(() => window.isReady)
}

/** Lets the scripts of the page, or those at some addresses, wait until they are permitted; returns what permits them. */
export async function withholdScripts(page: Page, addresses = '**/_next/**/*.js'): Promise<() => void> {
  let permit = () => {}
  const permitted = new Promise<void>((resolve) => {
    permit = resolve
  })
  await page.route(addresses, async (route) => {
    await permitted
    // The page may have been left meanwhile.
    await route.continue().catch(() => undefined)
  })
  return () => permit()
}

/**
 * Scrolls through the page, a frame a step, so that everything that loads or appears late has done so. Before its frame,
 * a scroll timeline still tells the place before: the header would be transparent in the middle of the page.
 */
export async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 500) {
      window.scrollTo({ top, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
  })
}
