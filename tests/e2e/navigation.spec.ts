import type { Page } from '@playwright/test'
import { anchorPath, anchors } from '@/content/anchors'
import { home } from '@/content/home'
import { navigation } from '@/content/navigation'
import { services } from '@/content/services'
import { MOST } from '@/content/services/most'
import { ui } from '@/content/ui'
import { SERVICES_ID } from '@/lib/both/pageParts'
import { pathOf } from '@/lib/both/pathOf'
import { hyphenate } from '@/lib/server/hyphenate'
import { expectNoViolations } from '../support/axe'
import { expect, expectHydrated, test, withholdScripts } from '../support/pages'
import {
  contactFormOf,
  menuOf,
  menuToggleOf,
  offerButtonOf,
  sectionLinkOf,
  serviceLinkOf,
} from '../support/parts'
import { DESKTOP, HEADER_HEIGHT, SMALL_PHONE } from '../support/sizes'

/** A section has arrived when its top stands just below the header and the focus is inside it. */
async function expectArrived(page: Page, id: string) {
  await expect
    .poll(() => page.evaluate((target) => document.getElementById(target)?.getBoundingClientRect().top, id))
    .toBeCloseTo(HEADER_HEIGHT, -1)
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(id)
}

test.describe('header anchors', () => {
  test.use({ viewport: DESKTOP })

  const linkOf = (page: Page, anchor: (typeof navigation.header)[number]['anchor']) =>
    sectionLinkOf(page.getByRole('banner'), anchor)

  test('lead there from another page, and once more from then on', async ({ page }) => {
    for (const { anchor } of navigation.header) {
      await page.goto(pathOf('werkschutz'))
      await linkOf(page, anchor).click()
      await expectArrived(page, anchors[anchor])
    }
    const { anchor } = navigation.header[0]
    await linkOf(page, anchor).click()
    await expectArrived(page, anchors[anchor])
  })
})

test('the skip link is the first stop and leads past the header', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  const link = page.getByRole('link', { name: ui.skipLink })
  await expect(link).toBeFocused()
  await expect(link).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(offerButtonOf(page)).toBeFocused()
})

