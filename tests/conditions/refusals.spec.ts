import { anchors } from '@/content/anchors'
import { forms } from '@/content/forms'
import { hoursLabels } from '@/content/planning/hoursLabels'
import { refusals } from '@/content/planning/refusals'
import { pathOf } from '@/lib/both/pathOf'
import { fill, submitOf } from '../support/forms'
import { templates } from '../support/pageKinds'
import { expect, expectHydrated, scrollThrough, test, withholdScripts } from '../support/pages'
import { contactFormOf, menuOf, menuToggleOf, planIn, sectionLinkOf } from '../support/parts'
import { sender } from '../support/received'
import { DESKTOP, SMALL_PHONE } from '../support/sizes'
import { bodyOf, sheetOf, sliderOf, stageOf } from '../support/watch'

test.describe('a browser that refuses', () => {
  test.use({ viewport: DESKTOP })

  test('to write the address so often: a key that is held writes on release', async ({ page }) => {
    await page.addInitScript(() => {
      const { replaceState } = History.prototype
      let calls = 0
      History.prototype.replaceState = function (...args) {
        calls += 1
        document.documentElement.dataset.calls = `${calls}`
        replaceState.apply(this, args)
      }
    })
    await page.goto(pathOf('werkschutz'))
    await stageOf(page).scrollIntoViewIfNeeded()
    await expect(bodyOf(page)).toHaveAttribute('data-live')
    const slider = sliderOf(page)
    await slider.focus()
    for (let press = 0; press < 25; press += 1) {
      await page.keyboard.down('ArrowRight')
    }
    expect(await page.locator('html').getAttribute('data-calls')).toBeNull()
    await page.keyboard.up('ArrowRight')
    await expect(page).toHaveURL(/#zeit=\d\d:\d\d$/)
    expect(await page.locator('html').getAttribute('data-calls')).toBe('1')
  })

  test('files and the print dialog: each button says so', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(URL, {
        createObjectURL: () => {
          throw new TypeError()
        },
      })
      Object.assign(window, { print: undefined })
    })
    const { actions } = hoursLabels
    await page.goto(pathOf('planung/bedarf') + planIn('HE'))
    await expectHydrated(page)
    for (const [name, refusal] of [
      [actions.print, refusals.print],
      [actions.tender, actions.failed],
    ] as const) {
      await page.getByRole('button', { name }).click()
      await expect(page.getByText(refusal)).toBeVisible()
    }
  })
})

test.describe('a browser that refuses', () => {
  // Of some, islands stand still, and React says so.
  test.use({ viewport: DESKTOP, allowFaults: true })

  for (const path of templates) {
    test(`history, storage and markup from the first moment: ${path} stands`, async ({ page }) => {
      await page.addInitScript(() => {
        const refuse = () => {
          throw new DOMException('Too many calls', 'SecurityError')
        }
        for (const method of ['pushState', 'replaceState']) {
          Object.defineProperty(History.prototype, method, { value: refuse })
        }
        Object.defineProperty(window, 'sessionStorage', { get: refuse })
      })
      const permit = await withholdScripts(page)
      await page.goto(path)
      const before = await page.locator('main').innerText()
      permit()
      await expectHydrated(page)
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(before.length * 0.9)
    })
  }

  test('to match media queries: nothing breaks, a section is reached, the form sends', async ({
    page,
    faults,
  }) => {
    await page.setViewportSize(SMALL_PHONE)
    await page.addInitScript(() => Reflect.deleteProperty(window, 'matchMedia'))
    await page.goto(pathOf('werkschutz'))
    await expectHydrated(page)
    await stageOf(page).scrollIntoViewIfNeeded()
    await expect(sheetOf(page)).toBeVisible()

    await page.goto('/')
    await expectHydrated(page)
    await scrollThrough(page)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await menuToggleOf(page).click()
    await sectionLinkOf(menuOf(page), 'contact').click()
    await expect(menuOf(page)).toBeHidden()
    await expect(page.locator(`#${anchors.contact}`)).toBeInViewport()
    const form = contactFormOf(page)
    await fill(form, 'contact', sender())
    await submitOf(form).click()
    await expect(page.getByText(forms.status.sent)).toBeVisible()
    expect(faults).toEqual([])
  })

  test('to say what is in view: a watch lives all the same', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'))
    await page.goto(pathOf('werkschutz'))
    await expect(bodyOf(page)).toHaveAttribute('data-live')
  })
})
