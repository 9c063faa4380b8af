import type { Page } from '@playwright/test'
import { ui } from '@/content/ui'
import { watchUi } from '@/content/watches/ui'
import { pathOf } from '@/lib/both/pathOf'
import { fieldOf } from '../support/forms'
import { expect, expectHydrated, test } from '../support/pages'
import { contactFormOf, serviceCardOf } from '../support/parts'
import { DESKTOP } from '../support/sizes'
import { bodyOf, stageOf } from '../support/watch'

/*
 * Pages are documents: what the browser does when one is left, and what it needs help with. Prerendering and
 * the back/forward cache, which Playwright switches off: tests/engines.
 */

const h1Of = (page: Page) => page.getByRole('heading', { level: 1 })

test.describe('a link', () => {
  test.use({ viewport: DESKTOP })

  test('opens a document at its top; Back leads to where one read, with what was typed', async ({ page }) => {
    await page.goto('/')
    await expectHydrated(page)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await fieldOf(contactFormOf(page), 'message').fill('Zwei Tore')
    const card = serviceCardOf(page, 'werkschutz')
    await card.scrollIntoViewIfNeeded()
    // In one breath: Playwright's own click scrolls again where the machine is busy.
    const read = await card.evaluate((link: HTMLElement) => {
      link.click()
      return window.scrollY
    })
    await expect(page).toHaveURL(pathOf('werkschutz'))
    await expect(h1Of(page)).toBeVisible()
    expect(await page.evaluate(() => [window.scrollY, 'sameDocument' in window])).toEqual([0, false])
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(read, -1)
    await expect(fieldOf(contactFormOf(page), 'message')).toHaveValue('Zwei Tore')
    await page.reload()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(read, -1)
    await expect(fieldOf(contactFormOf(page), 'message')).toHaveValue('Zwei Tore')
  })
})

test('a watch that plays stops for a dialog that a screen reader opens', async ({ page }) => {
  await page.goto(pathOf('werkschutz'))
  await stageOf(page).scrollIntoViewIfNeeded()
  await expect(bodyOf(page)).toHaveAttribute('data-live')
  await page.getByRole('button', { name: watchUi.play }).click()
  await expect(bodyOf(page)).toHaveAttribute('data-playing')
  // By `click` alone.
  await page
    .getByRole('link', { name: ui.requestOffer })
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(bodyOf(page)).not.toHaveAttribute('data-playing')
})
