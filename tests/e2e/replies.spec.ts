import type { Locator, Page } from '@playwright/test'
import { forms } from '@/content/forms'
import { ui } from '@/content/ui'
import type { FormKind } from '@/lib/browser/enquiry/fields'
import type { FailureReason } from '@/lib/browser/enquiry/requests'
import { TIMEOUT_MS } from '@/lib/browser/enquiry/send'
import { type ServiceName, serviceOf } from '@/scripts/receiver/simulatedServices'
import { expectNoViolations } from '../support/axe'
import { fieldOf, fill, formOn, noticeOn, payload, submitOf } from '../support/forms'
import { expect, test } from '../support/pages'
import { receivedFrom, sender } from '../support/received'

/** What services say, and no visitor shall read. */
const FOREIGN = /quota|refused|should be an email|access key|captcha|\b[45]\d\d\b|error/i

/**
 * Every outcome that keeps the words; the fourth, sent, is in forms.spec.ts. How replies are read is a table of unit tests
 * (lib/browser/enquiry/interpretReply.test.ts).
 */
const FAILURES = [
  ['offer', '422', 'rejected'],
  ['offer', 'html', 'unconfirmed'],
  ['contact', '429', 'busy'],
  ['contact', 'silence', 'unconfirmed'],
] as const satisfies readonly (readonly [FormKind, ServiceName, FailureReason])[]

/** What only a browser can meet. None of it says that the request has arrived. */
const IN_BROWSERS = ['redirect', 'nocors', 'cut', 'abort', 'reset'] as const satisfies readonly ServiceName[]

test.use({ expectFailures: true })

/** All that was typed is still there, and so is the dialog. */
async function expectKept(page: Page, form: Locator, kind: FormKind, email: string) {
  for (const [name, value] of Object.entries(payload[kind](email))) {
    const control = fieldOf(form, name as keyof typeof forms.fields)
    await (typeof value === 'boolean' ? expect(control).toBeChecked() : expect(control).toHaveValue(value))
  }
  await expect(page.getByRole('dialog')).toBeVisible({ visible: kind === 'offer' })
}

for (const [kind, service, outcome] of FAILURES) {
  test(`${kind} · ${service}: ${outcome}`, async ({ page, request, faults }) => {
    if (service === 'silence') {
      await page.clock.install()
    }
    const form = await formOn(page, kind)
    const email = sender(service)
    await fill(form, kind, email)
    await submitOf(form).click()

    // Until silence ends, nothing is claimed, and nothing is sent twice.
    if (service === 'silence') {
      await expect(submitOf(form)).toHaveText(forms.status.sending)
      await expect(submitOf(form)).toHaveAttribute('aria-disabled', 'true')
      await submitOf(form).click({ force: true })
      await fieldOf(form, 'phone').press('Enter')
      await page.clock.fastForward(TIMEOUT_MS)
    }
    const notice = noticeOn(page, forms.status.failed)
    // Who waits for the result is led to it; whoever is in a field by then is not interrupted.
    const focused = service === 'silence' ? fieldOf(form, 'phone') : notice
    await expect(notice).toBeVisible()
    await expect(focused).toBeFocused()
    await expect(notice).toContainText(forms.status.hints[outcome])
    await expect(notice).toBeInViewport()
    await expect(page.getByText(forms.status.sent)).toBeHidden()
    expect(await receivedFrom(request, email)).toHaveLength(1)
    expect(await notice.textContent()).not.toMatch(FOREIGN)
    expect(faults).toEqual([])
    await expectKept(page, form, kind, email)

    const mail = await notice.getByRole('link', { name: forms.status.email }).getAttribute('href')
    expect(decodeURIComponent(mail ?? '')).toContain(payload[kind](email).message)
    await expect(notice.locator('a[href^="tel:"]')).toBeVisible()

    if (service === '422') {
      // A field that the service does not like is named in our words.
      await expectNoViolations(page, 'dialog')
      await form.getByRole('link', { name: forms.errors.emailInvalid }).click()
      await expect(fieldOf(form, 'email')).toBeFocused()
      await expect(fieldOf(form, 'email')).toHaveAttribute('aria-invalid', 'true')
    }

    // Sent again as it stands by then.
    const mended = sender()
    await fieldOf(form, 'email').fill(mended)
    await notice.getByRole('button', { name: forms.status.retry }).click()
    await expect(page.getByText(forms.status.sent)).toBeVisible()
    expect((await receivedFrom(request, mended)).map(({ body }) => body)).toEqual([payload[kind](mended)])
  })
}

test('the text can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const form = await formOn(page, 'offer')
  await fill(form, 'offer', sender('quota'))
  await submitOf(form).click()
  await page.getByRole('button', { name: forms.status.copy }).click()
  await expect(page.getByRole('button', { name: forms.status.copied })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Zwei Tore, „nachts“ 😀')
})

test('offline is said before sending, and the way back offers to send', async ({
  page,
  context,
  request,
}) => {
  const form = await formOn(page, 'contact')
  const email = sender()
  await fill(form, 'contact', email)
  await context.setOffline(true)
  await expect(form.getByText(forms.status.offlineNotice)).toBeVisible()
  await submitOf(form).click()
  await expect(page.getByText(forms.status.hints.offline)).toBeVisible()
  expect(await receivedFrom(request, email)).toEqual([])
  await context.setOffline(false)
  await expect(page.getByText(forms.status.onlineNotice)).toBeVisible()
  await page.getByRole('button', { name: forms.status.retry }).click()
  await expect(page.getByText(forms.status.sent)).toBeVisible()
  expect(await receivedFrom(request, email)).toHaveLength(1)
})

test('what only a browser can meet confirms nothing and keeps everything', async ({
  page,
  request,
  faults,
}) => {
  const form = await formOn(page, 'contact')
  for (const service of IN_BROWSERS) {
    const email = sender(service)
    await fill(form, 'contact', email)
    await submitOf(form).click()
    const notice = noticeOn(page, forms.status.failed)
    await expect(notice, service).toContainText(forms.status.hints.unconfirmed)
    await expect(page.getByText(forms.status.sent)).toBeHidden()
    const received = await receivedFrom(request, email)
    if (service === 'reset') {
      // Chromium itself repeats a request when a connection that it used before dies without an answer. No page can
      // prevent that; both copies are the same.
      expect(received.length).toBeGreaterThan(0)
      expect(new Set(received.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    } else {
      expect(received, service).toHaveLength(serviceOf(service)?.arrives === false ? 0 : 1)
    }
    expect(await notice.textContent()).not.toMatch(FOREIGN)
    await expectKept(page, form, 'contact', email)
    // So that the next result is a new one.
    await notice.getByRole('button', { name: ui.dismiss }).click()
    await expect(notice).toBeHidden()
  }
  expect(faults).toEqual([])
})
