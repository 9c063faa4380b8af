import type { Page } from '@playwright/test'
import { MAIN_ID } from '@/lib/both/pageParts'
import { contrastOf, luminanceOf } from './luminance'
import { expect } from './pages'
import { PHONE } from './sizes'

/** Puts styles into the page as a visitor's own style sheet would; the policy forbids a `<style>`. */
async function addStyles(page: Page, css: string) {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, css)
}

/** The browser's own setting: it moves the breakpoints as well. */
async function textSizesOf(page: Page) {
  const session = await page.context().newCDPSession(page)
  return async (percent: number) => {
    const standard = (16 * percent) / 100
    await session.send('Page.setFontSizes', { fontSizes: { standard } })
    await expect(page.locator('html')).toHaveCSS('font-size', `${standard}px`)
  }
}

/** Texts that are cut off by their own box, or run out of the page. */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    /** What is beyond the edge of a row that is swiped can be brought there. */
    const isSwiped = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || isSwiped(element.parentElement))
    return Array.from(document.querySelectorAll<HTMLElement>('h1,h2,h3,p,li,a,button,label,summary,dd,dt'))
      .filter(
        (element) => element.checkVisibility() && element.closest('.sr-only, [aria-hidden=true]') === null,
      )
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect()
        const { overflow } = getComputedStyle(element)
        const clipped = overflow !== 'visible' && element.scrollWidth > element.clientWidth + 1
        return clipped || ((right > width + 1 || left < -1) && !isSwiped(element.parentElement))
      })
      .map((element) => element.outerHTML.slice(0, 100))
  })
}

/** Nothing is cut off, and nothing scrolls sideways. */
async function expectItFits(page: Page, width: number, height: number, what: string) {
  await page.setViewportSize({ width, height })
  expect.soft(await cutTexts(page), what).toEqual([])
  expect
    .soft(await page.evaluate(() => document.documentElement.scrollWidth), what)
    .toBeLessThanOrEqual(width)
}

/** What can be touched and is smaller than a fingertip. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(
    (skipLink) =>
      Array.from(document.querySelectorAll<HTMLElement>('a, button, input, textarea, summary'))
        .filter(
          (target) => target.checkVisibility() && target.closest(`${skipLink}, [aria-hidden=true]`) === null,
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
    `[href="#${MAIN_ID}"]`,
  )
}

/** Fields that show less than what stands in them. A list of words may be longer than any phone is wide. */
function cutFields(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d')
    return Array.from(document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select'))
      .filter((field) => field.checkVisibility() && field.clientWidth > 1)
      .map((field) => ({
        field,
        text: field instanceof HTMLSelectElement ? field.selectedOptions[0]?.text : field.value,
      }))
      .filter(({ field, text = '' }) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(field)
        const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
        if (pen) {
          pen.font = font
        }
        return (
          !['checkbox', 'radio', 'range'].includes(field.type) &&
          !text.includes(' ') &&
          (pen?.measureText(text).width ?? 0) > room + 1
        )
      })
      .map(({ text }) => text ?? '')
  })
}

/** How much of the window is covered by what stays in place. */
function heightInPlace(page: Page): Promise<number> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll('header, [data-part=contact-bar]'))
      .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
      .filter((element) => element.checkVisibility())
      .reduce((sum, element) => sum + element.getBoundingClientRect().height, 0),
  )
}

/** In forced colours a filled button without a border would be a word like any other. */
function borderlessButtons(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll('[data-offer], button[type=submit]'))
      .filter((button) => button.checkVisibility())
      .filter((button) => getComputedStyle(button).borderTopStyle === 'none')
      .map((button) => button.outerHTML.slice(0, 100)),
  )
}

/** In forced colours a choice whose box is not shown would look like what is not chosen. */
function hiddenChoices(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLInputElement>('label > input:checked'))
      .filter((input) => input.checkVisibility() && getComputedStyle(input).opacity === '0')
      .filter((input) => {
        const other = input.closest('fieldset')?.querySelector('label > input:not(:checked)')
        const grounds = [input, other].map(
          (each) => each?.nextElementSibling && getComputedStyle(each.nextElementSibling).backgroundColor,
        )
        return grounds[0] === grounds[1]
      })
      .map((input) => input.outerHTML.slice(0, 100)),
  )
}

