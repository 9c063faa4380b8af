import type { Page } from '@playwright/test'
import { forms } from '@/content/forms'
import { services } from '@/content/services'
import { ui } from '@/content/ui'
import { pathOf } from '@/lib/routes'
import { expectNoViolations } from '../support/axe'
import { expect, test } from '../support/pages'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: forms.offer.heading })
const openerOf = (page: Page) => page.locator('.hero a[data-offer]')

test.beforeEach(({ page }) => page.goto('/'))

test('is closed at first, opens with the focus on its title, and is accessible', async ({ page }) => {
  await expect(dialogOf(page)).toBeHidden()
  await openerOf(page).click()
  await expect(dialogOf(page)).toBeVisible()
  await expect(dialogOf(page).getByRole('heading', { level: 2 })).toBeFocused()
  await expect(dialogOf(page).locator('textarea')).toHaveAttribute('rows', '12')
  await expectNoViolations(page)
})

const ways: Record<string, (page: Page) => Promise<void>> = {
  'its button': (page) => dialogOf(page).getByRole('button', { name: forms.offer.close }).click(),
  Escape: (page) => page.keyboard.press('Escape'),
  'a click on the backdrop': (page) => page.mouse.click(10, 10),
}

for (const [way, close] of Object.entries(ways)) {
  test(`closes by ${way}, keeps what was typed, and gives the focus and the scrolling back`, async ({
    page,
  }) => {
    await openerOf(page).click()
    await dialogOf(page).getByLabel(forms.fields.message).fill('Zwei Tore')
    await page.mouse.wheel(0, 400)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await close(page)
    await expect(dialogOf(page)).toBeHidden()
    await expect(openerOf(page)).toBeFocused()
    await page.mouse.move(700, 500)
    await page.mouse.wheel(0, 400)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
    await openerOf(page).focus()
    await page.keyboard.press('Enter')
    await expect(dialogOf(page).getByLabel(forms.fields.message)).toHaveValue('Zwei Tore')
  })
}

test('stays open when a press begins inside and ends on the backdrop', async ({ page }) => {
  await openerOf(page).click()
  const message = dialogOf(page).getByLabel(forms.fields.message)
  await message.fill('Zwei Tore')
  await message.hover()
  await page.mouse.down()
  await page.mouse.move(10, 10)
  await page.mouse.up()
  await expect(dialogOf(page)).toBeVisible()
})

test('keeps Tab inside', async ({ page }) => {
  await openerOf(page).click()
  await expect(dialogOf(page)).toBeVisible()
  for (let stop = 0; stop < 15; stop += 1) {
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      ),
    ).toBe(true)
  }
})

test('leaves a click with a modifier to the browser', async ({ page, context }) => {
  const opened = context.waitForEvent('page')
  await openerOf(page).click({ modifiers: ['ControlOrMeta'] })
  await (await opened).close()
  await expect(dialogOf(page)).toBeHidden()
})

test('closes when the visitor goes back', async ({ page }) => {
  await page.locator('#services a').first().click()
  await expect(page).toHaveURL(pathOf('werkschutz'))
  await page.getByRole('main').getByRole('link', { name: ui.requestOffer }).first().click()
  await expect(dialogOf(page)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(dialogOf(page)).toBeHidden()
})

for (const { slug, title } of services) {
  test(`opened from ${slug} it names the service`, async ({ page }) => {
    await page.goto(pathOf(slug))
    await page.getByRole('main').getByRole('link', { name: ui.requestOffer }).last().click()
    await expect(dialogOf(page).getByLabel(forms.fields.message)).toHaveValue(
      `${forms.offer.servicePrefix}${title}\n`,
    )
  })
}

test.describe('on a phone with the keyboard up', () => {
  // 640 px less the 300 px of a keyboard: the viewport shrinks (interactive-widget=resizes-content).
  test.use({ viewport: { width: 360, height: 340 } })

  test('every field and both buttons can be reached', async ({ page }) => {
    await openerOf(page).click()
    for (const name of ['company', 'name', 'email', 'phone', 'message', 'gdprConsent']) {
      const control = dialogOf(page).locator(`[name=${name}]`)
      await control.focus()
      await expect(control).toBeInViewport({ ratio: name === 'message' ? 0.5 : 1 })
    }
    await dialogOf(page).locator('[type=submit]').focus()
    await expect(dialogOf(page).locator('[type=submit]')).toBeInViewport({ ratio: 1 })
    await expect(dialogOf(page).getByRole('button', { name: forms.offer.close })).toBeInViewport({ ratio: 1 })
  })
})

test.describe('a click before the scripts have arrived', () => {
  test.use({ expectFailures: true })

  test('opens the dialog as soon as they have', async ({ page }) => {
    await page.route('**/_next/**/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'commit' })
    await openerOf(page).click()
    await expect(dialogOf(page)).toBeHidden()
    await expect(dialogOf(page)).toBeVisible()
    await expect(page).toHaveURL('/')
  })

  test('leads to the form when they never do', async ({ page }) => {
    await page.route('**/_next/**/*.js', () => undefined)
    await page.goto('/', { waitUntil: 'commit' })
    await openerOf(page).click()
    await expect(page).toHaveURL('/#contact', { timeout: 8000 })
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
})
