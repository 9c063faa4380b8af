import type { Page } from '@playwright/test'
import { extras } from '@/content/extras'
import { home } from '@/content/home'
import { ui } from '@/content/ui'
import { expect, expectHydrated, test } from '../support/pages'
import { offerButtonOf, servicesOf } from '../support/parts'
import { DESKTOP } from '../support/sizes'

const filmOf = (page: Page) => page.locator('video')
const isPlaying = (page: Page) => filmOf(page).evaluate((video: HTMLVideoElement) => !video.paused)
const industriesOf = (page: Page) => page.getByRole('region', { name: home.industries.heading })
const skipWithoutFilm = () => test.skip(!extras.film, 'This company shows no film.')
const cardsOf = (page: Page) => servicesOf(page).getByRole('listitem')

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference', viewport: DESKTOP })
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

  for (const height of [500, 900, 1600]) {
    test(`the background of the industries lags behind by 0.4 as long as it is seen, in a window of ${height} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ ...DESKTOP, height })
      const section = industriesOf(page)
      const strip = section.locator('.industries-ground')
      /** Puts the strip's top there in the window, and says how far the picture reaches beyond its ends. */
      async function overhangAt(top: number) {
        await strip.evaluate(
          (element, by) =>
            window.scrollBy({ top: element.getBoundingClientRect().top - by, behavior: 'instant' }),
          top,
        )
        // framer-motion hears of it in one frame, and writes in the next.
        for (let frame = 0; frame < 3; frame += 1) {
          await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
        }
        return strip.evaluate((element) => {
          const frame = element.getBoundingClientRect()
          const picture = element.querySelector('img')?.getBoundingClientRect()
          return {
            top: frame.top,
            above: frame.top - (picture?.top ?? 0),
            below: (picture?.bottom ?? 0) - frame.bottom,
          }
        })
      }
      // framer-motion's features arrive after hydration, near the section; sections laid out above may move it away again.
      await expect(async () => {
        await overhangAt(100)
        await expect(section.locator('[style*=transform]')).toHaveCount(1, { timeout: 500 })
      }).toPass({ timeout: 15_000 })

      const size = await strip.evaluate((element) => element.getBoundingClientRect().height)
      const entering = await overhangAt(height - 1)
      const leaving = await overhangAt(1 - size)
      expect(leaving.top).toBeLessThan(entering.top - size)
      for (const { above, below } of [entering, await overhangAt(height / 2), leaving]) {
        expect(above).toBeGreaterThanOrEqual(0)
        expect(below).toBeGreaterThanOrEqual(0)
      }
      expect((entering.above - leaving.above) / (entering.top - leaving.top)).toBeCloseTo(0.4, 2)
    })
  }

  test('the film starts in view, not before, and stays paused once paused', async ({ page }) => {
    skipWithoutFilm()
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
  test.use({ reducedMotion: 'reduce', viewport: DESKTOP })
  test.beforeEach(({ page }) => page.goto('/'))

  test('nothing is hidden, and nothing moves', async ({ page }) => {
    await expect(cardsOf(page).last()).toHaveCSS('opacity', '1')
    await industriesOf(page).scrollIntoViewIfNeeded()
    expect(await industriesOf(page).locator('[style*=transform]').count()).toBe(0)
  })

  test('the film waits for its button', async ({ page }) => {
    skipWithoutFilm()
    await filmOf(page).scrollIntoViewIfNeeded()
    await expect(page.getByRole('button', { name: ui.film.play })).toBeVisible()
    expect(await isPlaying(page)).toBe(false)
    await page.getByRole('button', { name: ui.film.play }).click()
    await expect.poll(() => isPlaying(page)).toBe(true)
  })
})

test.describe('where the film cannot be loaded', () => {
  test.use({ expectFailures: true, viewport: DESKTOP, reducedMotion: 'no-preference' })

  test('the poster stays and nothing is said', async ({ page }) => {
    skipWithoutFilm()
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
    await offerButtonOf(page).click()
    await expect(page).toHaveURL('/#contact')
  })
})
