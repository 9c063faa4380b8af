import type { Page } from '@playwright/test'
import { cleaningLabels } from '@/content/planning/cleaningLabels'
import { hoursLabels } from '@/content/planning/hoursLabels'
import { pathOf } from '@/lib/both/pathOf'
import { expect, expectHydrated, test, withholdScripts } from '../support/pages'
import { planIn } from '../support/parts'

const PATH = pathOf('planung/bedarf')
const { actions } = hoursLabels

async function openPlan(page: Page) {
  await page.goto(PATH + planIn('HE'))
  await expectHydrated(page)
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test.describe('on a bad line', () => {
  test.use({ expectFailures: true })

  test('the calculator of cleaning says that it did not come, shows its example, and comes when opened again', async ({
    page,
  }) => {
    await page.goto(PATH)
    await expectHydrated(page)
    await page.route('**/_next/**/*.js', (route) => route.abort())
    const heading = page.getByRole('heading', { name: cleaningLabels.heading })
    await heading.click()
    await expect(page.getByText(cleaningLabels.failed)).toBeVisible()
    await expect(page.getByRole('table', { name: cleaningLabels.table.caption })).toBeVisible()
    await page.unroute('**/_next/**/*.js')
    await heading.click()
    await heading.click()
    await expect(page.getByRole('button', { name: cleaningLabels.add })).toBeVisible()
    await expect(page.getByText(cleaningLabels.failed)).toHaveCount(0)
  })

  const SCRIPTS = '**/_next/**/*.js'

  /** Asks for a file, which is refused when ten seconds have passed without its scripts. */
  async function refusedIn10s(page: Page, kind: 'tender' | 'sheet') {
    await Promise.all([page.waitForRequest(SCRIPTS), button(page, actions[kind]).click()])
    await page.clock.fastForward(10_000)
    await expect(page.getByText(actions.failed)).toBeVisible()
  }
  async function comes(page: Page, kind: 'tender' | 'sheet') {
    await Promise.all([page.waitForEvent('download'), button(page, actions[kind]).click()])
    await expect(page.getByText(actions.failed)).toHaveCount(0)
  }

  test('a file whose scripts do not come is refused after ten seconds, and made once they have', async ({
    page,
  }) => {
    await page.clock.install()
    await openPlan(page)
    const permit = await withholdScripts(page)
    await refusedIn10s(page, 'tender')
    permit()
    await comes(page, 'tender')
  })

  test.describe('that answers with a page', () => {
    // The console says that it is no script.
    test.use({ allowFaults: true })

    test('a file is refused as well, and its scripts are asked for again', async ({ page }) => {
      await page.clock.install()
      await openPlan(page)
      const asked = new Set<string>()
      await page.route(SCRIPTS, (route) => {
        const url = route.request().url()
        const isAgain = asked.has(url)
        asked.add(url)
        return isAgain
          ? route.continue()
          : route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html>' })
      })
      await refusedIn10s(page, 'sheet')
      await comes(page, 'sheet')
    })
  })
})
