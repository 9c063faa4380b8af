import { forms } from '@/content/forms'
import { ui } from '@/content/ui'
import { pathOf } from '@/lib/both/pathOf'
import { LOCAL_FORM_ENDPOINT } from '@/lib/server/settings'
import { fill, submitOf } from '../support/forms'
import { expect, test } from '../support/pages'
import { contactFormOf, offerFormOf, requestButtonOf } from '../support/parts'
import { receivedFrom, sender } from '../support/received'

test('both forms send', async ({ page, request }) => {
  await page.goto(pathOf('werkschutz'))
  await requestButtonOf(page, 'first').click()
  const first = sender()
  await fill(offerFormOf(page), 'offer', first)
  await submitOf(offerFormOf(page)).click()
  await expect(page.getByText(forms.status.sent)).toBeVisible()
  expect(await receivedFrom(request, first)).toHaveLength(1)
  await page.getByRole('button', { name: ui.dismiss }).click()

  await page.goto('/')
  const second = sender()
  await fill(contactFormOf(page), 'contact', second)
  await submitOf(contactFormOf(page)).click()
  await expect(page.getByText(forms.status.sent)).toBeVisible()
  expect(await receivedFrom(request, second)).toHaveLength(1)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the browser may post the contact form under the policy', async ({ page, request }) => {
    await page.goto('/')
    const email = sender()
    await fill(contactFormOf(page), 'contact', email)
    await submitOf(contactFormOf(page)).click()
    await expect(page).toHaveURL(LOCAL_FORM_ENDPOINT)
    expect(await receivedFrom(request, email)).toHaveLength(1)
  })
})
