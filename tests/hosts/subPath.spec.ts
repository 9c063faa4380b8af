import { anchorPath, anchors } from '@/content/anchors'
import { company } from '@/content/company'
import { forms } from '@/content/forms'
import { pathOf } from '@/lib/both/pathOf'
import { phoneHref } from '@/lib/server/phone'
import { expectNoViolations } from '../support/axe'
import { fieldOf, fill, formOn, kinds, noticeOn, payload, submitOf } from '../support/forms'
import { expect, test } from '../support/pages'
import { contactFormOf, sectionLinkOf } from '../support/parts'
import { receivedFrom, sender } from '../support/received'
import { DESKTOP } from '../support/sizes'
import { at } from './hostCase'

/*
 * Below a sub-path, a site whose owner has not chosen a form service yet: nothing can be sent, so nobody is thanked, and telephone
 * and a ready-made e-mail take its place.
 */

test('header anchors lead home from a service page', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await page.goto(at(pathOf('werkschutz')))
  await sectionLinkOf(page.getByRole('banner'), 'careers').click()
  await expect(page).toHaveURL(at(anchorPath('careers')))
  await expect(page.locator(`#${anchors.careers}`)).toBeInViewport()
})

for (const kind of kinds) {
  test(`${kind}: says that nothing was sent, keeps it, and offers telephone and a ready-made e-mail`, async ({
    page,
    request,
  }) => {
    const asked: string[] = []
    const form = await formOn(page, kind, at('/'))
    page.on('request', (sent) => asked.push(`${sent.method()} ${new URL(sent.url()).pathname}`))
    const email = sender()
    await fill(form, kind, email)
    await submitOf(form).click()
    const notice = noticeOn(page, forms.status.failed)
    await expect(notice).toContainText(forms.status.hints.notConfigured)
    await expect(page.getByText(forms.status.sent)).toBeHidden()
    await expectNoViolations(page)

    await expect(notice.locator('a[href^="tel:"]')).toHaveAttribute('href', phoneHref(company.phone))
    const mail = await notice.getByRole('link', { name: forms.status.email }).getAttribute('href')
    const { protocol, pathname, searchParams } = new URL(mail ?? '')
    expect([protocol, pathname]).toEqual(['mailto:', company.email])
    expect(searchParams.get('subject')).toBe(forms[kind].mailSubject)
    const { gdprConsent, ...words } = { gdprConsent: undefined, ...payload[kind](email) }
    for (const word of Object.values(words)) {
      expect(searchParams.get('body')).toContain(word)
    }

    await expect(fieldOf(form, 'email')).toHaveValue(email)
    expect(asked.filter((line) => line.startsWith('POST'))).toEqual([])
    expect(await receivedFrom(request, email)).toEqual([])
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the contact form opens the mail program, and says so', async ({ page }) => {
    await page.goto(at('/'))
    const form = contactFormOf(page)
    await expect(form).toHaveAttribute('action', new RegExp(`^mailto:${company.email}\\?subject=`))
    await expect(form).toHaveAttribute('enctype', 'text/plain')
    await expect(form.getByText(forms.noScript.mail)).toBeVisible()
    // The policy lets the browser do it: a refusal would be a console message, and those fail every test here.
    await fill(form, 'contact', sender())
    await submitOf(form).click()
    await expect(page).toHaveURL(at('/'))
  })
})
