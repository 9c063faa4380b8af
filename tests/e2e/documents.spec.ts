import type { Locator, Page } from '@playwright/test'
import { forms } from '@/content/forms'
import { refusals } from '@/content/planning/refusals'
import { hoursWords } from '@/content/planning/stundenrechner'
import { ui } from '@/content/ui'
import { pathOf } from '@/lib/both/pathOf'
import { fieldOf, fill, formOn, noticeOn, submitOf } from '../support/forms'
import { expect, expectHydrated, test, withholdScripts } from '../support/pages'
import { contactFormOf, offerFormOf, planIn, serviceCardOf } from '../support/parts'
import { receivedFrom, sender } from '../support/received'
import { DESKTOP, SMALL_PHONE } from '../support/sizes'
import { templates } from './pageKinds'

/*
 * Pages are documents: what the browser does when one is left, and what it needs help with. Pages that are drawn ahead, and the
 * cache of whole pages, which Playwright switches off: tests/engines.
 */

const imprintLinkOf = (page: Page): Locator => page.locator(`footer a[href="${pathOf('impressum')}"]`)
const h1Of = (page: Page) => page.getByRole('heading', { level: 1 })

test.describe('a link', () => {
  test.use({ viewport: DESKTOP })

  test('opens a document at its top; Back leads to where one read, with what was typed', async ({ page }) => {
    await page.goto('/')
    await expectHydrated(page)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await fieldOf(contactFormOf(page), 'message').fill('Zwei Tore')
    const card = serviceCardOf(page, 'werkschutz')
    await card.scrollIntoViewIfNeeded()
    // In one breath: Playwright's own click scrolls again where the machine is busy.
    const read = await card.evaluate((link: HTMLElement) => {
      link.click()
      return window.scrollY
    })
    await expect(page).toHaveURL(pathOf('werkschutz'))
    await expect(h1Of(page)).toBeVisible()
    expect(await page.evaluate(() => [window.scrollY, 'sameDocument' in window])).toEqual([0, false])
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(read, -1)
    await expect(fieldOf(contactFormOf(page), 'message')).toHaveValue('Zwei Tore')
    await page.reload()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(read, -1)
    await expect(fieldOf(contactFormOf(page), 'message')).toHaveValue('Zwei Tore')
  })

  test('moves from one to the next, and stands still for who wants less motion', async ({ page }) => {
    await page.addInitScript(() =>
      addEventListener('pagereveal', (event) => {
        document.documentElement.dataset.moved = `${'viewTransition' in event && event.viewTransition !== null}`
      }),
    )
    for (const [reducedMotion, moved] of [
      ['no-preference', 'true'],
      ['reduce', 'false'],
    ] as const) {
      await page.emulateMedia({ reducedMotion })
      await page.goto('/')
      await serviceCardOf(page, 'werkschutz').click()
      await expect(page).toHaveURL(pathOf('werkschutz'))
      await expect(page.locator('html')).toHaveAttribute('data-moved', moved)
    }
  })
})

test.describe('a link that is followed while an enquiry is on its way', () => {
  const lineOf = (page: Page) => page.getByRole('status').filter({ hasText: ui.followedLinks.loading })

  /** Sends the contact form; the reply takes three seconds. */
  async function sendSlowly(page: Page) {
    const form = await formOn(page, 'contact')
    const email = sender('slow')
    await fill(form, 'contact', email)
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
    await expect(page).toHaveURL(pathOf('impressum'), { timeout: 4000 })
    await expect(noticeOn(page, forms.status.failed)).toContainText(forms.status.hints.unconfirmed)
    expect(await receivedFrom(request, email)).toHaveLength(1)
  })

  test('is opened by a second press at once', async ({ page, request }) => {
    const email = await sendSlowly(page)
    await imprintLinkOf(page).click()
    await expect(lineOf(page)).toBeAttached()
    const pressed = await imprintLinkOf(page).evaluate((link: HTMLElement) => {
      link.click()
      return performance.timeOrigin + performance.now()
    })
    await expect(page).toHaveURL(pathOf('impressum'))
    // By the browser's own clock, as the machine's speed is none of the page's.
    expect(await page.evaluate(() => performance.timeOrigin)).toBeLessThan(pressed + 1000)
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
    await expect(page).toHaveURL('/')
  })
})

