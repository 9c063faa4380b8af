import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Fails over every violation that axe finds in the page as it stands, or in a part of it; text must have the contrast of AAA. */
export async function expectNoViolations(page: Page, part = 'html') {
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .options({ rules: { 'color-contrast-enhanced': { enabled: true } } })
    .analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  )
  expect(found).toEqual([])
}
