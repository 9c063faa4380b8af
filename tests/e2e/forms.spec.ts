import type { Locator } from '@playwright/test'
import { anchorPath } from '@/content/anchors'
import { forms } from '@/content/forms'
import { ui } from '@/content/ui'
import { LOCAL_FORM_ENDPOINT, LOCAL_SITE } from '@/lib/server/settings'
import { expectNoViolations } from '../support/axe'
import { fieldOf, fill, formOn, kinds, noticeOn, payload, submitOf } from '../support/forms'
import { expect, test } from '../support/pages'
import { contactFormOf, offerFormOf, requestButtonOf, serviceCardOf } from '../support/parts'
import { hurry, receivedFrom, sender } from '../support/received'

for (const kind of kinds) {
  test.describe(`the ${kind} form`, () => {
    test('sends exactly its fields, once, and thanks', async ({ page, request }) => {
      const form = await formOn(page, kind, anchorPath('services'))
      const scrolled = () => page.evaluate(() => window.scrollY)
      // Thanks that close the dialog between the two clicks would leave the second one to the page behind it.
      const email = sender('slow')
      await fill(form, kind, email)
      await submitOf(form).scrollIntoViewIfNeeded()
      const top = await scrolled()
      await submitOf(form).dblclick()
      await expect(submitOf(form)).toHaveText(forms.status.sending)
      await hurry(request, email)
      const thanks = page.getByText(forms.status.sent)
      await expect(thanks).toBeVisible()
      await expect(noticeOn(page, forms.status.sent)).toBeFocused()
      await expectNoViolations(page, '[data-part=notices]')
      // On the margin of the page, in its size, with the way that does not wait for an answer.
      const leftOf = (place: Locator) => place.evaluate((element) => element.getBoundingClientRect().left)
      expect(await leftOf(thanks)).toBeCloseTo(await leftOf(page.getByRole('heading', { level: 1 })), 0)
      await expect(thanks).toHaveCSS('font-size', '28px')
      await expect(noticeOn(page, forms.status.sent).locator('a[href^="tel:"]')).toBeInViewport()

      const received = await receivedFrom(request, email)
      expect(received.map(({ body }) => body)).toEqual([payload[kind](email)])
      expect(received[0]?.headers).toMatchObject({
        'content-type': 'application/json',
        accept: 'application/json',
        origin: LOCAL_SITE,
      })
      expect(received[0]?.headers).not.toHaveProperty('cookie')

      if (kind === 'offer') {
        await expect(page.getByRole('dialog')).toBeHidden()
      }
      expect(await scrolled()).toBe(top)
      await page.getByRole('button', { name: ui.dismiss }).click()
      await expect(page.getByText(forms.status.sent)).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
      await page.reload()
      await expect(fieldOf(contactFormOf(page), 'message')).toHaveValue('')
    })
  })
}

test('a form shows what is wrong, leads to it, and sends nothing', async ({ page, request }) => {
  const form = await formOn(page, 'offer')
  const email = 'nicht@'
  await fieldOf(form, 'email').fill(email)
  await submitOf(form).click()
  await expect(form.getByText(forms.errors.heading)).toBeVisible()
  await expectNoViolations(page, 'dialog')
  await form.getByRole('link', { name: forms.errors.emailInvalid }).click()
  await expect(fieldOf(form, 'email')).toBeFocused()
  await expect(fieldOf(form, 'email')).toHaveAttribute('aria-invalid', 'true')
  expect(await receivedFrom(request, email)).toEqual([])
})

test.describe('the contact form without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('says so, and is posted by the browser', async ({ page, request }) => {
    await page.goto('/')
    const form = contactFormOf(page)
    await expect(form.getByText(forms.noScript.service)).toBeVisible()
    const email = sender()
    await fill(form, 'contact', email)
    await submitOf(form).click()
    await expect(page).toHaveURL(LOCAL_FORM_ENDPOINT)
    const received = await receivedFrom(request, email)
    expect(received.map(({ body }) => body)).toEqual([payload.contact(email)])
  })
})

test('a draft is the same in both forms, on every page, and after a reload; the consent is not part of it', async ({
  page,
}) => {
  const contact = await formOn(page, 'contact')
  await fieldOf(contact, 'message').fill('Zwei Tore')
  await serviceCardOf(page, 'werkschutz').click()
  await requestButtonOf(page, 'first').click()
  const offer = offerFormOf(page)
  await expect(fieldOf(offer, 'message')).toHaveValue('Leistung: Werkschutz\n\nZwei Tore')
  await fieldOf(offer, 'company').fill('Muster')
  await fieldOf(offer, 'gdprConsent').check()

  await page.reload()
  await requestButtonOf(page, 'last').click()
  await expect(fieldOf(offer, 'company')).toHaveValue('Muster')
  await expect(fieldOf(offer, 'gdprConsent')).not.toBeChecked()
  expect(await page.evaluate(() => Object.values(sessionStorage).join())).not.toContain('gdprConsent')

  await offer.getByRole('button', { name: forms.status.discard }).click()
  await expect(fieldOf(offer, 'company')).toHaveValue('')
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
})
