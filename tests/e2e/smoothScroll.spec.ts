import type { Page } from '@playwright/test'
import { anchorPath, anchors } from '@/content/anchors'
import { expect, expectHydrated, test } from '../support/pages'
import { menuOf, menuToggleOf, offerButtonOf, sectionLinkOf, serviceCardOf } from '../support/parts'
import { DESKTOP, HEADER_HEIGHT, SMALL_PHONE } from '../support/sizes'

const linkOf = (page: Page) => sectionLinkOf(page.getByRole('banner'), 'about')
const sectionOf = (page: Page) => page.locator(`#${anchors.about}`)
const topOf = (page: Page) => sectionOf(page).evaluate((section) => section.getBoundingClientRect().top)
const toTop = (page: Page) => page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))

/** Where the page stands in each of the next frames, from the moment of a click on. */
function positionsAfterClick(page: Page): Promise<number[]> {
  return linkOf(page).evaluate(
    (link: HTMLElement) =>
      new Promise<number[]>((resolve) => {
        const seen: number[] = []
        function look() {
          seen.push(window.scrollY)
          if (seen.length < 10) {
            requestAnimationFrame(look)
          } else {
            resolve(seen)
          }
        }
        link.click()
        look()
      }),
  )
}

test.describe('a link to a section of the same page', () => {
  test.use({ viewport: DESKTOP, reducedMotion: 'no-preference' })

  test.beforeEach(async ({ page }) => {
    await page.goto('/')
    await expectHydrated(page)
    // CSS would scroll smoothly as well; this is about the island.
    await page.evaluate(() => document.documentElement.style.setProperty('scroll-behavior', 'auto'))
  })

  test('scrolls there smoothly, twice in a row, and takes the focus along', async ({ page }) => {
    for (const time of ['first', 'second']) {
      await toTop(page)
      const positions = await positionsAfterClick(page)
      expect(positions.at(0), time).toBe(0)
      await expect.poll(() => topOf(page), time).toBeCloseTo(HEADER_HEIGHT, -1)
      expect(positions.at(-1), time).toBeLessThan(await page.evaluate(() => window.scrollY))
      await expect(sectionOf(page)).toBeFocused()
    }
  })

  test('makes one entry in the history, and Back leads to where it was', async ({ page }) => {
    const before = await page.evaluate(() => history.length)
    await linkOf(page).click()
    await expect.poll(() => topOf(page)).toBeCloseTo(HEADER_HEIGHT, -1)
    await linkOf(page).click()
    await expect(page).toHaveURL(anchorPath('about'))
    expect(await page.evaluate(() => history.length)).toBe(before + 1)
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await page.goForward()
    await expect(page).toHaveURL(anchorPath('about'))
    await expect.poll(() => topOf(page)).toBeCloseTo(HEADER_HEIGHT, -1)
  })

  test('leaves a click with ctrl to the browser, which opens a tab', async ({ page, context }) => {
    const opened = context.waitForEvent('page')
    await linkOf(page).click({ modifiers: ['ControlOrMeta'] })
    await (await opened).close()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await expect(page).toHaveURL('/')
  })

  test('leaves the offer to its dialog', async ({ page }) => {
    await offerButtonOf(page).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page).toHaveURL('/')
  })

  test('goes on to other pages after it', async ({ page }) => {
    await linkOf(page).click()
    await expect.poll(() => topOf(page)).toBeCloseTo(HEADER_HEIGHT, -1)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await serviceCardOf(page, 'werkschutz').click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL(anchorPath('about'))
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  })
})

test.describe('from the menu on a phone', () => {
  test.use({ viewport: SMALL_PHONE, hasTouch: true, reducedMotion: 'no-preference' })

  test('closes the menu and takes the focus to the section', async ({ page }) => {
    await page.goto('/')
    await expectHydrated(page)
    await menuToggleOf(page).tap()
    await sectionLinkOf(menuOf(page), 'about').tap()
    await expect.poll(() => topOf(page)).toBeCloseTo(HEADER_HEIGHT, -1)
    await expect(sectionOf(page)).toBeFocused()
  })
})

test.describe('with reduced motion', () => {
  test.use({ viewport: DESKTOP, reducedMotion: 'reduce' })

  test('a link to a section jumps', async ({ page }) => {
    await page.goto('/')
    await expectHydrated(page)
    // Smooth if it were left to CSS.
    await page.evaluate(() => document.documentElement.style.setProperty('scroll-behavior', 'smooth'))
    const positions = await positionsAfterClick(page)
    expect(positions[0]).toBeGreaterThan(1000)
    expect(await topOf(page)).toBeCloseTo(HEADER_HEIGHT, -1)
    await expect(sectionOf(page)).toBeFocused()
  })
})
