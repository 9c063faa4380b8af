import type { Locator, Page } from '@playwright/test'
import { serviceSlugs } from '@/content/services/slugs'
import { watches } from '@/content/watches'
import { watchUi } from '@/content/watches/ui'
import { pathOf } from '@/lib/both/pathOf'
import { expectNoViolations } from '@/tests/support/axe'
import { expect, test } from '@/tests/support/pages'
import { SMALL_PHONE } from '@/tests/support/sizes'

const watch = watches.werkschutz
if (watch === undefined) {
  throw new Error('These tests watch the watch of /werkschutz/.')
}
const { shift } = watch

const sectionOf = (page: Page) => page.locator('section[aria-labelledby=plan]')
const sliderOf = (page: Page) => sectionOf(page).getByRole('slider', { name: watchUi.ruler })
const clockOf = (page: Page) => sectionOf(page).locator('.watch-clock-time')
const current = (page: Page): Locator => sectionOf(page).locator('[aria-current]')

/** The page at its watch, which has become one to watch. */
async function open(page: Page, hash = '') {
  await page.goto(`${pathOf('werkschutz')}${hash}`)
  await sectionOf(page).scrollIntoViewIfNeeded()
  await expect(sliderOf(page)).toBeVisible({ timeout: 15_000 })
}

test.describe('a watch', () => {
  test('begins with the shift, and its slider says time and place', async ({ page }) => {
    await open(page)
    await expect(clockOf(page)).toHaveText(shift.from)
    await expect(sliderOf(page)).toHaveAttribute('aria-valuetext', `${shift.from}, Pforte`)
    await expect(current(page)).toContainText(shift.from)
    await expectNoViolations(page)
  })

  test('is moved by quarter hours with the arrow keys, to the ends with Home and End', async ({ page }) => {
    await open(page)
    await sliderOf(page).focus()
    await page.keyboard.press('ArrowRight')
    await expect(clockOf(page)).toHaveText('22:15')
    await page.keyboard.press('PageUp')
    await expect(clockOf(page)).toHaveText('23:15')
    await page.keyboard.press('ArrowLeft')
    await expect(clockOf(page)).toHaveText('23:00')
    await page.keyboard.press('End')
    await expect(clockOf(page)).toHaveText(shift.to)
    await expect(current(page)).toContainText(shift.to)
    await expectNoViolations(page)
    await page.keyboard.press('Home')
    await expect(clockOf(page)).toHaveText(shift.from)
  })

  test('goes to the time of a line of its log, by keyboard, and keeps it in the address', async ({
    page,
  }) => {
    await open(page)
    const line = sectionOf(page).getByRole('button', { name: /^01:17/ })
    await line.focus()
    await page.keyboard.press('Enter')
    await expect(clockOf(page)).toHaveText('01:17')
    await expect(line).toHaveAttribute('aria-current', 'time')
    await expect(current(page)).toHaveCount(1)
    await expect(page).toHaveURL(/#zeit=01:17$/)
    await expectNoViolations(page)
  })

  test('opens at the time that the address names', async ({ page }) => {
    await page.goto(`${pathOf('werkschutz')}#zeit=03:20`)
    await expect(clockOf(page)).toHaveText('03:20', { timeout: 15_000 })
    await expect(sectionOf(page)).toBeInViewport()
    await expect(current(page)).toContainText('03:20')
  })

  test('plays, and stops when told', async ({ page }) => {
    await open(page)
    await sectionOf(page).getByRole('button', { name: watchUi.play }).click()
    await expect(clockOf(page)).not.toHaveText(shift.from)
    await expectNoViolations(page)
    await sectionOf(page).getByRole('button', { name: watchUi.pause }).click()
    // The clock follows the guard a moment later.
    await expect(async () => {
      const stopped = await clockOf(page).textContent()
      await page.waitForTimeout(400)
      expect(await clockOf(page).textContent()).toBe(stopped)
    }).toPass({ timeout: 5000 })
  })

  test('covers nothing that has the focus on a phone', async ({ page }) => {
    await page.setViewportSize(SMALL_PHONE)
    await open(page)
    const lines = sectionOf(page).getByRole('button', { name: /^\d\d:\d\d/ })
    await lines.nth(4).focus()
    for (let index = 5; index < 9; index += 1) {
      await page.keyboard.press('Tab')
      await expect(lines.nth(index)).toBeFocused()
      // The page scrolls smoothly to what has the focus.
      await expect
        .poll(() =>
          lines.nth(index).evaluate((line) => {
            const box = line.getBoundingClientRect()
            return line.contains(document.elementFromPoint(box.left + 60, box.top + 20))
          }),
        )
        .toBe(true)
    }
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
    expect(scrollWidth).toBe(clientWidth)
  })
})

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' })

  test('jumps', async ({ page }) => {
    await open(page)
    const told = await clockOf(page).evaluateHandle((clock) => {
      const texts: (string | null)[] = []
      const observer = new MutationObserver(() => texts.push(clock.textContent))
      observer.observe(clock, { childList: true, characterData: true, subtree: true })
      return texts
    })
    await sectionOf(page)
      .getByRole('button', { name: /^05:20/ })
      .click()
    await expect(clockOf(page)).toHaveText('05:20')
    expect(await told.jsonValue()).toEqual(['05:20'])
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every watch is a drawing with all posts and the whole route, and its log a list', async ({
    page,
  }) => {
    for (const slug of serviceSlugs) {
      const own = watches[slug]
      if (own === undefined) {
        continue
      }
      await page.goto(pathOf(slug))
      const section = sectionOf(page)
      await expect(section.getByRole('img', { name: own.alt })).toBeVisible()
      const told = own.stops.filter(({ text }) => text !== undefined)
      await expect(section.locator('li time')).toHaveText(told.map(({ at }) => at))
      await expect(section.locator('.watch-post')).toHaveCount(new Set(told.map(({ post }) => post)).size)
      await expect(section.locator('.watch-route')).toHaveAttribute('d', /^M/)
      await expect(section.getByRole('button')).toHaveCount(0)
    }
  })
})
