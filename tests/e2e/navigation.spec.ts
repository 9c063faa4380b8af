import type { Page } from '@playwright/test'
import { home } from '@/content/home'
import { navigation } from '@/content/navigation'
import { services } from '@/content/services'
import { ui } from '@/content/ui'
import { anchors } from '@/lib/anchors'
import { pathOf } from '@/lib/routes'
import { expectNoViolations } from '../support/axe'
import { expect, expectHydrated, test } from '../support/pages'

const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 360, height: 740 }

/** A section has arrived when its top stands just below the header and the focus is inside it. */
async function expectArrived(page: Page, id: string) {
  await expect
    .poll(() => page.evaluate((target) => document.getElementById(target)?.getBoundingClientRect().top, id))
    .toBeCloseTo(72, -1)
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(id)
}

test.describe('header anchors', () => {
  test.use({ viewport: DESKTOP })

  for (const start of ['/', '/werkschutz/', '/impressum/']) {
    for (const { anchor, label } of navigation.header) {
      test(`${label} from ${start}, twice in a row`, async ({ page }) => {
        await page.goto(start)
        const link = page.getByRole('banner').getByRole('link', { name: label })
        await link.click()
        await expectArrived(page, anchors[anchor])
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
        await link.click()
        await expectArrived(page, anchors[anchor])
      })
    }
  }

  test('the link in the questions leads to the consultation', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: home.whyChooseUs.link }).click()
    await expectArrived(page, anchors.consultation)
  })

  test('the second button of the hero scrolls to the services', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('main').getByRole('link', { name: home.hero.services }).click()
    await expectArrived(page, anchors.services)
  })
})

test.describe('client navigation', () => {
  test.use({ viewport: DESKTOP })

  test('opens a service at its top, without a full load, and moves the focus to its title', async ({
    page,
  }) => {
    await page.goto('/')
    await expectHydrated(page)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.locator('#services a').first().click()
    await expect(page).toHaveURL(pathOf('werkschutz'))
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await page.evaluate(() => [window.scrollY, 'sameDocument' in window])).toEqual([0, true])
    await page.goBack()
    await expect(page).toHaveURL('/')
  })

  for (const { slug } of services) {
    test(`the home page leads to ${slug}`, async ({ page }) => {
      await page.goto('/')
      await page.locator(`#services a[href$="/${slug}/"]`).click()
      await expect(page).toHaveURL(pathOf(slug))
    })
  }
})

test.describe('the skip link', () => {
  test('is the first stop and leads past the header', async ({ page }) => {
    await page.goto('/')
    await page.keyboard.press('Tab')
    const link = page.getByRole('link', { name: ui.skipLink })
    await expect(link).toBeFocused()
    await expect(link).toBeInViewport()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').getByRole('link', { name: home.hero.offer }).first()).toBeFocused()
  })
})

test.describe('the menu on phones', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test.beforeEach(async ({ page }) => {
    await page.goto('/')
    await expectHydrated(page)
  })

  const toggleOf = (page: Page) => page.getByRole('button', { name: ui.menuToggle })
  const menuOf = (page: Page) => page.getByRole('navigation', { name: ui.mainNavigation })

  test('opens by touch, covers the page, and a choice closes it', async ({ page }) => {
    await expect(menuOf(page)).toBeHidden()
    await toggleOf(page).tap()
    await expect(menuOf(page)).toBeVisible()
    await expectNoViolations(page)
    await page.mouse.wheel(0, 500)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await menuOf(page).getByRole('link', { name: 'Karriere' }).tap()
    await expect(menuOf(page)).toBeHidden()
    await expectArrived(page, anchors.careers)
  })

  test('works by keyboard: Enter opens, Tab stays inside, Escape closes and gives the focus back', async ({
    page,
  }) => {
    await toggleOf(page).focus()
    await page.keyboard.press('Enter')
    await expect(menuOf(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(menuOf(page).getByRole('link').first()).toBeFocused()
    expect(await page.evaluate(() => document.querySelector('main')?.inert)).toBe(true)
    await page.keyboard.press('Escape')
    await expect(menuOf(page)).toBeHidden()
    await expect(toggleOf(page)).toBeFocused()
    expect(await page.evaluate(() => document.querySelector('main')?.inert)).toBe(false)
  })

  test('opens the offer dialog and gets out of its way', async ({ page }) => {
    await toggleOf(page).tap()
    await menuOf(page).getByRole('link', { name: home.hero.offer }).tap()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(menuOf(page)).toBeHidden()
  })
})

test.describe('the bar at the bottom of phones', () => {
  // Without smooth scrolling, so that every stop is at rest when it is looked at.
  test.use({ viewport: PHONE, reducedMotion: 'reduce' })

  test('comes when the hero is gone and leaves before the form and the footer', async ({ page }) => {
    await page.goto('/')
    const bar = page.getByRole('navigation', { name: ui.contactBar })
    await expect(bar).not.toBeInViewport()
    await page.locator('#services').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
    await expect(bar).toBeInViewport({ ratio: 1 })
    await page.locator('#contact form').evaluate((form) => form.scrollIntoView({ behavior: 'instant' }))
    await expect(bar).not.toBeInViewport()
    await page.getByRole('contentinfo').evaluate((footer) => footer.scrollIntoView({ behavior: 'instant' }))
    await expect(bar).not.toBeInViewport()
  })

  test('never hides what has the focus (WCAG 2.4.11)', async ({ page }) => {
    await page.goto('/')
    for (let stop = 0; stop < 40; stop += 1) {
      await page.keyboard.press('Tab')
      const hidden = await page.evaluate(() => {
        const element = document.activeElement
        const box = element?.getBoundingClientRect()
        if (!element || !box || box.width === 0) {
          return null
        }
        const top = document.elementFromPoint(
          box.left + box.width / 2,
          Math.min(box.bottom, window.innerHeight) - 3,
        )
        return top === null || element.contains(top) || top.contains(element)
          ? null
          : element.outerHTML.slice(0, 90)
      })
      expect(hidden).toBeNull()
    }
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE })

  test('the menu opens, leads to a section, and is out of the way there', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: ui.menuToggle }).click()
    const menu = page.getByRole('navigation', { name: ui.mainNavigation })
    await menu.getByRole('link', { name: 'Karriere' }).click()
    await expect(page).toHaveURL('/#karriere')
    await expect(menu).toBeHidden()
    await expect(page.getByRole('heading', { name: home.careers.heading })).toBeInViewport()
  })

  for (const path of ['/', '/werkschutz/']) {
    test(`${path}: every offer button leads to the contact form`, async ({ page }) => {
      await page.goto(path)
      await page.getByRole('main').locator('a[data-offer]').first().click()
      await expect(page).toHaveURL('/#contact')
      await expect(page.getByRole('form')).toBeVisible()
    })
  }
})
