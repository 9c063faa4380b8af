import type { Locator } from '@playwright/test'
import { forms } from '@/content/forms'
import { ui } from '@/content/ui'
import { fieldOf, fill, formOn, submitOf } from '../support/forms'
import { expect, test } from '../support/pages'
import { anyOfferButtonOf, offerFormOf } from '../support/parts'
import { hurry, receivedFrom, sender } from '../support/received'

test('the same words again are asked about until the visitor has left the result behind', async ({
  page,
  request,
}) => {
  const email = sender()
  /** Fills in the same words again and presses the button. */
  async function press(form: Locator) {
    await fill(form, 'offer', email)
    await submitOf(form).click()
    return form
  }
  await press(await formOn(page, 'offer'))
  await expect(page.getByText(forms.status.sent)).toBeVisible()
  await anyOfferButtonOf(page).click()
  const again = await press(offerFormOf(page))
  await expect(again.getByText(forms.status.obstacles.sent)).toBeVisible()
  expect(await receivedFrom(request, email)).toHaveLength(1)

  // Other words are another enquiry.
  await fieldOf(again, 'message').fill('Drei Tore')
  await submitOf(again).click()
  await expect(page.getByText(forms.status.sent)).toBeVisible()
  expect(await receivedFrom(request, email)).toHaveLength(2)

  // The result was read and put away; a new page knows of it no more.
  await page.getByRole('button', { name: ui.dismiss }).click()
  await expect(page.getByText(forms.status.sent)).toBeHidden()
  await press(await formOn(page, 'offer'))
  await expect.poll(async () => (await receivedFrom(request, email)).length).toBe(3)
  await expect(page.getByText(forms.status.sent)).toBeVisible()
})

test('the honeypot and the same words are two questions', async ({ page, request }) => {
  const form = await formOn(page, 'contact')
  const email = sender()
  await fill(form, 'contact', email)
  await submitOf(form).click()
  await expect(page.getByText(forms.status.sent)).toBeVisible()
  await fill(form, 'contact', email)
  await form.getByLabel(forms.honeypot, { exact: true }).evaluate((field: HTMLInputElement) => {
    field.value = 'http://spam.example'
  })
  await submitOf(form).click()
  await expect(form.getByText(forms.status.suspicious)).toBeVisible()
  await form.getByRole('button', { name: forms.status.confirm }).click()
  await expect(form.getByText(forms.status.obstacles.sent)).toBeVisible()
  expect(await receivedFrom(request, email)).toHaveLength(1)
  await form.getByRole('button', { name: forms.status.nevertheless }).click()
  await expect.poll(async () => (await receivedFrom(request, email)).length).toBe(2)
})

test('what is typed while the request is on its way stays', async ({ page, request }) => {
  const form = await formOn(page, 'contact')
  const email = sender('slow')
  await fill(form, 'contact', email)
  await submitOf(form).click()
  await fieldOf(form, 'message').fill('Zwei Tore und ein Hof')
  await hurry(request, email)
  await expect(page.getByText(forms.status.sent)).toBeVisible()
  await expect(fieldOf(form, 'message')).toHaveValue('Zwei Tore und ein Hof')
  expect((await receivedFrom(request, email)).map(({ body }) => body.message)).toEqual([
    'Zwei Tore, „nachts“ 😀',
  ])
})

test('texts of every kind are sent unchanged and shown harmlessly', async ({ page, request }) => {
  const lines = [
    'شركة الأمن — ٠٦٩',
    '\u202bשלום\u202c abc',
    '法兰克福的工地',
    '👮🏽‍♀️ 🏗️',
    'A\u030a Zo\u0308e',
    '<script>alert(1)</script><img src=x onerror=alert(1)> & "quotes" \'',
    `${'Zwei Tore. '.repeat(909)}!`,
  ]
  const company = lines.join(' · ').slice(0, 300)
  const message = lines.join('\n\n  zwei\t\n')
  const form = await formOn(page, 'offer')
  const email = sender()
  await fill(form, 'offer', email)
  await fieldOf(form, 'message').fill(message)
  await fieldOf(form, 'company').fill(company)
  await submitOf(form).click()
  await expect(page.getByText(forms.status.sent)).toBeVisible()
  const [received] = await receivedFrom(request, email)
  expect(received?.body).toMatchObject({ message, company })
})

const honeypotOf = (form: Locator) => form.getByLabel(forms.honeypot, { exact: true })

test('the honeypot is neither seen nor announced nor reached, and is not sent', async ({ page, request }) => {
  const form = await formOn(page, 'contact')
  const honeypot = honeypotOf(form)
  await expect(honeypot).toBeAttached()
  // No screen reader tells of it.
  await expect(form.getByRole('textbox', { name: forms.honeypot })).toHaveCount(0)
  // Nothing of it is painted: no point of its box, nor of what it stands in, answers to a pointer.
  await form.scrollIntoViewIfNeeded()
  const painted = await honeypot.evaluate((field) => {
    const frame = field.closest('[aria-hidden]') ?? field
    return [field, frame].some((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return [0, 0.5, 0.99].some((share) => {
        const hit = document.elementFromPoint(left + width * share, top + height * share)
        return hit !== null && frame.contains(hit)
      })
    })
  })
  expect(painted).toBe(false)
  // Tab walks past it, through the whole form.
  await fieldOf(form, 'name').focus()
  for (let stop = 0; stop < 6; stop += 1) {
    await page.keyboard.press('Tab')
    await expect(honeypot).not.toBeFocused()
  }
  const email = sender()
  await fill(form, 'contact', email)
  await submitOf(form).click()
  await expect(page.getByText(forms.status.sent)).toBeVisible()
  const [received] = await receivedFrom(request, email)
  expect(Object.keys(received?.body ?? {})).toEqual(['name', 'email', 'phone', 'message'])
})
