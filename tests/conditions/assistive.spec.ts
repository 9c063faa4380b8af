import type { Page } from '@playwright/test'
import { FORM_FIELDS } from '@/components/forms/fields'
import { forms } from '@/content/forms'
import { home } from '@/content/home'
import { fieldOf, fill, formOn, kinds, submitOf } from '../support/forms'
import { expect, test } from '../support/pages'
import { offerDialogOf } from '../support/parts'
import { hurry, receivedFrom, sender } from '../support/received'

declare global {
  interface Window {
    spoken?: string[]
  }
}

/** Writes down what live regions and moved focus make a screen reader say. */
async function listen(page: Page) {
  await page.evaluate(() => {
    const spoken: string[] = []
    window.spoken = spoken
    new MutationObserver((records) => {
      for (const region of new Set(
        records.map(({ target }) => (target as Element).closest?.('[role=status]')),
      )) {
        if (region?.textContent) {
          spoken.push(region.textContent)
        }
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLDivElement) {
        spoken.push(target.textContent)
      }
    })
  })
}

async function timesSpoken(page: Page, text: string): Promise<number> {
  return page.evaluate((wanted) => window.spoken?.filter((line) => line.includes(wanted)).length ?? 0, text)
}

test.describe('what happens to a request is announced once:', () => {
  test.use({ expectFailures: true })

  for (const [kind, service, words] of [
    ['contact', 'slow', [forms.status.sending, forms.status.sent]],
    ['offer', 'quota', [forms.status.failed]],
  ] as const) {
    test(`${kind} · ${service}`, async ({ page, request }) => {
      const form = await formOn(page, kind)
      const email = sender(service)
      await fill(form, kind, email)
      await listen(page)
      await submitOf(form).click()
      if (service === 'slow') {
        await hurry(request, email)
      }
      await expect(page.getByText(words.at(-1) ?? '')).toBeVisible()
      for (const text of words) {
        expect(await timesSpoken(page, text)).toBe(1)
      }
    })
  }
})

test('the offer form works by keyboard alone', async ({ page, request }) => {
  const form = await formOn(page, 'offer')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.keyboard.press('Enter')
  const email = sender()
  const values: Record<string, string> = { name: 'Ada', email, phone: '069 1', message: 'Zwei Tore' }
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Tab')
    const { name, type } = await page.evaluate(() => {
      const control = document.activeElement as HTMLInputElement
      return { name: control.form ? control.name : '', type: control.form ? control.type : '' }
    })
    if (values[name] !== undefined) {
      await page.keyboard.insertText(values[name])
    } else if (type === 'checkbox') {
      await page.keyboard.press('Space')
    } else if (type === 'submit') {
      break
    }
  }
  await expect(submitOf(form)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(forms.status.sent)).toBeVisible()
  expect(await receivedFrom(request, email)).toHaveLength(1)
})

for (const kind of kinds) {
  test(`the ${kind} form can be spoken to: what is visible is part of each name (WCAG 2.5.3), and says what happens next`, async ({
    page,
  }) => {
    const form = await formOn(page, kind)
    for (const { name } of FORM_FIELDS[kind]) {
      const label = forms.fields[name]
      const control = form.getByLabel(label.replace('*', ''))
      await expect(control).toBeVisible()
      expect(
        (await control.evaluate((element: HTMLInputElement) => element.labels?.[0]?.textContent)) ?? '',
      ).toContain(label)
    }
    const place =
      kind === 'offer' ? offerDialogOf(page) : page.getByRole('region', { name: home.contact.heading })
    for (const step of home.contact.next.steps) {
      await expect(place.getByText(step)).toBeVisible()
    }
  })
}

test('the dialog fits a screen at 400 % zoom (WCAG 1.4.10)', async ({ page }) => {
  // 1280 × 1024 at 400 %.
  await page.setViewportSize({ width: 320, height: 256 })
  const form = await formOn(page, 'offer')
  await fill(form, 'offer', sender())
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
  expect(scrollWidth).toBe(clientWidth)
  await submitOf(form).focus()
  await expect(submitOf(form)).toBeInViewport({ ratio: 1 })
  await submitOf(form).click()
  await expect(page.getByText(forms.status.sent)).toBeVisible()
})

test('a form can be used in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const form = await formOn(page, 'offer')
  for (const name of ['email', 'phone', 'message'] as const) {
    // The border is all that shows a field there.
    await expect(fieldOf(form, name)).toHaveCSS('border-top-style', 'solid')
  }
  await submitOf(form).click()
  await expect(form.getByText(forms.errors.heading)).toBeVisible()
  // The colours are the system's: a border around what is wrong, and around the button, tells them from text.
  await expect(form.getByRole('group', { name: forms.errors.heading })).toHaveCSS('border-top-style', 'solid')
  await expect(submitOf(form)).toHaveCSS('border-top-style', 'solid')
})
