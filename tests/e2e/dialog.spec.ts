import type { Page, ViewportSize } from '@playwright/test'
import { FORM_FIELDS } from '@/components/forms/fields'
import { anchorPath } from '@/content/anchors'
import { forms } from '@/content/forms'
import { serviceOf, services } from '@/content/services'
import type { ServiceSlug } from '@/content/services/slugs'
import { DRAFT_KEY } from '@/content/storageKeys'
import { pathOf } from '@/lib/both/pathOf'
import { expectNoViolations } from '../support/axe'
import { fieldOf, fill, LIGHTEST, submitOf } from '../support/forms'
import { expect, expectHydrated, test, withholdScripts } from '../support/pages'
import {
  anyOfferButtonOf,
  offerButtonOf,
  offerDialogOf,
  offerFormOf,
  requestButtonOf,
} from '../support/parts'
import { receivedFrom, sender } from '../support/received'
import { DESKTOP, PHONE } from '../support/sizes'

/** The message on the page of a service: its name, and a keyword for each thing that an offer needs. */
function begun(slug: ServiceSlug): string {
  const { title, fit } = serviceOf(slug)
  return [`${forms.offer.servicePrefix}${title}`, ...fit.needs.map((need) => `${need}: `)].join('\n')
}

test.beforeEach(({ page }) => page.goto(LIGHTEST.offer))

test('is closed at first, opens with the focus on its title, and is accessible', async ({ page }) => {
  await expect(offerDialogOf(page)).toBeHidden()
  await anyOfferButtonOf(page).click()
  await expect(offerDialogOf(page)).toBeVisible()
  await expect(offerDialogOf(page).getByRole('heading', { level: 2 })).toBeFocused()
  await expectNoViolations(page, 'dialog')
})

test('its message has twelve rows where the window has room, or once somebody is in it, and then nothing below slips away under a press', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await anyOfferButtonOf(page).click()
  const message = fieldOf(offerDialogOf(page), 'message')
  const heading = offerDialogOf(page).getByRole('heading', { level: 2 })
  const rows = () =>
    message.evaluate((element) => {
      const { paddingTop, paddingBottom, lineHeight } = getComputedStyle(element)
      const inside = element.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom)
      return Math.round(inside / Number.parseFloat(lineHeight))
    })
  expect(await rows()).toBe(12)
  for (const field of [message, fieldOf(offerDialogOf(page), 'gdprConsent')]) {
    const bottom = await field.evaluate((element) => element.getBoundingClientRect().bottom)
    const foot = offerDialogOf(page).getByRole('button', { name: forms.offer.submit })
    expect(bottom).toBeLessThan((await foot.boundingBox())?.y ?? 0)
  }
  await page.keyboard.press('Escape')

  await page.setViewportSize({ width: 1280, height: 720 })
  await page.reload()
  await anyOfferButtonOf(page).click()
  const top = (await heading.boundingBox())?.y
  expect(await rows()).toBeLessThan(6)
  await message.click()
  expect(await rows()).toBe(12)
  expect((await heading.boundingBox())?.y).toBe(top)
  await fieldOf(offerDialogOf(page), 'gdprConsent').click()
  await expect(fieldOf(offerDialogOf(page), 'gdprConsent')).toBeChecked()
  expect(await rows()).toBe(12)
})

const ways = [
  [
    'its button',
    PHONE,
    (page) => offerDialogOf(page).getByRole('button', { name: forms.offer.close }).click(),
  ],
  ['Escape', PHONE, (page) => page.keyboard.press('Escape')],
  ['a click on the backdrop', DESKTOP, (page) => page.mouse.click(10, 10)],
] as const satisfies [string, ViewportSize, (page: Page) => Promise<void>][]

