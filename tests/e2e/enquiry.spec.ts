import type { Page } from '@playwright/test'
import { forms } from '@/content/forms'
import { ui } from '@/content/ui'
import { expectNoViolations } from '../support/axe'
import { fieldOf, fill, formOn, noticeOn, submitOf } from '../support/forms'
import { expect, test } from '../support/pages'
import { contactFormOf, offerFormOf, requestButtonOf } from '../support/parts'
import { hurry, receivedFrom, sender } from '../support/received'

const focusOf = (page: Page) => page.evaluate(() => document.activeElement?.tagName)

test('Back out of the dialog, and Forward: each page shows the newer text, not what the browser puts back', async ({
  page,
}) => {
  const contact = await formOn(page, 'contact')
  await fieldOf(contact, 'message').fill('Zwei Tore')
  await page.goto('/werkschutz/')
  await requestButtonOf(page, 'first').click()
  await fieldOf(offerFormOf(page), 'message').fill('Drei Tore')
  await page.goBack()
  await expect(fieldOf(contactFormOf(page), 'message')).toHaveValue('Drei Tore')
  await fieldOf(contactFormOf(page), 'message').fill('Vier Tore')
  await page.goForward()
  await requestButtonOf(page, 'first').click()
  await expect(fieldOf(offerFormOf(page), 'message')).toHaveValue(/Vier Tore/)
})

test('Back does not bring back what was sent, or discarded', async ({ page, request }) => {
  const email = sender()
  await fill(await formOn(page, 'contact'), 'contact', email)
  await page.goto('/werkschutz/')
  await page
    .getByRole('banner')
    .getByRole('link', { name: ui.contactBarOffer, includeHidden: true })
    .evaluate((link: HTMLElement) => link.click())
  await fieldOf(offerFormOf(page), 'gdprConsent').check()
  await submitOf(offerFormOf(page)).click()
  await expect(page.getByText(forms.status.sent)).toBeVisible()
  // A slow picture: what the browser puts back stands in the fields for a while before the page counts as loaded.
  await page.route(/\.avif$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })
  await page.goBack()
  await expect(contactFormOf(page)).toHaveAttribute('novalidate')
  await expect(fieldOf(contactFormOf(page), 'message')).toHaveValue('')
  // The result is told here as well, until it is dismissed.
  await expect(page.getByText(forms.status.sent)).toBeVisible()
  expect(await receivedFrom(request, email)).toHaveLength(1)
})

test.describe('a failure', () => {
  test.use({ expectFailures: true })

  test('is told when the dialog is closed, on the next page, and sends again from there', async ({
    page,
  }) => {
    const form = await formOn(page, 'offer')
    await fill(form, 'offer', sender('422'))
    await submitOf(form).click()
    await page.keyboard.press('Escape')
    await expect(noticeOn(page, forms.status.failed)).toBeVisible()
    await page.goto('/impressum/')
    await expect(noticeOn(page, forms.status.failed)).toBeVisible()
    await expectNoViolations(page, '[data-part=notices]')
    // Consent is given anew: the dialog opens and asks for it.
    await page.getByRole('button', { name: forms.status.retry }).click()
    await expect(page.getByRole('group', { name: forms.errors.heading })).toBeFocused()
    await fieldOf(offerFormOf(page), 'email').fill(sender())
    await fieldOf(offerFormOf(page), 'gdprConsent').check()
    await submitOf(offerFormOf(page)).click()
    await expect(page.getByText(forms.status.sent)).toBeVisible()
  })

  test('of the contact form is sent again from a page without one', async ({ page, request }) => {
    const form = await formOn(page, 'contact')
    const email = sender('quota')
    await fill(form, 'contact', email)
    await submitOf(form).click()
    await expect(noticeOn(page, forms.status.failed)).toBeVisible()
    await page.goto('/impressum/')
    await page.getByRole('button', { name: forms.status.retry }).click()
    await expect.poll(async () => (await receivedFrom(request, email)).length).toBe(2)
    await expect(noticeOn(page, forms.status.failed)).toBeVisible()
    await expect.poll(() => focusOf(page)).not.toBe('BODY')
  })
})

test('a reload while it is being sent: unconfirmed, with the words, and a press sends them again', async ({
  page,
  request,
}) => {
  const form = await formOn(page, 'contact')
  const email = sender('slow')
  await fill(form, 'contact', email)
  await submitOf(form).click()
  await expect.poll(async () => (await receivedFrom(request, email)).length).toBe(1)
  await page.reload()
  await expect(noticeOn(page, forms.status.failed)).toContainText(forms.status.hints.unconfirmed)
  await submitOf(contactFormOf(page)).click()
  await expect.poll(async () => (await receivedFrom(request, email)).length).toBe(2)
  await hurry(request, email)
  await expect(page.getByText(forms.status.sent)).toBeVisible()
})
