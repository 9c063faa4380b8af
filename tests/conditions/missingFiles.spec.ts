import { forms } from '@/content/forms'
import { refusals } from '@/content/planning/refusals'
import { ui } from '@/content/ui'
import { pathOf } from '@/lib/both/pathOf'
import { fill, formOn, submitOf } from '../support/forms'
import { expect, expectHydrated, test, withholdScripts } from '../support/pages'
import { receivedFrom, sender } from '../support/received'
import { SMALL_PHONE } from '../support/sizes'

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
      await expect(page.getByText(words).first()).toBeVisible()
      await expect(page.getByText(refusals.unscripted)).toBeHidden()
    })
  }

  test.describe('or come as a page', () => {
    // The console says that it is no script.
    test.use({ allowFaults: true })

    test('scripts: it says so after ten seconds, and lives when they come', async ({ page }) => {
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
      await page.unroute(SCRIPTS)
      const permit = await withholdScripts(page)
      await tenSecondsOn(() => page.reload())
      permit()
      await expectHydrated(page)
      await expect(words).toBeHidden()
    })
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
