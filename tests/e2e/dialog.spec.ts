import type { Page } from '@playwright/test'
import { FORM_FIELDS } from '@/components/forms/fields'
import { forms } from '@/content/forms'
import { werkschutz } from '@/content/services/werkschutz'
import { pathOf } from '@/lib/both/pathOf'
import { expectNoViolations } from '../support/axe'
import { fieldOf } from '../support/forms'
import { expect, expectHydrated, test, withholdScripts } from '../support/pages'
import { offerButtonOf, offerDialogOf, requestButtonOf } from '../support/parts'

test.beforeEach(({ page }) => page.goto('/'))

test('is closed at first, opens with the focus on its title, and is accessible', async ({ page }) => {
  await expect(offerDialogOf(page)).toBeHidden()
  await offerButtonOf(page).click()
  await expect(offerDialogOf(page)).toBeVisible()
  await expect(offerDialogOf(page).getByRole('heading', { level: 2 })).toBeFocused()
  await expect(offerDialogOf(page).getByLabel(forms.fields.message)).toHaveAttribute('rows', '12')
  await expectNoViolations(page)
})

test('its message has twelve rows once somebody is in it, and then nothing below slips away under a press', async ({
  page,
}) => {
  await offerButtonOf(page).click()
  const message = fieldOf(offerDialogOf(page), 'message')
  const heading = offerDialogOf(page).getByRole('heading', { level: 2 })
  const rows = () =>
    message.evaluate((element) => {
      const { paddingTop, paddingBottom, lineHeight } = getComputedStyle(element)
      const inside = element.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom)
      return Math.round(inside / Number.parseFloat(lineHeight))
    })
  const top = (await heading.boundingBox())?.y
  expect(await rows()).toBeLessThan(6)
  await message.click()
  expect(await rows()).toBe(12)
  expect((await heading.boundingBox())?.y).toBe(top)
  await fieldOf(offerDialogOf(page), 'gdprConsent').click()
  await expect(fieldOf(offerDialogOf(page), 'gdprConsent')).toBeChecked()
  expect(await rows()).toBe(12)
})

const ways: Record<string, (page: Page) => Promise<void>> = {
  'its button': (page) => offerDialogOf(page).getByRole('button', { name: forms.offer.close }).click(),
  Escape: (page) => page.keyboard.press('Escape'),
  'a click on the backdrop': (page) => page.mouse.click(10, 10),
}

for (const [way, close] of Object.entries(ways)) {
  test(`closes by ${way}, keeps what was typed, and gives the focus and the scrolling back`, async ({
    page,
  }) => {
    await offerButtonOf(page).click()
    await offerDialogOf(page).getByLabel(forms.fields.message).fill('Zwei Tore')
    await page.mouse.wheel(0, 400)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await close(page)
    await expect(offerDialogOf(page)).toBeHidden()
    await expect(offerButtonOf(page)).toBeFocused()
    await page.mouse.move(700, 500)
    await page.mouse.wheel(0, 400)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
    await offerButtonOf(page).focus()
    await page.keyboard.press('Enter')
    await expect(offerDialogOf(page).getByLabel(forms.fields.message)).toHaveValue('Zwei Tore')
  })
}

test('stays open when a press begins inside and ends on the backdrop', async ({ page }) => {
  await offerButtonOf(page).click()
  const message = offerDialogOf(page).getByLabel(forms.fields.message)
  await message.fill('Zwei Tore')
  await message.hover()
  await page.mouse.down()
  await page.mouse.move(10, 10)
  await page.mouse.up()
  await expect(offerDialogOf(page)).toBeVisible()
})

test('keeps Tab inside', async ({ page }) => {
  await offerButtonOf(page).click()
  await expect(offerDialogOf(page)).toBeVisible()
  for (let stop = 0; stop < 15; stop += 1) {
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      ),
    ).toBe(true)
  }
})

test('leaves a click with a modifier to the browser', async ({ page, context }) => {
  const opened = context.waitForEvent('page')
  await offerButtonOf(page).click({ modifiers: ['ControlOrMeta'] })
  // Not closed here: a tab that goes while it starts has left the first one, of the same process, without an answer.
  await expect((await opened).getByRole('heading', { level: 1 })).toBeVisible()
  await expect(offerDialogOf(page)).toBeHidden()
})

