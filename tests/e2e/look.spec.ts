import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { home } from '@/content/home'
import { comparison } from '@/content/planning/comparison'
import { SERVICES_ID } from '@/lib/both/pageParts'
import { pathOf } from '@/lib/both/pathOf'
import { formOn } from '../support/forms'
import { luminanceOf } from '../support/luminance'
import { expect, test } from '../support/pages'
import { menuOf, menuToggleOf, offerButtonOf, serviceLinkOf, servicesOf } from '../support/parts'
import { DESKTOP, SMALL_PHONE, TABLET } from '../support/sizes'

/** Lines of a text as they are set, without the soft hyphens. */
function linesOf(title: Locator): Promise<string[]> {
  return title.evaluate((heading) => {
    const text = heading.firstChild as Text
    const tops = new Map<number, string>()
    const range = document.createRange()
    for (let index = 0; index < text.length; index += 1) {
      range.setStart(text, index)
      range.setEnd(text, index + 1)
      const top = Math.round([...range.getClientRects()].at(-1)?.top ?? 0)
      tops.set(top, (tops.get(top) ?? '') + text.data.charAt(index))
    }
    return [...tops.values()].map((line) => line.replaceAll('\u00ad', ''))
  })
}

test.describe('one night', () => {
  test.use({ viewport: DESKTOP })

  test('the home page is one dark run and one dawn', async ({ page }) => {
    await page.goto('/')
    const dark = await page.evaluate(() =>
      Array.from(document.querySelectorAll('main section[data-surface]'), (section) => {
        const [red = 0, green = 0, blue = 0] = (
          getComputedStyle(section).backgroundColor.match(/[\d.]+/g) ?? []
        ).map(Number)
        return red + green + blue < 200
      }),
    )
    expect(dark.length).toBeGreaterThanOrEqual(11)
    expect(dark[0]).toBe(true)
    const dawn = dark.indexOf(false)
    expect(dark.slice(dawn)).toEqual(Array(dark.length - dawn).fill(false))
    // Why, careers and contact.
    expect(dark.length - dawn).toBe(3)
  })

  test('the longest titles stand in five columns or on a phone, broken at their joint', async ({ page }) => {
    const title = page.getByRole('heading', { level: 1 })
    for (const [slug, lines, widths] of [
      // 1500: the size of the title is at its largest before the five columns grow.
      ['veranstaltungsservice', ['Veranstaltungs', 'service'], [1024, 1280, 1500, 1680, 2560]],
      ['baustellenueberwachung', ['Baustellen', 'überwachung'], [360]],
    ] as const) {
      await page.goto(pathOf(slug))
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        expect(await linesOf(title), `${width} px`).toEqual(lines)
      }
    }
  })

  test('no label of a legal page is broken within a word', async ({ page }) => {
    await page.goto(pathOf('datenschutz'))
    const labels = page.getByRole('term').filter({ hasText: /^[^\s-]+$/ })
    expect(await labels.count()).toBeGreaterThan(5)
    // 1920: the text has its largest size.
    for (const width of [640, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      for (const label of await labels.all()) {
        expect(await linesOf(label), `${width} px`).toHaveLength(1)
      }
    }
  })

  test('the last of the services is as high as the pictures of its row', async ({ page }) => {
    await page.goto('/')
    const bottoms = await servicesOf(page)
      .getByRole('listitem')
      .evaluateAll((cells) => {
        const topOf = (cell?: Element) => Math.round(cell?.getBoundingClientRect().top ?? 0)
        return cells
          .filter((cell) => topOf(cell) === topOf(cells.at(-1)))
          .map((cell) => cell.querySelector('img') ?? cell.firstElementChild)
          .map((part) => Math.round(part?.getBoundingClientRect().bottom ?? 0))
      })
    expect(bottoms.length).toBeGreaterThan(1)
    expect(Math.max(...bottoms) - Math.min(...bottoms)).toBeLessThanOrEqual(1)
  })
})

/** What WCAG 1.4.6 asks of text. */
const CONTRAST = 7

/** Texts of the window whose ground is somewhere too bright for them, looked at with the text itself taken away. */
async function faintOnPicture(page: Page, words: Locator): Promise<string[]> {
  const lines = await words.evaluateAll((texts) => {
    const found = texts.flatMap((text) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      const color = getComputedStyle(text).color
      return Array.from(range.getClientRects(), ({ left, top, width, height }) => ({
        left,
        top,
        width,
        height,
        color: (color.match(/[\d.]+/g) ?? []).map(Number),
        words: (text.textContent ?? '').slice(0, 40),
      }))
    })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { color: transparent !important; transition: none !important }')
    document.adoptedStyleSheets = [sheet]
    return found
  })
  const shot = await page.screenshot()
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
  const { data, info } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return lines.flatMap(({ left, top, width, height, color, words }) => {
    let brightest = 0
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(info.height, top + height); y += 1) {
      for (let x = Math.max(0, Math.floor(left)); x < Math.min(info.width, left + width); x += 1) {
        const at = (y * info.width + x) * info.channels
        brightest = Math.max(brightest, luminanceOf(Array.from(data.subarray(at, at + 3))))
      }
    }
    // Not `contrastOf`: the text is the lighter one, and a ground that is brighter than it must not count as contrast.
    const contrast = (luminanceOf(color) + 0.05) / (brightest + 0.05)
    return contrast < CONTRAST ? [`${words}: ${contrast.toFixed(1)}`] : []
  })
}

