import type { Page } from '@playwright/test'
import { routes } from '@/lib/routes'
import { expectNoViolations } from '../support/axe'
import { expect, test } from '../support/pages'

const PHONE = { width: 390, height: 844 }
const pages = [...routes.map(({ path }) => path), '/404.html']

/** Puts styles into the page as a visitor's own style sheet would; the policy forbids a `<style>`. */
async function addStyles(page: Page, css: string) {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, css)
}

/** Opens a page and waits until all of it is laid out. */
async function open(page: Page, path: string) {
  await page.goto(path)
  await page.waitForFunction(() => document.documentElement.dataset.folded === undefined)
}

/** The browser's own setting: it moves the breakpoints as well. */
async function setTextSize(page: Page, percent: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: (16 * percent) / 100 } })
}

/** Texts that are cut off by their own box, or run out of the page. */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    return Array.from(document.querySelectorAll<HTMLElement>('h1,h2,h3,p,li,a,button,label,summary,dd,dt'))
      .filter((element) => element.checkVisibility() && element.closest('.sr-only') === null)
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect()
        const { overflow } = getComputedStyle(element)
        const clipped = overflow !== 'visible' && element.scrollWidth > element.clientWidth + 1
        return clipped || right > width + 1 || left < -1
      })
      .map((element) => element.outerHTML.slice(0, 100))
  })
}

test.describe('on a touch screen', () => {
  test.use({ viewport: PHONE, hasTouch: true, reducedMotion: 'reduce' })

  for (const path of pages) {
    test(`${path}: everything that can be touched is 44 px high and wide (WCAG 2.5.5)`, async ({ page }) => {
      await open(page, path)
      const small = await page.evaluate(() =>
        Array.from(document.querySelectorAll<HTMLElement>('a, button, input, textarea, summary'))
          .filter(
            (target) => target.checkVisibility() && target.closest('.skip-link, [aria-hidden=true]') === null,
          )
          // Links within a sentence are as high as its line.
          .filter((target) => target.tagName !== 'A' || getComputedStyle(target).display !== 'inline')
          .filter((target) => {
            // A label belongs to what its control can be touched by.
            const boxes = [target, ...((target as HTMLInputElement).labels ?? [])].map((element) =>
              element.getBoundingClientRect(),
            )
            return (
              Math.max(...boxes.map(({ width }) => width)) < 43.5 ||
              Math.max(...boxes.map(({ height }) => height)) < 43.5
            )
          })
          .map((target) => target.outerHTML.slice(0, 120)),
      )
      expect(small).toEqual([])
    })
  }
})

for (const { name, viewport } of [
  { name: 'a phone', viewport: PHONE },
  { name: 'a desktop', viewport: { width: 1440, height: 900 } },
]) {
  test.describe(`by keyboard on ${name}`, () => {
    test.use({ viewport, reducedMotion: 'reduce' })

    for (const path of pages) {
      test(`${path}: every stop follows the text, shows a ring, and nothing covers it (WCAG 2.4.3, 2.4.7, 2.4.11)`, async ({
        page,
      }) => {
        await open(page, path)
        const faults: string[] = []
        let stops = 0
        for (; stops < 120; stops += 1) {
          await page.keyboard.press('Tab')
          const stop = await page.evaluate((index) => {
            const element = document.activeElement
            if (!(element instanceof HTMLElement) || element === document.body) {
              return null
            }
            const box = element.getBoundingClientRect()
            const { outlineStyle, outlineWidth } = getComputedStyle(element)
            const before = document.querySelector('[data-stop]')
            const backwards =
              before !== null &&
              (before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0
            before?.removeAttribute('data-stop')
            element.dataset.stop = String(index)
            const x = box.left + box.width / 2
            const ys = [box.top + 3, box.top + box.height / 2, box.bottom - 3].filter(
              (y) => y > 0 && y < window.innerHeight,
            )
            const hidden = !ys.some((y) => {
              const top = document.elementFromPoint(x, y)
              return top !== null && (element.contains(top) || top.contains(element))
            })
            return {
              html: element.outerHTML.slice(0, 90),
              fault: backwards
                ? 'goes back'
                : hidden
                  ? 'is covered'
                  : outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2
                    ? 'shows no ring'
                    : null,
            }
          }, stops)
          if (stop === null) {
            break
          }
          if (stop.fault !== null) {
            faults.push(`${stop.fault}: ${stop.html}`)
          }
        }
        expect(stops).toBeGreaterThan(10)
        expect(faults).toEqual([])
      })
    }
  })
}

for (const path of pages) {
  test.describe(path, () => {
    test.use({ reducedMotion: 'reduce' })

    test('holds text of twice the size (WCAG 1.4.4)', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 900 })
      await setTextSize(page, 200)
      await open(page, path)
      expect(await cutTexts(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280)
    })

    test('fits a window at 400 % (WCAG 1.4.10)', async ({ page }) => {
      // 1280 × 1024 at 400 %.
      await page.setViewportSize({ width: 320, height: 256 })
      await open(page, path)
      expect(await cutTexts(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      // What stays in place leaves more than half of the window to the text.
      const fixed = await page.evaluate(() =>
        Array.from(document.querySelectorAll('header, .contact-rail nav'))
          .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
          .filter((element) => element.checkVisibility())
          .reduce((sum, element) => sum + element.getBoundingClientRect().height, 0),
      )
      expect(fixed).toBeLessThanOrEqual(128)
    })

    test('holds wider spacing of text (WCAG 1.4.12)', async ({ page }) => {
      await page.setViewportSize(PHONE)
      await open(page, path)
      await addStyles(
        page,
        `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
         p { margin-bottom: 2em !important }`,
      )
      expect(await cutTexts(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
    })

    test('can be used in forced colours', async ({ page }) => {
      await page.setViewportSize(PHONE)
      await page.emulateMedia({ forcedColors: 'active' })
      await open(page, path)
      // The system's colours are not ours to judge.
      await expectNoViolations(page, ['color-contrast'])
      // A filled button would be a word like any other.
      const borderless = await page.evaluate(() =>
        Array.from(document.querySelectorAll('[data-offer], button[type=submit]'))
          .filter((button) => button.checkVisibility())
          .filter((button) => getComputedStyle(button).borderTopStyle === 'none')
          .map((button) => button.outerHTML.slice(0, 100)),
      )
      expect(borderless).toEqual([])
    })

    test('says each name once, and in German', async ({ page }) => {
      await open(page, path)
      const names = await page.evaluate(() =>
        Array.from(document.querySelectorAll('a, button'))
          .filter((control) => control.checkVisibility())
          .map((control) =>
            [
              ...Array.from(control.querySelectorAll('img'), ({ alt }) => alt),
              control.getAttribute('aria-label') ?? control.textContent,
            ]
              .join(' ')
              .replaceAll('\u00ad', '')
              .trim(),
          ),
      )
      expect(names.filter((name) => name === '' || /(\b[\p{L}]{4,}\b).*\b\1\b/u.test(name))).toEqual([])
      // Words of another language would need their own `lang` (WCAG 3.1.2); loanwords of the Duden are German.
      // biome-ignore lint/performance/useDomNodeTextContent: what is hidden, as scripts are, is not read.
      const text = await page.evaluate(() => document.body.innerText)
      expect(text.match(/\b(the|and|with|your|our|please|for|of|to|is|are)\b/gi)).toBeNull()
      expect(await page.evaluate(() => document.documentElement.lang)).toBe('de')
    })
  })
}
