import { formOn } from '../support/forms'
import { templates } from '../support/pageKinds'
import { expect, test } from '../support/pages'
import { DESKTOP, SMALL_PHONE } from '../support/sizes'
import { expectUsable, expectWalk, inTheHand, smallTargets } from '../support/usable'

// Pages of the same templates with other words, and the walk on a phone: tests/conditions/everyPage.spec.ts.
test.describe('in the hand', () => {
  test.use(inTheHand)

  for (const path of templates) {
    test(`${path} can be touched, read and enlarged`, ({ page }) => expectUsable(page, path))
  }

  test('the offer dialog can be touched', async ({ page }) => {
    await page.setViewportSize(SMALL_PHONE)
    await formOn(page, 'offer')
    expect(await smallTargets(page), 'targets of 44 px (WCAG 2.5.5)').toEqual([])
  })
})

test.describe('by keyboard on a desktop', () => {
  test.use({ viewport: DESKTOP })

  for (const path of templates) {
    test(`${path}: every stop is in order, seen and free`, ({ page }) => expectWalk(page, path))
  }
})