test.describe('text on a picture is read as text on plain ground is', () => {
  test('and where it is not, that is found', async ({ page }) => {
    await page.setViewportSize(DESKTOP)
    await page.goto('/')
    const title = page.getByRole('heading', { level: 1 })
    await title.evaluate((element) => {
      element.style.background = 'radial-gradient(circle at 30% 60%, rgb(200 30 30) 3px, transparent 0)'
    })
    expect(await faintOnPicture(page, title.locator('span'))).not.toEqual([])
  })

  test('in the hero and on the film of the home page', async ({ page }) => {
    await page.goto('/')
    for (const [width, height] of [
      [360, 740],
      [820, 1180],
      [1024, 768],
      [1280, 720],
      [1440, 900],
      [1920, 1080],
      [2560, 1440],
    ] as const) {
      await page.setViewportSize({ width, height })
      for (const [place, texts] of [
        [
          page.locator('section', { has: page.getByRole('heading', { level: 1 }) }),
          'h1 span, p, a[href^="tel:"]',
        ],
        [page.getByRole('region', { name: home.regions.heading }), 'h2, p, a'],
      ] as const) {
        await place.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }))
        // Another window may ask for another file; until that is there, the one before is shown.
        await expect(async () => {
          await place
            .locator('img')
            .first()
            .evaluate((picture: HTMLImageElement) => picture.decode())
        }).toPass()
        expect.soft(await faintOnPicture(page, place.locator(texts)), `${texts} at ${width} px`).toEqual([])
      }
    }
  })
})

test('the offer dialog shows the way to send at once', async ({ page }) => {
  const dialog = page.getByRole('dialog')
  for (const viewport of [DESKTOP, TABLET, { width: 360, height: 640 }]) {
    await page.setViewportSize(viewport)
    await formOn(page, 'offer')
    await expect(dialog.locator('[type=submit]')).toBeInViewport({ ratio: 1 })
  }
})

test.describe('with scrollbars that take room', () => {
  test('nothing moves when the dialog opens', async ({ playwright, baseURL, launchOptions }) => {
    // The tests' browser hides its scrollbars; a visitor's does not.
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ['--hide-scrollbars'],
    })
    try {
      const page = await browser.newPage({ viewport: DESKTOP, ...(baseURL !== undefined && { baseURL }) })
      await page.goto('/')
      const places = () =>
        page.evaluate(() =>
          ['h1', 'body > header a', '#menu > div a', '#kontakt'].map(
            (selector) => document.querySelector(selector)?.getBoundingClientRect().left,
          ),
        )
      const before = await places()
      expect(await page.evaluate(() => document.documentElement.clientWidth)).toBeLessThan(DESKTOP.width)
      await offerButtonOf(page).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await places()).toEqual(before)
    } finally {
      await browser.close()
    }
  })
})

test('the menu of a tablet has two parts, side by side', async ({ page }) => {
  await page.setViewportSize(TABLET)
  await page.goto('/')
  await menuToggleOf(page).click()
  const menu = menuOf(page)
  const anchor = await menu.getByRole('link').first().boundingBox()
  const service = await serviceLinkOf(menu, 'werkschutz').boundingBox()
  expect(Math.abs((anchor?.y ?? 0) - (service?.y ?? 999))).toBeLessThan(24)
  expect(service?.x).toBeGreaterThan(400)
})

test('the menu of a short phone shows all services above what stays at the thumb', async ({ page }) => {
  for (const height of [560, 640, 740]) {
    await page.setViewportSize({ width: 360, height })
    await page.goto('/')
    await menuToggleOf(page).click()
    const reach = await menuOf(page).locator('> div').boundingBox()
    for (const service of await page.locator(`#${SERVICES_ID} a`).all()) {
      await expect(service).toBeInViewport({ ratio: 1 })
      const { y = 0, height: own = 0 } = (await service.boundingBox()) ?? {}
      expect(y + own, `${height} px`).toBeLessThanOrEqual(reach?.y ?? 0)
    }
  }
})

test.describe('tables of the desk', () => {
  test('the head that stays covers the one before', async ({ page }) => {
    for (const width of [1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(pathOf('planung/qualifikation'))
      const heights = await page
        .locator('tr:has(> [scope="rowgroup"])')
        .evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect().height))
      expect(new Set(heights).size, `${width} px`).toBe(1)
    }
  })

  test('heads of columns stand apart on the smallest phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 740 })
    await page.goto(pathOf('planung/kosten'))
    const gaps = await page
      .getByRole('table', { name: comparison.lines.heading })
      .locator('thead')
      .evaluate((head) => {
        const boxes = Array.from(head.querySelectorAll('th'), (name) => {
          const range = document.createRange()
          range.selectNodeContents(name)
          return range.getBoundingClientRect()
        })
        return boxes.slice(1).map((box, at) => box.left - (boxes[at]?.right ?? 0))
      })
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(8)
  })
})

test.describe('in forced colours', () => {
  test.use({ forcedColors: 'active' })

  test('the header has a background, and the words of the heroes keep clear of it', async ({ page }) => {
    for (const path of ['/', pathOf('werkschutz')]) {
      await page.goto(path)
      for (const viewport of [SMALL_PHONE, DESKTOP]) {
        await page.setViewportSize(viewport)
        const header = page.getByRole('banner')
        await expect(header).toHaveCSS('background-color', 'rgb(255, 255, 255)')
        const bottom = await header.evaluate((element) => element.getBoundingClientRect().bottom)
        const top = await page
          .getByRole('heading', { level: 1 })
          .evaluate((title) => title.getBoundingClientRect().top)
        expect(top, `${path} at ${viewport.width} px`).toBeGreaterThan(bottom)
      }
    }
  })
})
