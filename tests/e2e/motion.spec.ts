import type { Page } from '@playwright/test'
import { extras } from '@/content/extras'
import { home } from '@/content/home'
import { pictures } from '@/content/pictures'
import { ui } from '@/content/ui'
import { expect, expectHydrated, test } from '../support/pages'
import { servicesOf } from '../support/parts'
import { DESKTOP } from '../support/sizes'

const filmOf = (page: Page) => page.locator('video')
const isPlaying = (page: Page) => filmOf(page).evaluate((video: HTMLVideoElement) => !video.paused)
const skipWithoutFilm = () => test.skip(!extras.film, 'This company shows no film.')
const cardsOf = (page: Page) => servicesOf(page).getByRole('listitem')

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference', viewport: DESKTOP })
  test.beforeEach(async ({ page }) => {
    await page.goto('/')
    await expectHydrated(page)
    // framer-motion comes with the first interaction.
    await page.keyboard.press('Shift')
  })

  test('the welcome picture fades in while it comes into view, at reading pace', async ({ page }) => {
    const picture = page.getByAltText(pictures['about/willkommen'].alt)
    await expect(page.locator('[data-reveal=armed]', { has: picture })).toHaveCSS('opacity', '0')
    const { share, timing, halfway } = await picture.evaluate(async (image) => {
      const item = image.closest<HTMLElement>('[data-reveal]')
      const fadesOf = () => item?.getAnimations() ?? []
      while (fadesOf().length === 0) {
        window.scrollBy({ top: 8, behavior: 'instant' })
        await new Promise((resolve) => requestAnimationFrame(resolve))
      }
      const { top, height } = image.getBoundingClientRect()
      const fades = fadesOf()
      for (const fade of fades) {
        fade.pause()
        fade.currentTime = 200
      }
      return {
        share: (window.innerHeight - top) / height,
        timing: fades.map((fade) => fade.effect?.getTiming().duration),
        halfway: item && Number(getComputedStyle(item).opacity),
      }
    })
    expect(share).toBeGreaterThan(0.1)
    expect(share).toBeLessThan(0.4)
    expect(timing).toEqual([400, 400])
    expect(halfway).toBeGreaterThan(0.2)
    expect(halfway).toBeLessThan(0.98)
  })

  for (const [what, listOf] of [
    ['service cards fade in', servicesOf],
    [
      'the drawings of the moments light up',
      (page: Page) => page.getByRole('region', { name: home.advantages.heading }).getByRole('list').last(),
    ],
  ] as const) {
    test(`${what} one after the other, 0.1 s apart`, async ({ page }) => {
      const list = listOf(page)
      const first = list.locator('[data-reveal]').first()
      await expect(first).toHaveAttribute('data-reveal', 'armed')
      const delays = await list.evaluate(async (element) => {
        element.scrollIntoView({ behavior: 'instant' })
        const items = [...element.querySelectorAll('[data-reveal]')]
        while (items.every((item) => item.getAnimations().length === 0)) {
          await new Promise((resolve) => requestAnimationFrame(resolve))
        }
        return items
          .filter((item) => item.getAnimations().length > 0)
          .map((item) => Math.round(item.getAnimations()[0]?.effect?.getTiming().delay ?? -1))
      })
      expect(delays.length).toBeGreaterThan(1)
      expect(delays).toEqual(delays.map((_, index) => index * 100))
      await expect(first).toHaveCSS('opacity', '1')
    })
  }

  test('nothing that is looked at stays hidden', async ({ page }) => {
    const hidden = page.locator('[data-reveal=armed]')
    const last = cardsOf(page).last()
    await expect(last).toHaveCSS('opacity', '0')
    // Before the browser has scrolled there.
    const link = last.getByRole('link').last()
    await link.evaluate((element) => element.focus({ preventScroll: true }))
    await expect(last).toHaveCSS('opacity', '1')
    await link.evaluate((element) => element.blur())
    await expect(last).toHaveCSS('opacity', '0')

    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(last).toHaveCSS('opacity', '1')
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await expect(last).toHaveCSS('opacity', '0')
    await page.emulateMedia({ media: 'print' })
    await expect(last).toHaveCSS('opacity', '1')
    await page.emulateMedia({ media: 'screen' })

    // What was jumped over is there when somebody comes back to it.
    await page.keyboard.press('End')
    await expect(hidden).toHaveCount(0)
  })

  test('the background of the industries lags behind by 0.4 as long as it is seen', async ({ page }) => {
    const ground = page.locator('[data-parallax]')
    const layer = ground.locator('> div')
    /** Puts the ground's top there in the window, and says how far its picture reaches beyond its ends. */
    async function overhangAt(top: number) {
      await ground.evaluate(async (element, by) => {
        window.scrollBy({ top: element.getBoundingClientRect().top - by, behavior: 'instant' })
        // framer-motion hears of it in one frame, and writes in the next.
        for (let frame = 0; frame < 3; frame += 1) {
          await new Promise((resolve) => requestAnimationFrame(resolve))
        }
      }, top)
      return ground.evaluate((element) => {
        const frame = element.getBoundingClientRect()
        const picture = element.querySelector('img')?.getBoundingClientRect()
        return {
          top: frame.top,
          above: frame.top - (picture?.top ?? 0),
          below: (picture?.bottom ?? 0) - frame.bottom,
        }
      })
    }
    // framer-motion arrives after hydration, near the section; sections laid out above may move it away again.
    await expect(async () => {
      await overhangAt(100)
      await expect(layer).not.toHaveCSS('transform', 'none', { timeout: 500 })
    }).toPass({ timeout: 15_000 })
    await expect(ground).toHaveCSS('opacity', '1')
    await expect(ground.locator('img')).toHaveJSProperty('complete', true)

    for (const height of [500, 900, 1600]) {
      await page.setViewportSize({ ...DESKTOP, height })
      const size = await ground.evaluate((element) => element.getBoundingClientRect().height)
      const entering = await overhangAt(height - 1)
      const leaving = await overhangAt(1 - size)
      expect(leaving.top).toBeLessThan(entering.top - size)
      for (const { above, below } of [entering, await overhangAt(height / 2), leaving]) {
        expect(above).toBeGreaterThanOrEqual(0)
        expect(below).toBeGreaterThanOrEqual(0)
      }
      expect((entering.above - leaving.above) / (entering.top - leaving.top)).toBeCloseTo(0.4, 2)
    }

    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(layer).toHaveCSS('transform', 'none')
  })

  test('the film starts in view, not before, and stays paused once paused', async ({ page }) => {
    skipWithoutFilm()
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    expect(await filmOf(page).getAttribute('preload')).toBe('none')
    await expectHydrated(page)
    expect(requests.filter((url) => url.includes('/videos/') && url.endsWith('.mp4'))).toEqual([])

    await filmOf(page).scrollIntoViewIfNeeded()
    await expect.poll(() => isPlaying(page)).toBe(true)

    await page.getByRole('button', { name: ui.film.pause }).click()
    await expect.poll(() => isPlaying(page)).toBe(false)
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await filmOf(page).scrollIntoViewIfNeeded()
    await expect(page.getByRole('button', { name: ui.film.play })).toBeVisible()
    expect(await isPlaying(page)).toBe(false)
  })
})
