import type { Page } from '@playwright/test'
import { anchorPath, anchors } from '@/content/anchors'
import { company } from '@/content/company'
import { expect, expectHydrated, test } from '../support/pages'
import { sectionLinkOf } from '../support/parts'
import { DESKTOP, HEADER_HEIGHT } from '../support/sizes'

const linkOf = (page: Page) => sectionLinkOf(page.getByRole('banner'), 'about')
const sectionOf = (page: Page) => page.locator(`#${anchors.about}`)
const topOf = (page: Page) => sectionOf(page).evaluate((section) => section.getBoundingClientRect().top)

/** Waits for the end of it: its `scrollend` comes a frame later, and would be taken for that of what follows. */
const toTop = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        if (window.scrollY === 0) {
          resolve()
        } else {
          document.addEventListener('scrollend', () => resolve(), { once: true })
          window.scrollTo({ top: 0, behavior: 'instant' })
        }
      }),
  )

/** Where the page stands in each frame from the moment of a click on, until it stands still. */
function positionsAfterClick(page: Page): Promise<number[]> {
  return linkOf(page).evaluate(
    (link: HTMLElement) =>
      new Promise<number[]>((resolve) => {
        const seen: number[] = []
        let isOver = false
        document.addEventListener('scrollend', () => (isOver = true), { once: true })
        function look() {
          seen.push(window.scrollY)
          if (isOver) {
            resolve(seen)
          } else {
            requestAnimationFrame(look)
          }
        }
        // As a finger or a mouse does.
        link.focus({ preventScroll: true })
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
  })

  test('scrolls there smoothly, twice in a row, and takes the focus along', async ({ page }) => {
    for (const time of ['first', 'second']) {
      await toTop(page)
      const positions = await positionsAfterClick(page)
      expect(positions.at(0), time).toBe(0)
      await expect.poll(() => topOf(page), time).toBeCloseTo(HEADER_HEIGHT, -1)
      const end = positions.at(-1) ?? 0
      expect(positions.filter((top) => top > 0 && top < end).length, time).toBeGreaterThan(0)
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
})

test('with reduced motion a link to a section jumps', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await page.goto('/')
  await expectHydrated(page)
  const positions = await positionsAfterClick(page)
  expect(positions[0]).toBeGreaterThan(1000)
  expect(await topOf(page)).toBeCloseTo(HEADER_HEIGHT, -1)
  await expect(sectionOf(page)).toBeFocused()
})

test.describe('a link within the page', () => {
  test.use({ viewport: DESKTOP })

  /** Opens a page, and marks its document. */
  async function open(page: Page, path: string) {
    await page.goto(path)
    await expectHydrated(page)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  }
  const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window)
  const scrollY = (page: Page) => page.evaluate(() => window.scrollY)
  const wordmarkOf = (page: Page) =>
    page.getByRole('banner').getByRole('link', { name: company.shortName }).first()

  test('leads to its section without a load, and keeps the query', async ({ page }) => {
    await open(page, '/?gclid=1#contact')
    await linkOf(page).click()
    await expect.poll(() => topOf(page)).toBeCloseTo(HEADER_HEIGHT, -1)
    await expect(sectionOf(page)).toBeFocused()
    await expect(page).toHaveURL(`/?gclid=1#${anchors.about}`)
    expect(await isSameDocument(page)).toBe(true)
  })

  test('the wordmark leads to the top, and the fragment goes', async ({ page }) => {
    await open(page, `/?gclid=1#${anchors.about}`)
    await expect.poll(() => scrollY(page)).toBeGreaterThan(500)
    await wordmarkOf(page).click()
    await expect.poll(() => scrollY(page)).toBe(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page).toHaveURL('/?gclid=1')
    expect(await isSameDocument(page)).toBe(true)
    await page.goBack({ waitUntil: 'commit' })
    await expect(page).toHaveURL(`/?gclid=1#${anchors.about}`)
    await expect.poll(() => scrollY(page)).toBeGreaterThan(500)
  })
})
