import type { Page } from '@playwright/test'
import { forms } from '@/content/forms'
import { home } from '@/content/home'
import { serviceOf } from '@/content/services'
import { pathOf } from '@/lib/both/pathOf'
import { fieldOf, fill, payload, submitOf } from '../support/forms'
import { expect, expectHydrated, test, withholdScripts } from '../support/pages'
import { contactFormOf, serviceCardOf } from '../support/parts'
import { receivedFrom, sender } from '../support/received'
import { PHONE } from '../support/sizes'

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

test.describe('on a slow line', () => {
  test.use({ viewport: PHONE })

  test('no script is asked for before the page is shown, and then all of them', async ({ page }) => {
    await throttle(page)
    await page.goto('/')
    await expectHydrated(page)
    // As the page itself saw it: on a busy machine a browser tells a test of a request and of the load event in either order.
    const { load, scripts } = await page.evaluate(() => ({
      load: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart,
      scripts: performance
        .getEntriesByType('resource')
        .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
        .map(({ startTime }) => startTime),
    }))
    expect(scripts.length).toBeGreaterThan(5)
    expect(Math.min(...scripts)).toBeGreaterThanOrEqual(load)
    expect(await shiftOf(page)).toBe(0)
  })

  test('a form submitted before hydration arrives once, and the page says so', async ({ page, request }) => {
    await throttle(page)
    await page.goto('/', { waitUntil: 'commit' })
    const email = sender()
    // At once, as a password manager does.
    const busy = await contactFormOf(page).evaluate((form: HTMLFormElement, values) => {
      for (const [name, value] of Object.entries(values)) {
        ;(form.elements.namedItem(name) as HTMLInputElement).value = value
      }
      form.requestSubmit()
      return form.getAttribute('aria-busy')
    }, payload.contact(email))
    expect(busy).toBe('true')
    await expect(page.getByText(forms.status.sent)).toBeVisible()
    expect(await receivedFrom(request, email)).toHaveLength(1)
  })

  test('what was typed before hydration goes along to the next page', async ({ page }) => {
    await throttle(page)
    await page.goto('/', { waitUntil: 'commit' })
    await fieldOf(contactFormOf(page), 'message').fill('Zwei Tore')
    await serviceCardOf(page, 'werkschutz').click()
    await expect(page).toHaveURL(pathOf('werkschutz'))
    await expect(
      page.getByRole('dialog', { includeHidden: true }).getByLabel(forms.fields.message),
    ).toHaveValue('Zwei Tore')
  })
})

test.describe('with scripts that do not arrive', () => {
  test.use({ viewport: PHONE, reducedMotion: 'reduce' })

  test('nothing is missing, nothing jumps, and what was typed stays', async ({ page, request }) => {
    const permit = await withholdScripts(page)
    await page.goto('/')
    await expect(page.getByRole('heading', { name: home.hero.headline })).toBeVisible()
    await fieldOf(contactFormOf(page), 'message').fill('Zwei Tore')
    const before = await contactFormOf(page).evaluate((form) => form.getBoundingClientRect().top)
    await expect(contactFormOf(page)).not.toHaveAttribute('novalidate')
    permit()
    await expectHydrated(page)
    expect(await contactFormOf(page).evaluate((form) => form.getBoundingClientRect().top)).toBeCloseTo(
      before,
      0,
    )
    await expect(fieldOf(contactFormOf(page), 'message')).toHaveValue('Zwei Tore')
    const email = sender()
    await fill(contactFormOf(page), 'contact', email)
    await submitOf(contactFormOf(page)).click()
    await expect(page.getByText(forms.status.sent)).toBeVisible()
    expect(await receivedFrom(request, email)).toHaveLength(1)
  })
})

test.describe('a link to words far down a page', () => {
  test.use({ viewport: PHONE, reducedMotion: 'reduce' })

  test('shows them, and they stay in place when the scripts arrive', async ({ page }) => {
    const permit = await withholdScripts(page)
    const question = serviceOf('werkschutz').faq.items.at(-1)?.question ?? ''
    await page.goto(`${pathOf('werkschutz')}#:~:text=${encodeURIComponent(question)}`)
    const words = page.getByText(question)
    await expect(words).toBeInViewport({ ratio: 1 })
    const at = () => words.evaluate((element) => [window.scrollY, element.getBoundingClientRect().top])
    const before = await at()
    expect(before[0]).toBeGreaterThan(2000)
    permit()
    await expectHydrated(page)
    await page.waitForTimeout(500)
    expect(await at()).toEqual(before)
  })
})

test.describe('a page that breaks', () => {
  test.use({ viewport: PHONE, expectFailures: true, allowFaults: true })

  /** Damages the data of pages on its way, so often: the frame around the pages cannot be rendered. */
  async function damage(page: Page, times = Number.POSITIVE_INFINITY) {
    await page.route(
      '**/flight/*.json',
      async (route) => {
        const response = await route.fetch()
        const body = (await response.text()).replaceAll('\\"config\\":{', '\\"config\\":null,\\"lost\\":{')
        await route.fulfill({ status: 200, contentType: 'application/json', body })
      },
      { times },
    )
  }

  test('is loaded once more, and lives', async ({ page, faults }) => {
    await damage(page, 1)
    await page.goto('/?a=1')
    await expectHydrated(page)
    await expect(page).toHaveURL('/?a=1')
    await expect.poll(() => faults).toHaveLength(1)
  })

  test('stays without its scripts if it breaks again, with what was typed, and nothing waits for them', async ({
    page,
    faults,
    request,
  }) => {
    await damage(page)
    await page.clock.install()
    const permit = await withholdScripts(page)
    await page.goto('/')
    const email = sender()
    await fill(contactFormOf(page), 'contact', email)
    let loads = 0
    page.on('load', () => {
      loads += 1
    })
    permit()
    await expect.poll(() => faults).toHaveLength(2)
    await expect(page).toHaveURL('/')
    await expect(fieldOf(contactFormOf(page), 'email')).toHaveValue(email)
    await page.clock.pauseAt(Date.now() + 60_000)
    expect(loads).toBe(2)
    await submitOf(contactFormOf(page)).click()
    await expect.poll(async () => (await receivedFrom(request, email)).length).toBe(1)
  })
})
