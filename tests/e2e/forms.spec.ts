import { forms } from '@/content/forms'
import { ui } from '@/content/ui'
import { expectNoViolations } from '../support/axe'
import { fieldOf, fill, formOn, kinds, payload, submitOf } from '../support/forms'
import { expect, test } from '../support/pages'
import { receivedFrom, sender } from '../support/received'

for (const kind of kinds) {
  test.describe(`the ${kind} form`, () => {
    test('sends exactly its fields, once, and thanks', async ({ page, request }) => {
      const form = await formOn(page, kind)
      const email = sender()
      await fill(form, kind, email)
      await submitOf(form).dblclick()
      await expect(page.getByRole('status').getByText(forms.status.sent)).toBeVisible()
      await expectNoViolations(page)

      const received = await receivedFrom(request, email)
      expect(received.map(({ body }) => body)).toEqual([payload[kind](email)])
      expect(received[0]?.headers).toMatchObject({
        'content-type': 'application/json',
        accept: 'application/json',
        origin: 'http://localhost:3000',
      })
      expect(received[0]?.headers).not.toHaveProperty('cookie')

      if (kind === 'offer') {
        await expect(page.getByRole('dialog')).toBeHidden()
        await expect(page.locator('.hero a[data-offer]')).toBeFocused()
        await page.getByRole('button', { name: ui.dismiss }).click()
        await expect(page.getByText(forms.status.sent)).toBeHidden()
      }
      expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
      await page.reload()
      await expect(page.locator('#contact form [name=message]')).toHaveValue('')
    })

    test('shows what is wrong, leads to it, and sends nothing', async ({ page, request }) => {
      const form = await formOn(page, kind)
      const email = 'nicht@'
      await fieldOf(form, 'email').fill(email)
      await submitOf(form).click()
      await expect(form.getByText(forms.errors.heading)).toBeVisible()
      await expectNoViolations(page)
      await form.getByRole('link', { name: forms.errors.emailInvalid }).click()
      await expect(fieldOf(form, 'email')).toBeFocused()
      await expect(fieldOf(form, 'email')).toHaveAttribute('aria-invalid', 'true')
      expect(await receivedFrom(request, email)).toEqual([])
    })
  })
}

test.describe('the contact form without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('is posted by the browser', async ({ page, request }) => {
    await page.goto('/')
    const form = page.locator('#contact form')
    const email = sender()
    await fill(form, 'contact', email)
    await submitOf(form).click()
    await expect(page).toHaveURL('http://localhost:4100/anfragen')
    const received = await receivedFrom(request, email)
    expect(received.map(({ body }) => body)).toEqual([payload.contact(email)])
  })
})

test.describe('a draft', () => {
  test('is the same in both forms, on every page, and after a reload; the consent is not part of it', async ({
    page,
  }) => {
    const contact = await formOn(page, 'contact')
    await fieldOf(contact, 'message').fill('Zwei Tore')
    await page.locator('#services a').first().click()
    await page.getByRole('main').getByRole('link', { name: ui.requestOffer }).first().click()
    const offer = page.getByRole('dialog').locator('form')
    await expect(fieldOf(offer, 'message')).toHaveValue('Leistung: Werkschutz\n\nZwei Tore')
    await fieldOf(offer, 'company').fill('Muster')
    await fieldOf(offer, 'gdprConsent').check()

    await page.reload()
    await page.getByRole('main').getByRole('link', { name: ui.requestOffer }).last().click()
    await expect(fieldOf(offer, 'company')).toHaveValue('Muster')
    await expect(fieldOf(offer, 'gdprConsent')).not.toBeChecked()
    expect(await page.evaluate(() => Object.values(sessionStorage).join())).not.toContain('gdprConsent')

    await offer.getByRole('button', { name: forms.status.discard }).click()
    await expect(fieldOf(offer, 'company')).toHaveValue('')
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  })
})
