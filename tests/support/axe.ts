import { expect, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

declare global {
  interface Window {
    /** What its source leaves in a page. */
    axe: typeof axe
  }
}

/** The rules that another width can break: all others read the document, which is the same at each. */
const LAYOUT_RULES = [
  'color-contrast',
  'color-contrast-enhanced',
  'target-size',
  'scrollable-region-focusable',
]

/**
 * Fails over every violation that axe finds in the page as it stands, or in a part of it; text must have the contrast of AAA.
 * Not by `@axe-core/playwright`: it opens a second page and ships every pass there, which takes three times as long.
 */
export async function expectNoViolations(page: Page, part = 'html', rules: 'all' | 'layout' = 'all') {
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(rules === 'layout'
      ? { runOnly: LAYOUT_RULES }
      : { rules: { 'color-contrast-enhanced': { enabled: true } } }),
  }
  await page.evaluate(axe.source)
  const found = await page.evaluate(
    async ([context, asked]) => {
      const { violations } = await window.axe.run(context, asked)
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
      )
    },
    [part, options] as const,
  )
  expect(found).toEqual([])
}
