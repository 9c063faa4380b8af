import { anchors } from '@/content/anchors'
import { forms } from '@/content/forms'
import { MENU_ID, OPEN_ATTRIBUTE } from '@/lib/both/pageContract'
import { pathOf } from '@/lib/both/pathOf'
import { fill, submitOf } from '../support/forms'
import { expect, expectHydrated, scrollThrough, test } from '../support/pages'
import { contactFormOf, menuToggleOf, sectionLinkOf } from '../support/parts'
import { sender } from '../support/received'
import { SMALL_PHONE } from '../support/sizes'

/*
 * What browsers of the baseline lack (docs/decisions/0008-browser-baseline.md), and what an extension may take away or break.
 * What the enquiry alone builds on is in hostile.spec.ts; a whole browser of the baseline is one of the engines.
 */

/** Each runs in the page before its first script. */
const MISSING = {
  'popovers and inert': () => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover', 'inert']) {
      Reflect.deleteProperty(HTMLElement.prototype, name)
    }
    const { matches, closest } = Element.prototype
    function refuse(selector: string) {
      if (selector.includes(':popover-open')) {
        throw new DOMException(`'${selector}' is not a valid selector`, 'SyntaxError')
      }
    }
    Object.assign(Element.prototype, {
      matches(this: Element, selector: string) {
        refuse(selector)
        return matches.call(this, selector)
      },
      closest(this: Element, selector: string) {
        refuse(selector)
        return closest.call(this, selector)
      },
    })
  },
  'intersection observers': () => {
    Reflect.deleteProperty(window, 'IntersectionObserver')
  },
  'media queries in scripts': () => {
    Reflect.deleteProperty(window, 'matchMedia')
  },
  'a film that says whether it plays': () => {
    HTMLMediaElement.prototype.play = () => undefined as never
  },
}

/** What islands need: these stand still, each alone, and React tells the console what their boundaries caught. */
const BREAKS_ISLANDS: readonly string[] = ['media queries in scripts']

test.use({ viewport: SMALL_PHONE })

for (const [feature, remove] of Object.entries(MISSING)) {
  test(`without ${feature}: the pages stand, a section is reached, the form sends`, async ({
    page,
    faults,
  }) => {
    await page.addInitScript(remove)
    await page.goto(pathOf('werkschutz'))
    await expectHydrated(page)
    await page.locator('.watch-stage').scrollIntoViewIfNeeded()
    await expect(page.locator('h1')).toHaveText('Werkschutz')
    await expect(page.locator('.watch-sheet')).toBeVisible()

    await page.goto('/')
    await expectHydrated(page)
    await scrollThrough(page)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await menuToggleOf(page).click()
    await sectionLinkOf(page.locator(`#${MENU_ID}`), 'contact').click()
    await expect(page.locator(`#${MENU_ID}`)).toBeHidden()
    await expect(page.locator(`#${MENU_ID}`)).not.toHaveAttribute(OPEN_ATTRIBUTE)
    await expect(page.locator(`#${anchors.contact}`)).toBeInViewport()
    const form = contactFormOf(page)
    await fill(form, 'contact', sender())
    await submitOf(form).click()
    await expect(page.getByText(forms.status.sent)).toBeVisible()
    if (BREAKS_ISLANDS.includes(feature)) {
      expect(faults).not.toEqual([])
      faults.splice(0)
    }
  })
}
