import type { Locator, Page } from '@playwright/test'
import { forms } from '@/content/forms'
import { ui } from '@/content/ui'
import { pathOf } from '@/lib/both/pathOf'
import { fill, formOn, LIGHTEST, noticeOn, submitOf } from '../support/forms'
import { expect, expectHydrated, test } from '../support/pages'
import { offerFormOf, serviceCardOf } from '../support/parts'
import { receivedFrom, sender } from '../support/received'

const imprintLinkOf = (page: Page): Locator => page.locator(`footer a[href="${pathOf('impressum')}"]`)

test.describe('a link that is followed while an enquiry is on its way', () => {
  const lineOf = (page: Page) => page.getByRole('status').filter({ hasText: ui.followedLinks.loading })

  /** Sends the contact form, which is not replied to. The page's clock stands meanwhile. */
  async function sendSlowly(page: Page) {
    await page.clock.install()
    const form = await formOn(page, 'contact')
    const email = sender('silence')
    await fill(form, 'contact', email)
    // Ahead of it, as no clock can be put back.
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await submitOf(form).click()
    return email
  }

  test('waits two seconds, says so, and the next page knows that nobody has heard the reply', async ({
    page,
    request,
  }) => {
    const email = await sendSlowly(page)
    await imprintLinkOf(page).click()
    await expect(lineOf(page)).toBeAttached()
    await expect(page).toHaveURL('/')
    await page.clock.fastForward(2000)
    await expect(page).toHaveURL(pathOf('impressum'))
    await page.clock.resume()
    await expect(noticeOn(page, forms.status.failed)).toContainText(forms.status.hints.unconfirmed)
    expect(await receivedFrom(request, email)).toHaveLength(1)
  })

  test('is opened by a second press at once', async ({ page, request }) => {
    const email = await sendSlowly(page)
    await expect.poll(async () => (await receivedFrom(request, email)).length).toBe(1)
    await imprintLinkOf(page).click()
    await expect(lineOf(page)).toBeAttached()
    await imprintLinkOf(page).click()
    await expect(page).toHaveURL(pathOf('impressum'))
    expect(await receivedFrom(request, email)).toHaveLength(1)
  })

  test('is opened when the reply has come, which the next page tells', async ({ page, request }) => {
    const form = await formOn(page, 'contact')
    const email = sender()
    await fill(form, 'contact', email)
    const [button, link] = [await submitOf(form).elementHandle(), await imprintLinkOf(page).elementHandle()]
    // In one breath, as the reply takes no time here.
    await page.evaluate(
      (parts) => {
        for (const part of parts) {
          ;(part as HTMLElement).click()
        }
      },
      [button, link],
    )
    await expect(page).toHaveURL(pathOf('impressum'))
    await expect(page.getByText(forms.status.sent)).toBeVisible()
    expect(await receivedFrom(request, email)).toHaveLength(1)
  })

  test('or the page is left in any other way: the enquiry goes out all the same', async ({
    page,
    request,
  }) => {
    const form = await formOn(page, 'contact')
    const email = sender()
    await fill(form, 'contact', email)
    await submitOf(form).evaluate((button: HTMLElement, address) => {
      button.click()
      location.href = address
    }, pathOf('impressum'))
    await expect(page).toHaveURL(pathOf('impressum'))
    await expect.poll(async () => (await receivedFrom(request, email)).length).toBe(1)
  })
})

test.describe('without a network', () => {
  test.use({ expectFailures: true })

  const noteIn = (place: Page | Locator) =>
    place.getByRole('alert').filter({ hasText: ui.followedLinks.offline })

  test('a link stays on the page that can be read, and a second press follows it', async ({
    page,
    context,
  }) => {
    await page.goto('/')
    await expectHydrated(page)
    await context.setOffline(true)
    await serviceCardOf(page, 'werkschutz').click()
    await expect(noteIn(page)).toBeInViewport()
    await expect(page).toHaveURL('/')
    await context.setOffline(false)
    await expect(noteIn(page)).toHaveCount(0)
    await context.setOffline(true)
    await serviceCardOf(page, 'werkschutz').click()
    await serviceCardOf(page, 'werkschutz').click()
    await expect(page).not.toHaveURL('/')
  })

  test('so does one in the dialog, where it is said', async ({ page, context }) => {
    await formOn(page, 'offer')
    await context.setOffline(true)
    await offerFormOf(page).getByRole('link', { name: forms.privacy.offer.link }).click()
    await expect(noteIn(page.getByRole('dialog'))).toBeInViewport()
    await expect(page).toHaveURL(LIGHTEST.offer)
  })
})
