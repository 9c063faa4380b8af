import type { Locator, Page } from '@playwright/test'
import type { FormKind } from '@/components/forms/fields'
import { forms } from '@/content/forms'
import { ui } from '@/content/ui'
import { expectNoViolations } from '../support/axe'
import { expect, test } from '../support/pages'
import { receivedFrom, sender } from '../support/received'

const kinds: readonly FormKind[] = ['offer', 'contact']

/** Opens the page that shows the form, and the dialog if it is the one in there. */
async function formOn(page: Page, kind: FormKind): Promise<Locator> {
  await page.goto('/')
  if (kind === 'contact') {
    return page.locator('#contact form')
  }
  await page.locator('.hero a[data-offer]').click()
  return page.getByRole('dialog').locator('form')
}

function fieldOf(form: Locator, name: keyof typeof forms.fields): Locator {
  return form.locator(`[name=${name}]`)
}

async function fill(form: Locator, kind: FormKind, email: string) {
  await fieldOf(form, 'name').fill('Ada Muster')
  await fieldOf(form, 'email').fill(email)
  await fieldOf(form, 'phone').fill('069 / 12 34-5')
  await fieldOf(form, 'message').fill('Zwei Tore, „nachts“ 😀')
  if (kind === 'offer') {
    await fieldOf(form, 'company').fill('Muster & Söhne <GmbH>')
    await fieldOf(form, 'gdprConsent').check()
  }
}

function submitOf(form: Locator): Locator {
  return form.locator('[type=submit]')
}

const payload = {
  offer: (email: string) => ({
    company: 'Muster & Söhne <GmbH>',
    name: 'Ada Muster',
    email,
    phone: '069 / 12 34-5',
    message: 'Zwei Tore, „nachts“ 😀',
    gdprConsent: true,
  }),
  contact: (email: string) => ({
    name: 'Ada Muster',
    email,
    phone: '069 / 12 34-5',
    message: 'Zwei Tore, „nachts“ 😀',
  }),
}

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

    test.describe('when it fails', () => {
      test.use({ expectFailures: true })

      const failures = {
        '422': 'rejected',
        '500': 'unconfirmed',
        '429': 'busy',
        error: 'rejected',
        html: 'unconfirmed',
        reset: 'unconfirmed',
      } as const

      for (const [behaviour, hint] of Object.entries(failures)) {
        test(`by ${behaviour}: says so, keeps everything, and sends again when asked`, async ({
          page,
          request,
        }) => {
          const form = await formOn(page, kind)
          const email = sender(behaviour)
          await fill(form, kind, email)
          await submitOf(form).click()
          await expect(form.getByText(forms.status.failed)).toBeVisible()
          await expect(form.getByText(forms.status.hints[hint])).toBeVisible()
          await expect(page.getByText(forms.status.sent)).toBeHidden()
          await expectNoViolations(page)
          await expect(fieldOf(form, 'message')).toHaveValue(payload[kind](email).message)
          if (kind === 'offer') {
            await expect(fieldOf(form, 'gdprConsent')).toBeChecked()
          }
          const letter = await form.getByRole('link', { name: forms.status.email }).getAttribute('href')
          expect(decodeURIComponent(letter ?? '')).toContain('Zwei Tore, „nachts“ 😀')

          const mended = sender()
          await fieldOf(form, 'email').fill(mended)
          await form.getByRole('button', { name: forms.status.retry }).click()
          await expect(page.getByRole('status').getByText(forms.status.sent)).toBeVisible()
          expect(await receivedFrom(request, mended)).toHaveLength(1)
        })
      }

      test('by silence: gives up after 15 seconds, and sends one request however often it is pressed', async ({
        page,
        request,
      }) => {
        test.setTimeout(60_000)
        const form = await formOn(page, kind)
        const email = sender('silence')
        await fill(form, kind, email)
        await submitOf(form).click()
        await expect(submitOf(form)).toHaveText(forms.status.sending)
        await expect(submitOf(form)).toHaveAttribute('aria-disabled', 'true')
        // By force: Playwright would wait for the end of aria-disabled.
        await submitOf(form).click({ force: true })
        await fieldOf(form, 'phone').press('Enter')
        await expect(form.getByText(forms.status.failed)).toBeVisible({ timeout: 30_000 })
        await expect(form.getByText(forms.status.hints.unconfirmed)).toBeVisible()
        expect(await receivedFrom(request, email)).toHaveLength(1)
      })

      test('by a missing network: says so without sending', async ({ page, context, request }) => {
        const form = await formOn(page, kind)
        const email = sender()
        await fill(form, kind, email)
        await context.setOffline(true)
        await submitOf(form).click()
        await expect(form.getByText(forms.status.hints.offline)).toBeVisible()
        await context.setOffline(false)
        expect(await receivedFrom(request, email)).toEqual([])
      })
    })
  })
}

test.describe('the contact form without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('is posted by the browser', async ({ page, request }) => {
    const form = await formOn(page, 'contact')
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
