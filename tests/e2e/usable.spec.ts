import type { Page } from '@playwright/test'
import { templates } from '../support/pageKinds'
import { expect, test } from '../support/pages'
import { DESKTOP, PHONE } from '../support/sizes'
import { expectUsable, inTheHand } from '../support/usable'

// The pages of the same templates with other words: tests/conditions/everyPage.spec.ts.
test.describe('in the hand', () => {
  test.use(inTheHand)

  for (const path of templates) {
    test(`${path} can be touched, read and enlarged`, ({ page }) => expectUsable(page, path))
  }
})

/** What is wrong with the stop that Tab has led to, and its HTML; null behind the last one. */
function lookAtStop(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement || element instanceof SVGElement) || element === document.body) {
      return null
    }
    const before = document.querySelector('[data-stop]')
    const backwards =
      before !== null && (before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0
    before?.removeAttribute('data-stop')
    element.dataset.stop = ''
    const box = element.getBoundingClientRect()
    const x = box.left + box.width / 2
    const ys = [box.top + 3, box.top + box.height / 2, box.bottom - 3].filter(
      (y) => y > 0 && y < window.innerHeight,
    )
    const hidden = !ys.some((y) => {
      const top = document.elementFromPoint(x, y)
      return top !== null && (element.contains(top) || top.contains(element))
    })

    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    function rgb(color: string): number[] {
      canvas?.clearRect(0, 0, 1, 1)
      if (canvas) {
        canvas.fillStyle = color
        canvas.fillRect(0, 0, 1, 1)
      }
      return Array.from(canvas?.getImageData(0, 0, 1, 1).data ?? [])
    }
    function luminance(color: string): number {
      const [red = 0, green = 0, blue = 0] = rgb(color).map((value) => {
        const channel = value / 255
        return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    // With the nearest painted surface around it.
    const style = getComputedStyle(element)
    let surface = Number.parseFloat(style.outlineOffset) < 0 ? element : element.parentElement
    while (surface !== null && (rgb(getComputedStyle(surface).backgroundColor)[3] ?? 0) < 200) {
      surface = surface.parentElement
    }
    const [dark = 0, light = 0] = [
      luminance(style.outlineColor),
      luminance(getComputedStyle(surface ?? document.body).backgroundColor),
    ].sort((one, other) => one - other)
    const contrast = (light + 0.05) / (dark + 0.05)
    const ring = `${style.outlineStyle} ${style.outlineWidth}`
    const faults = [
      backwards && 'goes back',
      hidden && 'is covered',
      ring !== 'solid 2px' && `has another ring (${ring})`,
      contrast < 3 && `has a ring of ${contrast.toFixed(1)} : 1`,
    ].filter((fault) => fault !== false)
    return { html: element.outerHTML.slice(0, 90), faults }
  })
}

for (const { name, viewport } of [
  { name: 'a phone', viewport: PHONE },
  { name: 'a desktop', viewport: DESKTOP },
]) {
  test.describe(`by keyboard on ${name}`, () => {
    test.use({ viewport })

    for (const path of templates) {
      test(`${path}: every stop follows the text, shows the one ring at 3:1, and nothing covers it (WCAG 1.4.11, 2.4.3, 2.4.7, 2.4.11)`, async ({
        page,
      }) => {
        await page.goto(path)
        const faults: string[] = []
        let stops = 0
        for (; stops < 120; stops += 1) {
          await page.keyboard.press('Tab')
          const stop = await lookAtStop(page)
          if (stop === null) {
            break
          }
          faults.push(...stop.faults.map((fault) => `${fault}: ${stop.html}`))
        }
        expect(stops).toBeGreaterThan(10)
        expect(faults).toEqual([])
      })
    }
  })
}