for (const [way, viewport, close] of ways) {
  test.describe(`closed by ${way}`, () => {
    test.use({ viewport })

    test('it keeps what was typed, and the page is where it was, whatever section its address names', async ({
      page,
    }) => {
      await page.goto(anchorPath('services'))
      await expectHydrated(page)
      const entries = await page.evaluate(() => history.length)
      await offerButtonOf(page).scrollIntoViewIfNeeded()
      const top = await page.evaluate(() => window.scrollY)
      await offerButtonOf(page).click()
      await offerDialogOf(page).getByLabel(forms.fields.message).fill('Zwei Tore')
      await page.mouse.wheel(0, 400)
      expect(await page.evaluate(() => window.scrollY)).toBe(top)
      await close(page)
      await expect(offerDialogOf(page)).toBeHidden()
      await expect(offerButtonOf(page)).toBeFocused()
      // Of its own it has none: on a way back the browser would go to the section.
      expect(await page.evaluate(() => history.length)).toBe(entries)
      await page.mouse.move(200, 500)
      await page.mouse.wheel(0, 400)
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top + 400)
      await expect(offerButtonOf(page)).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(offerDialogOf(page).getByLabel(forms.fields.message)).toHaveValue('Zwei Tore')
    })
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('its message asks for what an offer needs, the next service for its own, and the number stands above', async ({
    page,
    request,
  }) => {
    const [first, second] = services
    test.skip(first === undefined || second === undefined, 'two services')
    const [one, other] = [first?.slug ?? 'werkschutz', second?.slug ?? 'objektschutz']
    const message = fieldOf(offerDialogOf(page), 'message')
    for (const slug of [one, other]) {
      await page.goto(pathOf(slug))
      await expectHydrated(page)
      await requestButtonOf(page, 'first').click()
      await expect(message).toHaveValue(begun(slug))
    }
    await expect(offerDialogOf(page).locator('a[href^="tel:"]')).toBeInViewport({ ratio: 1 })
    await message.focus()
    await page.keyboard.type('liegt bei')
    const [need = ''] = serviceOf(other).fit.needs
    await expect(message).toHaveValue(begun(other).replace(`${need}: `, `${need}: liegt bei`))
    const email = sender()
    await fieldOf(offerDialogOf(page), 'email').fill(email)
    await fieldOf(offerDialogOf(page), 'phone').fill('069 1')
    await fieldOf(offerDialogOf(page), 'gdprConsent').check()
    await submitOf(offerFormOf(page)).click()
    await expect(page.getByText(forms.status.sent)).toBeVisible()
    const [received] = await receivedFrom(request, email)
    expect(received?.body.message).toBe(
      `${forms.offer.servicePrefix}${serviceOf(other).title}\n${need}: liegt bei`,
    )
  })
})

test('a press puts the cursor into the line that is pressed', async ({ page }) => {
  await page.goto(pathOf('werkschutz'))
  await expectHydrated(page)
  await requestButtonOf(page, 'first').click()
  const message = fieldOf(offerDialogOf(page), 'message')
  await expect(message).toHaveValue(begun('werkschutz'))
  await message.click({ position: { x: 200, y: 20 } })
  await page.keyboard.type('!')
  await expect(message).toHaveValue(begun('werkschutz').replace('\n', '!\n'))
})

test.describe('on a phone with the keyboard up', () => {
  // 640 px less the 300 px of a keyboard: the viewport shrinks (interactive-widget=resizes-content).
  test.use({ viewport: { width: 360, height: 340 } })

  test('every field and both buttons can be reached', async ({ page }) => {
    await anyOfferButtonOf(page).click()
    for (const { name } of FORM_FIELDS.offer) {
      const control = fieldOf(offerDialogOf(page), name)
      await control.focus()
      await expect(control).toBeInViewport({ ratio: name === 'message' ? 0.5 : 1 })
    }
    const submit = offerDialogOf(page).getByRole('button', { name: forms.offer.submit })
    await submit.focus()
    await expect(submit).toBeInViewport({ ratio: 1 })
    await expect(offerDialogOf(page).getByRole('button', { name: forms.offer.close })).toBeInViewport({
      ratio: 1,
    })
  })
})

test.describe('a press before the scripts have arrived', () => {
  test.use({ expectFailures: true })

  test('opens the dialog at once, which takes text; React takes over what stands there', async ({ page }) => {
    const permit = await withholdScripts(page)
    await page.goto(pathOf('werkschutz'))
    await anyOfferButtonOf(page).click()
    await expect(offerDialogOf(page).getByRole('heading', { name: forms.offer.heading })).toBeFocused()
    const company = fieldOf(offerDialogOf(page), 'company')
    await company.fill('Muster')
    permit()
    await expectHydrated(page)
    await expect(company).toBeFocused()
    await expect(company).toHaveValue('Muster')
    await expect(fieldOf(offerDialogOf(page), 'message')).toHaveValue(begun('werkschutz'))
    await expect(page).toHaveURL(pathOf('werkschutz'))
  })

  test('opens one that closes again, and is closed when the scripts come', async ({ page }) => {
    const permit = await withholdScripts(page)
    await page.goto(LIGHTEST.offer)
    await anyOfferButtonOf(page).click()
    await offerDialogOf(page).getByRole('button', { name: forms.offer.close }).click()
    await expect(offerDialogOf(page)).toBeHidden()
    permit()
    await expectHydrated(page)
    await expect(offerDialogOf(page)).toBeHidden()
  })

  test('opens one that the browser posts when they never do, with what was planned elsewhere', async ({
    page,
    request,
  }) => {
    await page.clock.install()
    await withholdScripts(page)
    await page.goto(LIGHTEST.offer)
    await page.evaluate((key) => sessionStorage.setItem(key, '{"posten":"3 Posten"}'), DRAFT_KEY)
    await anyOfferButtonOf(page).click()
    const email = sender()
    await fill(offerFormOf(page), 'offer', email)
    await submitOf(offerFormOf(page)).click()
    await expect(offerFormOf(page)).toHaveAttribute('aria-busy')
    await page.clock.fastForward(5000)
    await expect.poll(async () => (await receivedFrom(request, email)).length).toBe(1)
    const [received] = await receivedFrom(request, email)
    expect(`${received?.body.message}`).toMatch(/^Zwei Tore.+\r?\n\r?\n3 Posten$/)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
})
