import { breakdown } from '@/content/breakdown'
import { company } from '@/content/company'
import { forms } from '@/content/forms'
import { expectNoViolations } from '../support/axe'
import { fieldOf, fill, kinds, LIGHTEST, noticeOn, submitOf } from '../support/forms'
import { expect, expectHydrated, test, withholdScripts } from '../support/pages'
import { anyOfferButtonOf, contactFormOf, offerFormOf } from '../support/parts'
import { receivedFrom, sender } from '../support/received'

test.describe('when the page itself breaks', () => {
  test.use({ expectFailures: true, allowFaults: true })

  test('telephone, e-mail and the draft are there, where it cannot be loaded again', async ({ page }) => {
    const permit = await withholdScripts(page)
    // Damaged on its way: the frame around the page cannot be rendered.
    await page.route('**/flight/*.json', async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replaceAll('\\"config\\":{', '\\"config\\":null,\\"lost\\":{')
      await route.fulfill({ status: 200, contentType: 'application/json', body })
    })
    await page.route('**/version.txt', (route) => route.abort())
    await page.goto('/')
    await fieldOf(contactFormOf(page), 'message').fill('Zwei Tore')
    permit()
    await expect(page.getByRole('heading', { name: breakdown.heading })).toBeFocused()
    await expect(page.getByLabel(breakdown.draftName)).toHaveValue(/Zwei Tore/)
    await expect(page.locator('main a[href^="tel:"]')).toContainText(company.phone)
    await expect(page.locator('main a[href^="mailto:"]')).toHaveText(company.email)
    await expectNoViolations(page)
  })
})

test.describe('when the line breaks', () => {
  test.use({ expectFailures: true })

  for (const kind of kinds) {
    test(`${kind}: a script that fails late costs no request, and no word`, async ({ page, request }) => {
      await page.goto(LIGHTEST[kind])
      await expectHydrated(page)
      await page.route('**/_next/static/chunks/*.js', (route) => route.abort())
      const email = sender('quota')
      if (kind === 'offer') {
        await anyOfferButtonOf(page).click()
      }
      const form = kind === 'offer' ? offerFormOf(page) : contactFormOf(page)
      await fill(form, kind, email)
      await submitOf(form).click()
      // What the reader of replies would have to read is told as unconfirmed.
      const notice = noticeOn(page, forms.status.failed)
      await expect(notice).toContainText(forms.status.hints.unconfirmed)
      await expect(page.getByText(forms.status.sent)).toBeHidden()
      await expect(fieldOf(form, 'email')).toHaveValue(email)
      await expect(page.locator('h1')).toBeVisible()
      expect(await receivedFrom(request, email)).toHaveLength(1)
    })
  }
})
