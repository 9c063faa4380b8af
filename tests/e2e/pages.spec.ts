import type { AddressInfo } from 'node:net'
import type { Locator } from '@playwright/test'
import { ui } from '@/content/ui'
import { pathOf } from '@/lib/both/pathOf'
import { OUT } from '@/scripts/lib/exportFolder'
import { listen } from '@/scripts/lib/listen'
import { createStaticServer } from '@/scripts/lib/staticServer'
import { expectNoViolations } from '../support/axe'
import { templates } from '../support/pageKinds'
import { expect, scrollThrough, test } from '../support/pages'

/** Titles and descriptions are checks of the export: no script changes them. */
test.describe('down to its end', () => {
  test.use({ viewport: { width: 360, height: 800 } })

  for (const path of templates) {
    test(`${path} is quiet and accessible, narrow and wide`, async ({ page }) => {
      await page.goto(path)
      await scrollThrough(page)
      await expectNoViolations(page)
      await page.setViewportSize({ width: 1440, height: 800 })
      await scrollThrough(page)
      // What a wide header has, and a narrow one has not, is the same on every page.
      await expectNoViolations(page, 'html', path === '/' ? 'all' : 'layout')
    })
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of templates) {
    test(`${path} shows every text, narrow and wide`, async ({ page }) => {
      await page.goto(path)
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        const texts = page.locator('main').locator('h1, h2, h3, h4, p, li, dt, dd, th, td, label')
        const hidden = await texts.evaluateAll((elements) => {
          // A closed disclosure opens without scripts, and so do a row of tasks and a sheet by its link; some words are for screen
          // readers alone, some for one width, one while scripts load; bars repeat their legend.
          const isMeantToBe = (element: Element) =>
            element.closest(
              'details:not([open]) > :not(summary), tr:has(details:not([open])) > [data-label], div:has(> [data-part="written"]), foreignObject, .sr-only, [data-part="wait"]',
            ) !== null || /(^|[\s:])hidden(\s|$)/.test(element.closest('[class*=hidden]')?.className ?? '')
          return elements
            .filter((element) => element.textContent?.trim() !== '' && !isMeantToBe(element))
            .filter(
              (element) =>
                !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
                element.getBoundingClientRect().height === 0,
            )
            .map((element) => element.outerHTML.slice(0, 120))
        })
        expect(hidden, `${width} px`).toEqual([])
        expect(await texts.count()).toBeGreaterThan(2)
      }
    })
  }
})

test('in a folder that it was not built for, the site says so; where it belongs, nobody meets these words', async ({
  browser,
  page,
}) => {
  const words = page.getByText(ui.unstyled)
  await page.goto('/')
  await expect(words).toBeAttached()
  await expect(words).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(words).toBeHidden()

  const server = createStaticServer({ folder: OUT, basePath: '/sicherheit' })
  await listen(server, 0)
  // A page of its own: this one would fail the test over each file that does not come.
  const misplaced = await browser.newPage()
  await misplaced.goto(`http://localhost:${(server.address() as AddressInfo).port}/sicherheit/`)
  await expect(misplaced.getByText(ui.unstyled)).toBeInViewport()
  await misplaced.close()
  server.close()
})

test.describe('a row of tasks without scripts, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('tells the rest when it is opened, or its address leads there', async ({ page }) => {
    await page.goto(pathOf('planung/qualifikation'))
    const rowAt = (index: number) => page.locator('tr:has(details)').nth(index)
    const lawOf = (row: Locator) => row.locator('td:not(:has(details))').nth(1)
    await expect(lawOf(rowAt(0))).toBeHidden()
    await rowAt(0).locator('summary').click()
    await expect(lawOf(rowAt(0))).toBeVisible()
    await page.goto(`${pathOf('planung/qualifikation')}#${await rowAt(1).getAttribute('id')}`)
    await expect(lawOf(rowAt(1))).toBeVisible()
  })
})