test.describe('files that do not come', () => {
  test.use({ expectFailures: true, viewport: SMALL_PHONE })

  const SCRIPTS = '**/_next/**/*.js'
  const UNSCRIPTED = {
    '/': forms.noScript.service,
    [pathOf('planung/bedarf')]: refusals.unloaded,
    [pathOf('planung/qualifikation')]: refusals.unloaded,
  }

  for (const [path, words] of Object.entries(UNSCRIPTED)) {
    test(`${path}: scripts: the page says so where it does not work, and what there is instead`, async ({
      page,
    }) => {
      await page.goto(path)
      await expectHydrated(page)
      await expect(page.getByText(words).first()).toBeHidden()
      await page.route(SCRIPTS, (route) => route.fulfill({ status: 404, body: '' }))
      await page.reload()
      await expect(page.getByText(words).first()).toBeVisible({ timeout: 10_000 })
      await expect(page.getByText(refusals.unscripted)).toBeHidden()
    })
  }

  test('scripts that fail once: they are asked for again, and the page lives', async ({ page }) => {
    const asked = new Set<string>()
    await page.route(SCRIPTS, (route) => {
      const url = route.request().url()
      const isAgain = asked.has(url)
      asked.add(url)
      return isAgain ? route.continue() : route.abort()
    })
    await page.goto(pathOf('planung/bedarf'))
    await expectHydrated(page)
    await expect(page.getByText(refusals.unloaded).first()).toBeHidden()
  })

  test('scripts that never come, or come as a page: it says so after ten seconds, and lives when they come', async ({
    page,
    faults,
  }) => {
    await page.clock.install()
    const words = page.getByText(refusals.unloaded).first()
    async function tenSecondsOn(open: () => Promise<unknown>) {
      await Promise.all([page.waitForRequest(SCRIPTS), open()])
      await expect(words).toBeHidden()
      await page.clock.fastForward(10_000)
      await expect(words).toBeVisible()
    }
    await page.route(SCRIPTS, (route) =>
      // As hosts answer for a site of a single page.
      route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html>' }),
    )
    await tenSecondsOn(() => page.goto(pathOf('planung/bedarf')))
    // That it is no script.
    faults.splice(0)
    await page.unroute(SCRIPTS)
    const permit = await withholdScripts(page)
    await tenSecondsOn(() => page.reload())
    permit()
    await expectHydrated(page)
    await expect(words).toBeHidden()
  })

  test('styles: the page is loaded again where there is a newer build, once, and says so after that', async ({
    page,
  }) => {
    await page.goto(pathOf('planung/bedarf'))
    const own = await page.evaluate(
      () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].at(-1)?.href ?? '',
    )
    await page.route(own, (route) => route.fulfill({ status: 404, body: '' }))
    let loads = 0
    // Not by their `load` events: a page that is loaded again may not have come to its own.
    page.on('framenavigated', () => {
      loads += 1
    })
    await page.reload()
    await expectHydrated(page)
    expect(loads).toBe(1)
    // Scripts are there.
    await expect(page.getByText(refusals.unloaded).first()).toBeHidden()
    await expect(page.getByText(ui.outdated.text)).toBeHidden()
    await page.route('**/version.txt', (route) => route.fulfill({ body: '0123456789ab' }))
    await page.reload()
    await expect(page.getByText(ui.outdated.text)).toBeVisible()
    expect(loads).toBe(3)
  })

  test('an enquiry that is being written is not loaded away, and sent it is thanked for', async ({
    page,
    request,
  }) => {
    const form = await formOn(page, 'contact')
    // From now on the site is another one.
    await page.route('**/_next/**', (route) => route.fulfill({ status: 404, body: '' }))
    await page.route('**/version.txt', (route) => route.fulfill({ body: '0123456789ab' }))
    const email = sender()
    await fill(form, 'contact', email)
    await expect(page.getByText(ui.outdated.text)).toBeVisible()
    await submitOf(form).click()
    await expect(page.getByText(forms.status.sent)).toBeVisible()
    expect(await receivedFrom(request, email)).toHaveLength(1)
  })
})

