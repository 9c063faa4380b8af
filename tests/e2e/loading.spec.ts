import type { Locator, Page } from '@playwright/test'
import { forms } from '@/content/forms'
import { home } from '@/content/home'
import { pathOf } from '@/lib/routes'
import { fieldOf, fill, submitOf } from '../support/forms'
import { expect, test } from '../support/pages'
import { receivedFrom, sender } from '../support/received'

const offerOf = (page: Page) => page.locator('.hero a[data-offer]')
const contactOf = (page: Page) => page.locator('#contact form')

/** A phone on a slow mobile network: 1.6 Mbit/s, 150 ms to the server and back. */
async function throttle(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 100_000,
  })
}

/** Sum of all layout shifts so far, also of those that a visitor's action excuses. */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(
            list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
          )
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(0), 500)
      }),
  )
}

/** Resolves when an element says for the first time whether it is busy: looking later could miss it. */
function becomesBusy(element: Locator): Promise<string | null> {
  return element.evaluate(
    (node) =>
      new Promise<string | null>((resolve) => {
        new MutationObserver(() => resolve(node.getAttribute('aria-busy'))).observe(node, {
          attributeFilter: ['aria-busy'],
        })
      }),
  )
}

test.describe('on a slow line', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('no script is asked for before the page is shown, and then all of them', async ({ page }) => {
    await throttle(page)
    const early: string[] = []
    const late: string[] = []
    let loaded = false
    page.on('load', () => {
      loaded = true
    })
    page.on('request', (request) => {
      if (request.resourceType() === 'script') {
        ;(loaded ? late : early).push(request.url())
      }
    })
    await page.goto('/')
    expect(early).toEqual([])
    await expect(contactOf(page)).toHaveAttribute('novalidate', { timeout: 20_000 })
    expect(late.length).toBeGreaterThan(5)
    expect(await shiftOf(page)).toBe(0)
  })

  test('a click on an offer button before hydration opens the dialog', async ({ page }) => {
    await throttle(page)
    await page.goto('/', { waitUntil: 'commit' })
    const held = becomesBusy(offerOf(page))
    await offerOf(page).click()
    expect(await held).toBe('true')
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 20_000 })
    await expect(offerOf(page)).not.toHaveAttribute('aria-busy')
    await expect(page).toHaveURL('/')
  })

  test('a form sent off before hydration arrives once, and the page says so', async ({ page, request }) => {
    await throttle(page)
    await page.goto('/', { waitUntil: 'commit' })
    const email = sender()
    const held = becomesBusy(contactOf(page))
    // At once, as a password manager does.
    await contactOf(page).evaluate((form: HTMLFormElement, address) => {
      const values = { name: 'Ada Muster', email: address, phone: '069 1', message: 'Zwei Tore' }
      for (const [name, value] of Object.entries(values)) {
        ;(form.elements.namedItem(name) as HTMLInputElement).value = value
      }
      form.requestSubmit()
    }, email)
    expect(await held).toBe('true')
    await expect(contactOf(page).getByText(forms.status.sent)).toBeVisible({ timeout: 20_000 })
    expect(await receivedFrom(request, email)).toHaveLength(1)
  })

  test('what was typed before hydration goes along to the next page', async ({ page }) => {
    await throttle(page)
    await page.goto('/', { waitUntil: 'commit' })
    await fieldOf(contactOf(page), 'message').fill('Zwei Tore')
    await page.locator('#services a').first().click()
    await expect(page).toHaveURL(pathOf('werkschutz'))
    await expect(page.locator('dialog [name=message]')).toHaveValue('Zwei Tore', { timeout: 20_000 })
  })
})

test.describe('with scripts that take ten seconds', () => {
  test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })

  test.beforeEach(async ({ page }) => {
    await page.route('**/_next/**/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 10_000))
      // The page may have been left meanwhile.
      await route.continue().catch(() => undefined)
    })
    await page.goto('/')
  })

  test('nothing is missing, nothing jumps, and what was typed stays', async ({ page, request }) => {
    test.setTimeout(60_000)
    await expect(page.getByRole('heading', { name: home.hero.headline })).toBeVisible()
    await page.waitForFunction(() => document.documentElement.dataset.folded === undefined)
    await fieldOf(contactOf(page), 'message').fill('Zwei Tore')
    const before = await contactOf(page).evaluate((form) => form.getBoundingClientRect().top)
    await expect(contactOf(page)).toHaveAttribute('novalidate', { timeout: 20_000 })
    expect(await contactOf(page).evaluate((form) => form.getBoundingClientRect().top)).toBeCloseTo(before, 0)
    await expect(fieldOf(contactOf(page), 'message')).toHaveValue('Zwei Tore')
    const email = sender()
    await fill(contactOf(page), 'contact', email)
    await submitOf(contactOf(page)).click()
    await expect(contactOf(page).getByText(forms.status.sent)).toBeVisible()
    expect(await receivedFrom(request, email)).toHaveLength(1)
  })

  test('an offer button leads to the contact form after a while', async ({ page }) => {
    await offerOf(page).click()
    await expect(page).toHaveURL('/#contact', { timeout: 8000 })
    await expect(page.getByRole('heading', { name: home.contact.heading })).toBeInViewport()
  })
})

test.describe('when the data of a page cannot be loaded', () => {
  test.use({ expectFailures: true })

  test('the page stays as it is, and its links work', async ({ page }) => {
    await page.route('**/flight/*.json', (route) => route.abort())
    await page.goto('/')
    await offerOf(page).click()
    await expect(page).toHaveURL('/#contact')
    await page.locator('#services a').first().click()
    await expect(page).toHaveURL(pathOf('werkschutz'))
  })
})

test('a reload leaves the visitor where they were', async ({ page }) => {
  await page.goto('/')
  await page.waitForFunction(() => document.documentElement.dataset.folded === undefined)
  await page.locator('#karriere').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
  const before = await page.evaluate(() => window.scrollY)
  await page.reload()
  await expect(contactOf(page)).toHaveAttribute('novalidate')
  expect(await page.evaluate(() => window.scrollY)).toBeCloseTo(before, -1)
})

test('a link to a section shows that section, however little was laid out before', async ({ page }) => {
  for (const address of ['/#karriere', '/#contact']) {
    await page.goto('/impressum/')
    await page.goto(address)
    await expect(page.locator(address.slice(1))).toBeInViewport()
  }
})
