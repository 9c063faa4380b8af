import { extractText } from 'unpdf'
import { company } from '@/content/company'
import { services } from '@/content/services'
import { pathOf, routes } from '@/lib/routes'
import { expectNoViolations } from '../support/axe'
import { expect, scrollThrough, test } from '../support/pages'

const widths = [360, 1440]

for (const javaScriptEnabled of [true, false]) {
  for (const width of widths) {
    test.describe(`scripts ${javaScriptEnabled ? 'on' : 'off'}, ${width} px`, () => {
      test.use({ javaScriptEnabled, viewport: { width, height: 800 }, reducedMotion: 'reduce' })

      for (const { path, meta } of routes) {
        test(`${path} is complete, quiet and accessible`, async ({ page }) => {
          await page.goto(path)
          await expect(page).toHaveTitle(new RegExp(`^${meta.title.replace(/[()]/g, '\\$&')}`))
          await expect(page.locator('meta[name=description]')).toHaveAttribute('content', meta.description)
          await expect(page.locator('h1')).toHaveCount(1)
          await scrollThrough(page)
          // axe needs scripts of its own, which a page without scripts does not run.
          if (javaScriptEnabled) {
            await expectNoViolations(page)
          }
        })
      }
    })
  }
}

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 568 } })

  for (const { path } of [...routes, { path: '/404.html' }]) {
    test(`${path} does not scroll sideways`, async ({ page }) => {
      await page.goto(path)
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
      expect(scrollWidth).toBe(clientWidth)
    })
  }
})

test.describe('an address that does not exist', () => {
  test.use({ expectFailures: true })

  test('answers 404 with the way home, the services and the telephone', async ({ page }) => {
    const response = await page.goto('/gibt-es-nicht/')
    expect(response?.status()).toBe(404)
    await expectNoViolations(page)
    for (const name of ['Zur Startseite', 'Unsere Leistungen']) {
      await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible()
    }
    await expect(page.getByRole('main').locator('a[href^="tel:"]')).toBeVisible()
    await page.getByRole('link', { name: 'Zur Startseite' }).click()
    await expect(page).toHaveURL('/')
  })
})

test('service pages print on one sheet with telephone and address', async ({ page }) => {
  for (const { slug, title } of services) {
    const path = pathOf(slug)
    await page.goto(path)
    const pdf = await page.pdf({ format: 'A4' })
    const { totalPages, text } = await extractText(new Uint8Array(pdf), { mergePages: true })
    expect(totalPages, path).toBe(1)
    for (const part of [title, company.phone, `${company.street}, ${company.postalCode} ${company.city}`]) {
      // Soft hyphens and line ends are the printer's.
      expect(text.replace(/\u00ad|-?\s+/g, ' '), path).toContain(part)
    }
  }
})