/** On the system's own dark ground words of a drawing in ink could not be read, unless it brings its paper. */
function inkOnBlack(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hasGround = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).forcedColorAdjust === 'none' || hasGround(element.parentElement))
    const isLight = (color: string) =>
      (color.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0) > 384
    return Array.from(document.querySelectorAll('svg text'))
      .filter((text) => text.checkVisibility() && !hasGround(text))
      .filter((text) => !isLight(getComputedStyle(text).fill) || isLight(getComputedStyle(text).stroke))
      .map((text) => text.textContent)
  })
}

/** Names of controls that are empty, or say a word twice. */
async function badNames(page: Page): Promise<string[]> {
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
  return names.filter(
    (name) =>
      name === '' || /(?<![\p{L}\d])(\p{L}{4,})(?![\p{L}\d]).*(?<![\p{L}\d])\1(?![\p{L}\d])/u.test(name),
  )
}

/** Opens a page in the hand, in which it can be touched, read and enlarged. */
export async function expectUsable(page: Page, path: string) {
  await page.goto(path)

  expect.soft(await smallTargets(page), 'targets of 44 px (WCAG 2.5.5)').toEqual([])
  expect.soft(await badNames(page), 'each name is said once').toEqual([])
  // Words of another language would need their own `lang` (WCAG 3.1.2); loanwords of the Duden are German.
  const text = await page.evaluate(() => document.body.innerText)
  expect.soft(text.match(/\b(the|and|with|your|our|please|for|of|to|is|are)\b/gi), 'in German').toBeNull()

  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  expect.soft(await borderlessButtons(page), 'buttons in forced colours').toEqual([])
  expect.soft(await hiddenChoices(page), 'what is chosen in forced colours').toEqual([])
  expect.soft(await inkOnBlack(page), 'drawn words in forced colours').toEqual([])
  await page.emulateMedia({ forcedColors: 'none', colorScheme: null })

  // 1280 × 1024 at 400 %: all of the window is left to the text.
  await expectItFits(page, 320, 256, 'a window at 400 % (WCAG 1.4.10)')
  expect.soft(await heightInPlace(page), 'what stays in place at 400 %').toBe(0)

  const setTextSize = await textSizesOf(page)
  for (const percent of [150, 200]) {
    await setTextSize(percent)
    for (const width of [320, 390]) {
      await expectItFits(page, width, 844, `text of ${percent} % at ${width} px (WCAG 1.4.4, 1.4.10)`)
      expect.soft(await cutFields(page), `fields in text of ${percent} % at ${width} px`).toEqual([])
    }
  }
  await expectItFits(page, 1280, 900, 'text of twice the size (WCAG 1.4.4)')

  // Last: after a sheet is gone, Chromium can miss a query of the window's height.
  await setTextSize(100)
  await page.setViewportSize(PHONE)
  await addStyles(
    page,
    `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
     p { margin-bottom: 2em !important }`,
  )
  await expectItFits(page, PHONE.width, PHONE.height, 'wider spacing of text (WCAG 1.4.12)')
}

/** The window and the finger that these tests stand for. */
export const inTheHand = { viewport: PHONE, hasTouch: true, reducedMotion: 'reduce' } as const

/** What is wrong with the stop that Tab has led to, and its HTML; null behind the last one. */
async function lookAtStop(page: Page) {
  const stop = await page.evaluate(() => {
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
    // With the nearest painted surface around it.
    const style = getComputedStyle(element)
    let surface = Number.parseFloat(style.outlineOffset) < 0 ? element : element.parentElement
    while (surface !== null && (rgb(getComputedStyle(surface).backgroundColor)[3] ?? 0) < 200) {
      surface = surface.parentElement
    }
    return {
      html: element.outerHTML.slice(0, 90),
      backwards,
      hidden,
      ring: `${style.outlineStyle} ${style.outlineWidth}`,
      colours: [style.outlineColor, getComputedStyle(surface ?? document.body).backgroundColor].map(rgb),
    }
  })
  if (stop === null) {
    return null
  }
  const { html, backwards, hidden, ring, colours } = stop
  const [outline = 0, surface = 0] = colours.map(luminanceOf)
  const contrast = contrastOf(outline, surface)
  const faults = [
    backwards && 'goes back',
    hidden && 'is covered',
    ring !== 'solid 2px' && `has another ring (${ring})`,
    contrast < 3 && `has a ring of ${contrast.toFixed(1)} : 1`,
  ].filter((fault) => fault !== false)
  return { html, faults }
}

/**
 * Walks through a page by Tab: every stop follows the text (WCAG 2.4.3), shows the one ring (2.4.7) at 3:1 (1.4.11), and nothing covers it
 * (2.4.11).
 */
export async function expectWalk(page: Page, path: string) {
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
}