test.describe('Back', () => {
  const start = pathOf('werkschutz')
  const place = `${start}#zeit=22:30`
  const typed = 'Zwei Tore'

  /** A page with a fragment, reached from another one, scrolled, and the dialog opened by its last button. */
  async function openFar(page: Page) {
    await page.goto(pathOf('impressum'))
    await page.goto(place)
    await expectHydrated(page)
    await requestButtonOf(page, 'last').scrollIntoViewIfNeeded()
    await requestButtonOf(page, 'last').click()
    await offerDialogOf(page).getByLabel(forms.fields.message).fill(typed)
    return page.evaluate(() => window.scrollY)
  }

  const ownWays: typeof ways = {
    ...ways,
    Back: async (page) => {
      await page.goBack()
    },
    'a reload': async (page) => {
      await page.reload()
      await expectHydrated(page)
    },
  }

  for (const [way, close] of Object.entries(ownWays)) {
    test(`leaves the page after ${way} has closed the dialog, and the page has not moved`, async ({
      page,
    }) => {
      const top = await openFar(page)
      await close(page)
      await expect(offerDialogOf(page)).toBeHidden()
      if (way !== 'a reload') {
        await expect(requestButtonOf(page, 'last')).toBeFocused()
      }
      await expect.poll(() => page.evaluate(() => history.state)).toBeNull()
      expect(await page.evaluate(() => window.scrollY)).toBeCloseTo(top, -1)
      await expect(page).toHaveURL(place)
      await requestButtonOf(page, 'last').click()
      await expect(offerDialogOf(page).getByLabel(forms.fields.message)).toHaveValue(new RegExp(typed))
      await page.keyboard.press('Escape')
      await expect.poll(() => page.evaluate(() => history.state)).toBeNull()
      await page.goBack()
      await expect(page).toHaveURL(pathOf('impressum'))
    })
  }

  test('and Forward: the dialog comes again, and Back closes it again', async ({ page }) => {
    await openFar(page)
    await page.goBack()
    await expect(offerDialogOf(page)).toBeHidden()
    await page.goForward()
    await expect(offerDialogOf(page).getByLabel(forms.fields.message)).toHaveValue(typed)
    await page.goBack()
    await expect(offerDialogOf(page)).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL(pathOf('impressum'))
  })

  test('from a page that a link of the dialog led to: the dialog is closed, the next one leaves', async ({
    page,
  }) => {
    await openFar(page)
    await offerDialogOf(page).getByRole('link', { name: forms.privacy.offer.link }).click()
    await expect(page).toHaveURL(new RegExp(pathOf('datenschutz')))
    await page.goBack()
    await expect(page).toHaveURL(place)
    await expectHydrated(page)
    await expect(offerDialogOf(page)).toBeHidden()
    await expect.poll(() => page.evaluate(() => history.state)).toBeNull()
    await page.goBack()
    await expect(page).toHaveURL(pathOf('impressum'))
  })

  test('leaves the page at once where the browser takes no entry', async ({ page }) => {
    await page.addInitScript(() => {
      History.prototype.pushState = () => {
        throw new DOMException('no', 'SecurityError')
      }
    })
    await openFar(page)
    await page.keyboard.press('Escape')
    await expect(offerDialogOf(page)).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL(pathOf('impressum'))
  })
})

test('opened from a service it names it; the buttons of all services are checks of the export', async ({
  page,
}) => {
  const { slug, title } = werkschutz
  await page.goto(pathOf(slug))
  await requestButtonOf(page, 'last').click()
  await expect(offerDialogOf(page).getByLabel(forms.fields.message)).toHaveValue(
    `${forms.offer.servicePrefix}${title}\n`,
  )
})

test.describe('on a phone with the keyboard up', () => {
  // 640 px less the 300 px of a keyboard: the viewport shrinks (interactive-widget=resizes-content).
  test.use({ viewport: { width: 360, height: 340 } })

  test('every field and both buttons can be reached', async ({ page }) => {
    await offerButtonOf(page).click()
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

test('opened while React waits for one more chunk of the page, it comes with that', async ({ page }) => {
  const scriptsHere = async () =>
    ((await page.locator('[data-scripts]').getAttribute('data-scripts')) ?? '').split(' ')
  const own = new Set(await scriptsHere())
  await page.goto(pathOf('werkschutz'))
  for (const common of await scriptsHere()) {
    own.delete(common)
  }
  const [chunk] = own
  const permit = await withholdScripts(page, `**${chunk}`)
  await page.goto('/')
  // React listens on the document from its first moment, and marks that.
  await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('_reactListening')))
  await offerButtonOf(page).click()
  await expect(offerButtonOf(page)).toHaveAttribute('aria-busy')
  permit()
  await expect(offerDialogOf(page)).toBeVisible()
  await expect(page).toHaveURL('/')
})

test.describe('a click before the scripts have arrived', () => {
  test.use({ expectFailures: true })

  test('opens the dialog as soon as they have', async ({ page }) => {
    await page.route('**/_next/**/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'commit' })
    await offerButtonOf(page).click()
    await expect(offerDialogOf(page)).toBeHidden()
    await expect(offerDialogOf(page)).toBeVisible()
    await expect(page).toHaveURL('/')
  })

  test('leads to the form when they never do', async ({ page }) => {
    await page.route('**/_next/**/*.js', () => undefined)
    await page.goto('/', { waitUntil: 'commit' })
    await offerButtonOf(page).click()
    await expect(page).toHaveURL('/#contact', { timeout: 8000 })
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
})
