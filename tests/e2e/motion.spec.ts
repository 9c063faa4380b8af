import type { Page } from '@playwright/test'
import { ui } from '@/content/ui'
import { expect, expectHydrated, test } from '../support/pages'

const filmOf = (page: Page) => page.locator('video')
const isPlaying = (page: Page) => filmOf(page).evaluate((video: HTMLVideoElement) => !video.paused)
const cardsOf = (page: Page) => page.locator('#services li')

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference', viewport: { width: 1440, height: 900 } })
  test.beforeEach(({ page }) => page.goto('/'))

  test('service cards fade in one after the other, 0.1 s apart', async ({ page }) => {
    const first = cardsOf(page).first()
    await expect(first).toHaveAttribute('data-reveal', 'armed')
    await expect(first).toHaveCSS('opacity', '0')
    await first.evaluate((card) => card.scrollIntoView({ behavior: 'instant' }))
    await expect(first).toHaveCSS('opacity', '1')
    const delays = await cardsOf(page).evaluateAll((cards) =>
      cards
        .filter((card) => card.getAttribute('data-reveal') === 'shown')
        .map((card) => (card as HTMLElement).style.transitionDelay),
    )
    expect(delays.slice(0, 2)).toEqual(['0s', '0.1s'])
  })

  test('the background of the industries lags behind by 0.4', async ({ page }) => {
    const section = page.locator('section[aria-labelledby=branchen]')
    const layer = section.locator('img')
    // Where the picture stands, seen from its section, with the section's middle `offset` above the screen's middle.
    async function shiftAt(offset: number) {
      await section.evaluate((element, by) => {
        const box = element.getBoundingClientRect()
        window.scrollTo({
          top: window.scrollY + box.top + box.height / 2 - window.innerHeight / 2 + by,
          behavior: 'instant',
        })
      }, offset)
      await page.waitForTimeout(100)
      return layer.evaluate(
        (picture) =>
          picture.getBoundingClientRect().top -
          (picture.closest('section')?.getBoundingClientRect().top ?? 0),
      )
    }
    // framer-motion's features arrive after hydration, near the section; sections laid out above may move it away again.
    await expect(async () => {
      await shiftAt(0)
      await expect(section.locator('[style*=transform]')).toHaveCount(1, { timeout: 500 })
    }).toPass({ timeout: 5000 })
    const middle = await shiftAt(0)
    expect((await shiftAt(100)) - middle).toBeCloseTo(40, -1)
    expect((await shiftAt(-100)) - middle).toBeCloseTo(-40, -1)
  })

  test('the film starts in view, not before, and stays paused once paused', async ({ page }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    expect(await filmOf(page).getAttribute('preload')).toBe('none')
    await expectHydrated(page)
    expect(requests.filter((url) => url.includes('/videos/') && url.endsWith('.mp4'))).toEqual([])

    await filmOf(page).scrollIntoViewIfNeeded()
    await expect.poll(() => isPlaying(page)).toBe(true)
    expect(
      await filmOf(page).evaluate((video: HTMLVideoElement) => [video.muted, video.loop, video.playsInline]),
    ).toEqual([true, true, true])

    await page.getByRole('button', { name: ui.film.pause }).click()
    await expect.poll(() => isPlaying(page)).toBe(false)
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await filmOf(page).scrollIntoViewIfNeeded()
    await expect(page.getByRole('button', { name: ui.film.play })).toBeVisible()
    expect(await isPlaying(page)).toBe(false)
  })
})

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } })
  test.beforeEach(({ page }) => page.goto('/'))

  test('nothing is hidden, nothing moves, and the film waits for its button', async ({ page }) => {
    await expect(cardsOf(page).last()).toHaveCSS('opacity', '1')
    await filmOf(page).scrollIntoViewIfNeeded()
    await expect(page.getByRole('button', { name: ui.film.play })).toBeVisible()
    expect(await isPlaying(page)).toBe(false)
    expect(await page.locator('section[aria-labelledby=branchen] [style*=transform]').count()).toBe(0)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto')
    await page.getByRole('button', { name: ui.film.play }).click()
    await expect.poll(() => isPlaying(page)).toBe(true)
  })
})

test.describe('where the film cannot be loaded', () => {
  test.use({ expectFailures: true, viewport: { width: 1440, height: 900 }, reducedMotion: 'no-preference' })

  test('the poster stays and nothing is said', async ({ page }) => {
    await page.route('**/videos/*.mp4', (route) => route.abort())
    await page.goto('/')
    await filmOf(page).scrollIntoViewIfNeeded()
    await expect(page.getByRole('button', { name: ui.film.play })).toBeVisible()
    await expect(filmOf(page).locator('xpath=..').locator('img')).toBeVisible()
    expect(await filmOf(page).evaluate((video: HTMLVideoElement) => video.currentTime)).toBe(0)
    // Next's own announcer is an alert as well; it stays empty.
    await expect(page.getByRole('alert')).toHaveText('')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, reducedMotion: 'no-preference' })

  test('everything is visible', async ({ page }) => {
    await page.goto('/')
    for (const card of await cardsOf(page).all()) {
      await expect(card).toHaveCSS('opacity', '1')
    }
  })
})

test.describe('when the scripts fail to load', () => {
  test.use({ expectFailures: true, reducedMotion: 'no-preference' })

  test('everything is visible and the offer button leads to the form', async ({ page }) => {
    await page.route('**/_next/**/*.js', (route) => route.abort())
    await page.goto('/')
    await expect(cardsOf(page).last()).toHaveCSS('opacity', '1')
    await page.locator('.hero a[data-offer]').click()
    await expect(page).toHaveURL('/#contact')
  })
})
