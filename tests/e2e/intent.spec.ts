import { forms } from '@/content/forms'
import { pathOf } from '@/lib/routes'
import { fieldOf, fill, formOn, kinds, submitOf } from '../support/forms'
import { expect, test } from '../support/pages'
import { receivedFrom, sender } from '../support/received'

for (const kind of kinds) {
  test.describe(`one request per intent · ${kind}`, () => {
    test('Enter and a click', async ({ page, request }) => {
      const form = await formOn(page, kind)
      const email = sender('slow')
      await fill(form, kind, email)
      await fieldOf(form, 'phone').press('Enter')
      await submitOf(form).click({ force: true })
      await expect(page.getByText(forms.status.sent)).toBeVisible({ timeout: 10_000 })
      expect(await receivedFrom(request, email)).toHaveLength(1)
    })

    test('the same text again within a minute, and a changed one', async ({ page, request }) => {
      const form = await formOn(page, kind)
      const email = sender()
      await fill(form, kind, email)
      await submitOf(form).click()
      await expect(page.getByText(forms.status.sent)).toBeVisible()
      const again = kind === 'offer' ? await reopened() : form
      await fill(again, kind, email)
      await submitOf(again).click()
      await expect(again.getByText(forms.status.duplicate)).toBeVisible()
      expect(await receivedFrom(request, email)).toHaveLength(1)

      await fieldOf(again, 'message').fill('Drei Tore')
      await submitOf(again).click()
      await expect(page.getByText(forms.status.sent)).toBeVisible()
      expect(await receivedFrom(request, email)).toHaveLength(2)

      async function reopened() {
        await page.locator('.hero a[data-offer]').click()
        return page.getByRole('dialog').locator('form')
      }
    })

    test('two tabs', async ({ page, context, request }) => {
      const other = await context.newPage()
      const email = sender()
      const forms_ = [await formOn(page, kind), await formOn(other, kind)]
      for (const form of forms_) {
        await fill(form, kind, email)
      }
      const [first, second] = forms_
      if (first && second) {
        await submitOf(first).click()
        await expect(page.getByText(forms.status.sent)).toBeVisible()
        await other.bringToFront()
        await submitOf(second).click()
        await expect(second.getByText(forms.status.duplicate)).toBeVisible()
      }
      expect(await receivedFrom(request, email)).toHaveLength(1)
    })
  })
}

test('what is typed while the request is on its way stays', async ({ page, request }) => {
  const form = await formOn(page, 'contact')
  const email = sender('slow')
  await fill(form, 'contact', email)
  await submitOf(form).click()
  await fieldOf(form, 'message').fill('Zwei Tore und ein Hof')
  await expect(page.getByText(forms.status.sent)).toBeVisible({ timeout: 10_000 })
  await expect(fieldOf(form, 'message')).toHaveValue('Zwei Tore und ein Hof')
  expect((await receivedFrom(request, email)).map(({ body }) => body.message)).toEqual([
    'Zwei Tore, „nachts“ 😀',
  ])
})

test('leaving the page and coming back (bfcache) keeps the text and sends it once', async ({
  page,
  request,
}) => {
  const form = await formOn(page, 'contact')
  const email = sender()
  await fill(form, 'contact', email)
  // A full load, as a link to a section from another page would do.
  await page.goto(pathOf('impressum'))
  await page.goBack()
  await expect(fieldOf(form, 'message')).toHaveValue(/Zwei Tore/)
  await submitOf(form).click()
  await expect(page.getByText(forms.status.sent)).toBeVisible()
  expect(await receivedFrom(request, email)).toHaveLength(1)
})

test.describe('texts of every kind are sent unchanged and shown harmlessly', () => {
  const texts = {
    arabic: 'شركة الأمن — ٠٦٩',
    hebrew: '\u202bשלום\u202c abc',
    chinese: '法兰克福的工地',
    emoji: '👮🏽‍♀️ 🏗️',
    combining: 'A\u030a Zo\u0308e',
    markup: '<script>alert(1)</script><img src=x onerror=alert(1)> & "quotes" \'',
    'ten thousand characters': `${'Zwei Tore. '.repeat(909)}!`,
    'line breaks': 'eins\n\n  zwei\t\n',
  }

  for (const [name, text] of Object.entries(texts)) {
    test(name, async ({ page, request }) => {
      const form = await formOn(page, 'offer')
      const email = sender()
      await fill(form, 'offer', email)
      await fieldOf(form, 'message').fill(text)
      await fieldOf(form, 'company').fill(text.split('\n')[0]?.slice(0, 300) ?? '')
      await submitOf(form).click()
      await expect(page.getByText(forms.status.sent)).toBeVisible()
      const [received] = await receivedFrom(request, email)
      expect(received?.body.message).toBe(text)
      expect(received?.body.company).toBe(text.split('\n')[0]?.slice(0, 300))
    })
  }
})

test.describe('the trap', () => {
  test('is seen, reached and sent by nobody', async ({ page, request }) => {
    const form = await formOn(page, 'contact')
    const trap = form.getByLabel(forms.trap, { exact: true })
    await expect(trap).toHaveAttribute('tabindex', '-1')
    await expect(trap).not.toHaveAttribute('name')
    const email = sender()
    await fill(form, 'contact', email)
    await submitOf(form).click()
    await expect(page.getByText(forms.status.sent)).toBeVisible()
    const [received] = await receivedFrom(request, email)
    expect(Object.keys(received?.body ?? {})).toEqual(['name', 'email', 'phone', 'message'])
  })

  test('asks once when it is filled, and then sends', async ({ page, request }) => {
    const form = await formOn(page, 'contact')
    const email = sender()
    await fill(form, 'contact', email)
    await form.getByLabel(forms.trap, { exact: true }).evaluate((field: HTMLInputElement) => {
      field.value = 'http://spam.example'
    })
    await submitOf(form).click()
    await expect(form.getByText(forms.status.suspicious)).toBeVisible()
    expect(await receivedFrom(request, email)).toEqual([])
    await form.getByRole('button', { name: forms.status.confirm }).click()
    await expect(page.getByText(forms.status.sent)).toBeVisible()
    expect(await receivedFrom(request, email)).toHaveLength(1)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the form says what will happen', async ({ page }) => {
    await page.goto('/')
    // Playwright switches scripts off after parsing, so Chromium keeps the text inside <noscript> unrendered.
    expect(await page.locator('#contact form noscript').evaluate((element) => element.textContent)).toContain(
      forms.noScript.service,
    )
  })
})