test.describe('a browser that refuses', () => {
  test.use({ viewport: DESKTOP })

  for (const path of templates) {
    test(`history, storage and markup from the first moment: ${path} stands`, async ({ page, faults }) => {
      await page.addInitScript(() => {
        const refuse = () => {
          throw new DOMException('Too many calls', 'SecurityError')
        }
        for (const method of ['pushState', 'replaceState']) {
          Object.defineProperty(History.prototype, method, { value: refuse })
        }
        Object.defineProperty(window, 'sessionStorage', { get: refuse })
      })
      await page.goto(path)
      const before = await page.locator('main').innerText()
      await expectHydrated(page)
      await page.waitForTimeout(500)
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(before.length * 0.9)
      faults.splice(0)
    })
  }

  test('to write the address so often: a key that is held writes on release', async ({ page }) => {
    await page.addInitScript(() => {
      const { replaceState } = History.prototype
      let calls = 0
      History.prototype.replaceState = function (...args) {
        calls += 1
        document.documentElement.dataset.calls = `${calls}`
        replaceState.apply(this, args)
      }
    })
    await page.goto(pathOf('werkschutz'))
    await page.locator('.watch-stage').scrollIntoViewIfNeeded()
    await expect(page.locator('.watch-body[data-live]')).toBeAttached()
    const slider = page.locator('.watch-range')
    await slider.focus()
    for (let press = 0; press < 25; press += 1) {
      await page.keyboard.down('ArrowRight')
    }
    expect(await page.locator('html').getAttribute('data-calls')).toBeNull()
    await page.keyboard.up('ArrowRight')
    await expect(page).toHaveURL(/#zeit=\d\d:\d\d$/)
    expect(await page.locator('html').getAttribute('data-calls')).toBe('1')
  })

  test('files and the print dialog: each button says so', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(URL, {
        createObjectURL: () => {
          throw new TypeError()
        },
      })
      Object.assign(window, { print: undefined })
    })
    const { actions } = hoursWords
    await page.goto(pathOf('planung/bedarf') + planIn('HE'))
    await expectHydrated(page)
    for (const [name, refusal] of [
      [actions.csv, refusals.file],
      [actions.print, refusals.print],
      [actions.tender, actions.failed],
    ] as const) {
      await page.getByRole('button', { name }).click()
      await expect(page.getByText(refusal)).toBeVisible()
    }
  })

  test('to tell the time: a Temporal with nothing in it is replaced', async ({ page }) => {
    await page.addInitScript(() => Object.assign(globalThis, { Temporal: {} }))
    await page.goto(pathOf('planung/bedarf') + planIn('RP'))
    await expect(page.locator('#ergebnis dl')).toContainText('5.712')
  })

  test('to say what is in view: a watch lives all the same', async ({ page, faults }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'))
    await page.goto(pathOf('werkschutz'))
    await expect(page.locator('.watch-body[data-live]')).toBeAttached()
    // Other islands stand still.
    faults.splice(0)
  })
})

test('a watch that plays stops for a dialog that a screen reader opens', async ({ page }) => {
  await page.goto(pathOf('werkschutz'))
  await page.locator('.watch-stage').scrollIntoViewIfNeeded()
  await expect(page.locator('.watch-body[data-live]')).toBeAttached()
  await page.locator('.watch-play').click()
  await expect(page.locator('.watch-body[data-playing]')).toBeAttached()
  // By `click` alone.
  await page
    .getByRole('link', { name: ui.requestOffer })
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.locator('.watch-body[data-playing]')).toHaveCount(0)
})
