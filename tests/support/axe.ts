import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * Fails over every violation that axe finds in the page as it stands.
 * @param without rules that do not apply to the state
 */
export async function expectNoViolations(page: Page, without: string[] = []) {
  const { violations } = await new AxeBuilder({ page }).disableRules(without).analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  )
  expect(found).toEqual([])
}
