import { templates } from '../support/pageKinds'
import { test } from '../support/pages'
import { DESKTOP } from '../support/sizes'
import { expectUsable, expectWalk, inTheHand } from '../support/usable'

// Pages of the same templates with other words, and the walk on a phone: tests/conditions/everyPage.spec.ts.
test.describe('in the hand', () => {
  test.use(inTheHand)

  for (const path of templates) {
    test(`${path} can be touched, read and enlarged`, ({ page }) => expectUsable(page, path))
  }
})

test.describe('by keyboard on a desktop', () => {
  test.use({ viewport: DESKTOP })

  for (const path of templates) {
    test(`${path}: every stop is in order, seen and free`, ({ page }) => expectWalk(page, path))
  }
})
