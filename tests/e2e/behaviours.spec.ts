import { forms } from '@/content/forms'
import { BEHAVIOURS, behaviourNames } from '@/scripts/lib/behaviours'
import { expectNoViolations } from '../support/axe'
import { fieldOf, fill, formOn, kinds, payload, submitOf } from '../support/forms'
import { expect, test } from '../support/pages'
import { receivedFrom, sender } from '../support/received'

/** What services say, and no visitor shall read. */
const FOREIGN = /quota|refused|should be an email|access key|captcha|\b[45]\d\d\b|error/i

test.use({ expectFailures: true })

for (const kind of kinds) {
  for (const behaviour of behaviourNames) {
    const { outcome } = BEHAVIOURS[behaviour]

    test(`${kind} · ${behaviour}: ${outcome}`, async ({ page, request, faults }) => {
      test.setTimeout(60_000)
      const form = await formOn(page, kind)
      const email = sender(behaviour)
      await fill(form, kind, email)
      await submitOf(form).click()

      if (outcome === 'sent') {
        await expect(page.getByText(forms.status.sent)).toBeVisible({ timeout: 10_000 })
        await expect(page.getByText(forms.status.failed)).toBeHidden()
        expect(await receivedFrom(request, email)).toHaveLength(1)
        return
      }

      // Silence ends after 15 seconds; until then nothing is claimed, and nothing is sent twice.
      if (behaviour === 'silence') {
        await expect(submitOf(form)).toHaveText(forms.status.sending)
        await expect(submitOf(form)).toHaveAttribute('aria-disabled', 'true')
        await submitOf(form).click({ force: true })
        await fieldOf(form, 'phone').press('Enter')
      }
      const notice = form.locator('div[tabindex="-1"]', { hasText: forms.status.failed })
      await expect(notice).toBeFocused({ timeout: 30_000 })
      await expect(notice).toContainText(forms.status.hints[outcome])
      await expect(notice).toBeInViewport()
      await expect(page.getByText(forms.status.sent)).toBeHidden()
      const received = await receivedFrom(request, email)
      if (behaviour === 'reset') {
        // Chromium itself repeats a request when a connection that it used before dies without an answer. No page can
        // prevent that; both copies are the same.
        expect(received.length).toBeGreaterThan(0)
        expect(new Set(received.map(({ body }) => JSON.stringify(body))).size).toBe(1)
      } else {
        expect(received).toHaveLength(behaviour === 'abort' ? 0 : 1)
      }
      expect(await notice.textContent()).not.toMatch(FOREIGN)
      expect(faults).toEqual([])

      const kept = payload[kind](email)
      for (const [name, value] of Object.entries(kept)) {
        const control = fieldOf(form, name as keyof typeof forms.fields)
        await (typeof value === 'boolean'
          ? expect(control).toBeChecked()
          : expect(control).toHaveValue(value))
      }
      if (kind === 'offer') {
        await expect(page.getByRole('dialog')).toBeVisible()
      }

      const letter = await notice.getByRole('link', { name: forms.status.email }).getAttribute('href')
      expect(decodeURIComponent(letter ?? '')).toContain(kept.message)
      await expect(notice.locator('a[href^="tel:"]')).toBeVisible()
      await expectNoViolations(page)

      const mended = sender()
      await fieldOf(form, 'email').fill(mended)
      await notice.getByRole('button', { name: forms.status.retry }).click()
      await expect(page.getByText(forms.status.sent)).toBeVisible()
      expect((await receivedFrom(request, mended)).map(({ body }) => body)).toEqual([payload[kind](mended)])
    })
  }

  test(`${kind} · a field that the service does not like is named in our words`, async ({ page }) => {
    const form = await formOn(page, kind)
    await fill(form, kind, sender('422'))
    await submitOf(form).click()
    await form.getByRole('link', { name: forms.errors.emailInvalid }).click()
    await expect(fieldOf(form, 'email')).toBeFocused()
    await expect(fieldOf(form, 'email')).toHaveAttribute('aria-invalid', 'true')
  })

  test(`${kind} · the text can be copied`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const form = await formOn(page, kind)
    await fill(form, kind, sender('quota'))
    await submitOf(form).click()
    await form.getByRole('button', { name: forms.status.copy }).click()
    await expect(form.getByRole('button', { name: forms.status.copied })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Zwei Tore, „nachts“ 😀')
  })

  test.describe('without a network', () => {
    // Pictures that are still on their way fail as well.
    test.use({ expectFailures: true })

    test(`${kind} · offline is said before sending, and the way back offers to send`, async ({
      page,
      context,
      request,
    }) => {
      const form = await formOn(page, kind)
      const email = sender()
      await fill(form, kind, email)
      await context.setOffline(true)
      await expect(form.getByText(forms.status.offlineNotice)).toBeVisible()
      await submitOf(form).click()
      await expect(form.getByText(forms.status.hints.offline)).toBeVisible()
      expect(await receivedFrom(request, email)).toEqual([])
      await context.setOffline(false)
      await expect(form.getByText(forms.status.onlineNotice)).toBeVisible()
      await form.getByRole('button', { name: forms.status.retry }).click()
      await expect(page.getByText(forms.status.sent)).toBeVisible()
      expect(await receivedFrom(request, email)).toHaveLength(1)
    })
  })
}
