import { pages } from '@/lib/server/pages'
import { expectNoViolations } from '../support/axe'
import { pageKinds, templates } from '../support/pageKinds'
import { scrollThrough, test } from '../support/pages'
import { expectUsable, expectWalk, inTheHand } from '../support/usable'

/*
 * What tests/e2e asks of one page of each template, asked of pages with other words and figures; and the walk by Tab on a phone.
 */

test.use(inTheHand)

const withoutTemplates = (paths: readonly string[]) => paths.filter((path) => !templates.includes(path))

for (const path of withoutTemplates(pages.map((page) => page.path))) {
  test(`${path} can be touched, read and enlarged`, ({ page }) => expectUsable(page, path))
}

for (const path of withoutTemplates(pageKinds)) {
  test(`${path} is quiet and accessible, down to its end`, async ({ page }) => {
    await page.goto(path)
    await scrollThrough(page)
    await expectNoViolations(page)
  })
}

for (const path of templates) {
  test(`${path}: every stop is in order, seen and free on a phone`, ({ page }) => expectWalk(page, path))
}