test.describe('the menu on phones', () => {
  test.use({ viewport: SMALL_PHONE, hasTouch: true })

  test.beforeEach(async ({ page }) => {
    await page.goto('/')
    await expectHydrated(page)
  })

  test('opens by touch, covers the page, and a choice closes it', async ({ page }) => {
    await expect(menuOf(page)).toBeHidden()
    await menuToggleOf(page).tap()
    await expect(menuOf(page)).toBeVisible()
    await expectNoViolations(page, 'body > header')
    await page.mouse.wheel(0, 500)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await sectionLinkOf(menuOf(page), 'careers').tap()
    await expect(menuOf(page)).toBeHidden()
    await expectArrived(page, anchors.careers)
  })

  test('works by keyboard: Enter opens, Tab stays inside, Escape closes and gives the focus back', async ({
    page,
  }) => {
    await menuToggleOf(page).focus()
    await page.keyboard.press('Enter')
    await expect(menuOf(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(menuOf(page).getByRole('link').first()).toBeFocused()
    expect(await page.evaluate(() => document.querySelector('main')?.inert)).toBe(true)
    await page.keyboard.press('Escape')
    await expect(menuOf(page)).toBeHidden()
    await expect(menuToggleOf(page)).toBeFocused()
    expect(await page.evaluate(() => document.querySelector('main')?.inert)).toBe(false)
  })

  test('opens the offer dialog and gets out of its way', async ({ page }) => {
    await menuToggleOf(page).tap()
    await menuOf(page).getByRole('link', { name: ui.contactBarOffer }).tap()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(menuOf(page)).toBeHidden()
  })
})

test.describe('the services in the header', () => {
  test.use({ viewport: DESKTOP })

  const toggleOf = (page: Page) => page.getByRole('button', { name: ui.servicesToggle })
  const listOf = (page: Page) => page.locator(`#${SERVICES_ID}`)

  test('show nine pictures, which are not fetched before', async ({ page }) => {
    const fetched: string[] = []
    page.on('request', (request) => {
      if (/\/service\/.*-240\./.test(request.url())) {
        fetched.push(request.url())
      }
    })
    await page.goto('/')
    await expectHydrated(page)
    await expect(listOf(page)).toBeHidden()
    expect(fetched).toEqual([])
    await toggleOf(page).click()
    await expect(listOf(page).getByRole('link')).toHaveText(services.map(({ title }) => hyphenate(title)))
    await expect.poll(() => new Set(fetched).size).toBe(services.length > MOST.pictured ? 0 : services.length)
    await expectNoViolations(page, 'body > header')
  })

  test('work by keyboard, and make way when the focus moves on', async ({ page }) => {
    await page.goto('/')
    await expectHydrated(page)
    await toggleOf(page).focus()
    await page.keyboard.press('Enter')
    await expect(listOf(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(listOf(page).getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(listOf(page)).toBeHidden()
    await expect(toggleOf(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await page.getByRole('main').getByRole('link').first().focus()
    await expect.poll(() => page.evaluate(() => document.querySelector(':popover-open') === null)).toBe(true)
  })
})

test.describe('the services in the header, without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: DESKTOP })

  test('open, lead to a page, and the word beside them to the section', async ({ page }) => {
    await page.goto(pathOf('impressum'))
    await page.getByRole('button', { name: ui.servicesToggle }).click()
    await serviceLinkOf(page.locator(`#${SERVICES_ID}`), 'objektschutz').click()
    await expect(page).toHaveURL(pathOf('objektschutz'))
    await sectionLinkOf(page.getByRole('banner'), 'services').click()
    await expect(page).toHaveURL(anchorPath('services'))
  })
})

test.describe('the menu on phones, opened before the scripts have arrived', () => {
  test.use({ viewport: SMALL_PHONE, hasTouch: true, expectFailures: true })

  /** A home page whose scripts wait, with the menu open. */
  async function openMenu(page: Page) {
    const permit = await withholdScripts(page)
    await page.goto('/', { waitUntil: 'commit' })
    await menuToggleOf(page).tap()
    await expect(menuOf(page)).toBeVisible()
    return permit
  }

  test('a chosen link closes it', async ({ page }) => {
    const permit = await openMenu(page)
    await sectionLinkOf(menuOf(page), 'careers').tap()
    await expect(menuOf(page)).toBeHidden()
    permit()
    await expectHydrated(page)
    await expect(menuOf(page)).toBeHidden()
  })
})

test('the bar at the bottom of phones comes when the hero is gone and leaves before the form and the footer', async ({
  page,
}) => {
  await page.setViewportSize(SMALL_PHONE)
  await page.goto('/')
  const bar = page.getByRole('navigation', { name: ui.contactBar })
  /** How much of it a thumb can reach: it is always there, and seen through the part of the page that it belongs to. */
  const reach = () =>
    bar.evaluate((element) => {
      const { top, height } = element.getBoundingClientRect()
      const steps = Array.from({ length: 20 }, (_, step) => top + ((step + 0.5) / 20) * height)
      return steps.filter((y) => element.contains(document.elementFromPoint(20, y))).length / 20
    })
  await expect.poll(reach).toBe(0)
  await page
    .getByRole('region', { name: home.services.heading })
    .evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
  await expect.poll(reach).toBe(1)
  const contact = page.getByRole('region', { name: home.contact.heading })
  await contact.evaluate((section) => {
    const { top } = section.getBoundingClientRect()
    window.scrollBy({ top: top - window.innerHeight + 36, behavior: 'instant' })
  })
  // It stays where it is, and the section slides over it.
  await expect.poll(reach).toBe(0.5)
  await bar.getByRole('link').first().focus()
  await expect.poll(reach).toBe(1)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await contactFormOf(page).evaluate((form) => form.scrollIntoView({ behavior: 'instant' }))
  await expect.poll(reach).toBe(0)
  await page.getByRole('contentinfo').evaluate((footer) => footer.scrollIntoView({ behavior: 'instant' }))
  await expect.poll(reach).toBe(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: SMALL_PHONE })

  test('the menu opens, leads to a section, and is out of the way there', async ({ page }) => {
    await page.goto('/')
    await menuToggleOf(page).click()
    const menu = menuOf(page)
    await sectionLinkOf(menu, 'careers').click()
    await expect(page).toHaveURL(anchorPath('careers'))
    await expect(menu).toBeHidden()
    await expect(page.getByRole('heading', { name: home.careers.heading })).toBeInViewport()
  })
})
