import type { Locator } from '@playwright/test'
import { offer } from '@/content/services/offered'
import { watches } from '@/content/watches'
import { pathOf } from '@/lib/both/pathOf'
import { timeId } from '@/lib/both/watch/address'
import { selectorOf } from '@/lib/both/watch/parts'
import { logOf, minutesIn } from '@/lib/both/watch/timeline'
import { expect, expectHydrated, test } from '../support/pages'
import { DESKTOP, SMALL_PHONE } from '../support/sizes'
import {
  bodyOf,
  clockOf,
  entriesOf,
  expectTime,
  isUncovered,
  isWhole,
  open,
  read,
  reportOf,
  sectionOf,
  shift,
  stageOf,
  toStage,
  watch,
  windowOf,
} from '../support/watch'

test('what lies outside of the window of a watch is an empty edge of its drawing: no post fades', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP)
  for (const slug of offer.services.filter((one) => watches[one])) {
    await page.goto(pathOf(slug))
    const places = await windowOf(page).evaluate((pane, post) => {
      const { left, right } = pane.getBoundingClientRect()
      return [...pane.querySelectorAll(`${post} circle`)]
        .map((circle) => circle.getBoundingClientRect())
        .map((box) => Math.min(box.left - left, right - box.right))
    }, selectorOf('post'))
    expect(Math.min(...places), slug).toBeGreaterThan(24)
  }
})

test.describe('in a browser that throws', () => {
  test.use({ viewport: DESKTOP, allowFaults: true })

  test('a watch stays as it is printed, and the page around it stands', async ({ page }) => {
    await page.addInitScript((watched) => {
      window.IntersectionObserver = class extends IntersectionObserver {
        override observe(element: Element) {
          if (element.matches(watched)) {
            throw new TypeError('no observer')
          }
          super.observe(element)
        }
      }
    }, selectorOf('watch'))
    // A page that breaks is loaded once more.
    let loads = 0
    page.on('load', () => {
      loads += 1
    })
    await page.goto(pathOf('werkschutz'))
    await expectHydrated(page)
    await toStage(page)
    await expect(entriesOf(page)).toHaveCount(logOf(watch).length)
    await expect(bodyOf(page)).not.toHaveAttribute('data-live')
    await expect(page.getByRole('contentinfo')).toBeVisible()
    expect(loads).toBe(1)
  })
})

test.describe('on a bad line', () => {
  test.use({ viewport: DESKTOP, expectFailures: true })

  test('a watch comes alive with the second attempt', async ({ page }) => {
    await page.goto(pathOf('werkschutz'))
    await expectHydrated(page)
    let attempts = 0
    await page.route('**/_next/static/**', async (route) => {
      attempts += 1
      await (attempts === 1 ? route.abort() : route.continue())
    })
    await toStage(page)
    await expect.poll(() => attempts).toBeGreaterThan(0)
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await page.waitForTimeout(300)
    await toStage(page)
    await expect(bodyOf(page)).toHaveAttribute('data-lit', 'night')
  })

  test('without its drawings the log leads through the shift as it is printed, and no ground turns', async ({
    page,
  }) => {
    await page.route('**/*-nacht*.svg', (route) => route.abort())
    await page.goto(pathOf('werkschutz'))
    await toStage(page)
    await expect(bodyOf(page)).toHaveAttribute('data-live')
    await read(page, shift.to)
    await expectTime(page, shift.to)
    await expect(sectionOf(page)).toHaveAttribute('data-surface', 'nacht')
    await expect(sectionOf(page).getByRole('img', { name: watch.alt })).toHaveCSS('opacity', '1')
  })
})

for (const { name, ...viewport } of [
  { name: 'a phone', width: 360, height: 740 },
  { name: 'a tablet', width: 820, height: 1180 },
  { name: 'a desktop', width: 1440, height: 900 },
]) {
  test(`the report of the shift on ${name} stands right below the last entry, and slides under nothing but the header`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await open(page)
    await read(page, shift.to)
    const title = reportOf(page).locator('p').first()
    const entry = entriesOf(page).last()
    const boxes = await Promise.all([entry, title].map((part) => part.boundingBox()))
    const [above, below] = boxes
    if (!above || !below) {
      throw new Error('Entry and report are not drawn.')
    }
    expect(below.y - above.y - above.height).toBeLessThan(72)
    const header = 72
    for (let y = below.y; y > header + 4; y -= 24) {
      expect(await isUncovered(title), `${y} px below the top`).toBe(true)
      await page.evaluate(() => window.scrollBy({ top: 24, behavior: 'instant' }))
    }
  })
}

for (const { name, ...viewport } of [
  { name: 'a phone', width: 360, height: 740 },
  { name: 'a desktop', width: 1440, height: 900 },
]) {
  test(`the end of a shift on ${name} has the light in which its report is read, while the drawing is held`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    const skies = new Map(offer.services.map((slug) => [watches[slug]?.sky.kind, slug]))
    for (const slug of skies.values()) {
      const own = watches[slug]
      const last = own && logOf(own).at(-1)
      if (!own || !last) {
        continue
      }
      await page.goto(`${pathOf(slug)}#${timeId(minutesIn(own, last.at))}`)
      await expect(bodyOf(page)).toHaveAttribute('data-lit', /./)
      await expect(clockOf(page)).toHaveText(last.at)
      const stage = stageOf(page)
      const held = (await stage.boundingBox())?.y
      await page.evaluate(() => window.scrollBy({ top: 10, behavior: 'instant' }))
      const light = own.sky.kind === 'dusk' ? 'nacht' : 'papier'
      await expect(sectionOf(page), slug).toHaveAttribute('data-surface', light)
      await page.evaluate(() => window.scrollBy({ top: 70, behavior: 'instant' }))
      expect((await stage.boundingBox())?.y, slug).toBe(held)
    }
  })
}

for (const { name, ...viewport } of [
  { name: 'a phone', width: 390, height: 740 },
  { name: 'a small desktop', width: 1100, height: 800 },
]) {
  test(`the keyboard on ${name} meets nothing that covers what has the focus, backwards either (WCAG 2.4.11)`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await open(page)
    const links = entriesOf(page).or(reportOf(page).getByRole('link'))
    await links.last().focus()
    for (let index = (await links.count()) - 2; index >= 0; index -= 1) {
      await page.keyboard.press('Shift+Tab')
      await expect(links.nth(index)).toBeFocused()
      // The watch follows in the next frame.
      await page.evaluate(() => new Promise(requestAnimationFrame))
      expect(await isUncovered(links.nth(index)), `link ${index}`).toBe(true)
    }
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: SMALL_PHONE })

  test('of the whole plan the posts are left, and what is open; the clock covers none of it', async ({
    page,
  }) => {
    await open(page)
    const section = sectionOf(page)
    const [settled, labels] = [
      `${selectorOf('fault')} [data-open=false]`,
      `${selectorOf('sheet')} > svg > text`,
    ].map((part) => section.locator(part)) as [Locator, Locator]
    const expectClear = async () => {
      const [clock, drawing] = [
        await section.locator(selectorOf('clock')).boundingBox(),
        await windowOf(page).boundingBox(),
      ]
      expect(clock?.y).toBeGreaterThanOrEqual((drawing?.y ?? Number.NaN) + (drawing?.height ?? Number.NaN))
    }
    await read(page, '01:23')
    await expect(labels.first()).not.toHaveCSS('display', 'none')
    await expectClear()
    await read(page, shift.to)
    await expectTime(page, shift.to)
    for (const mark of [...(await settled.all()), ...(await labels.all())]) {
      await expect(mark).toBeHidden()
    }
    await expect(section.locator(`${selectorOf('fault')} [data-open=true]`).first()).toBeVisible()
    await expectClear()
  })

  test('a shift that is handed over the next morning ends with its last entry, too: the whole plan, and all ways', async ({
    page,
  }) => {
    const slug = offer.services.find((one) => watches[one]?.sky.kind === 'next morning')
    const own = slug && watches[slug]
    test.skip(!own, 'No service that is offered has such a shift.')
    const last = own && logOf(own).at(-1)
    if (!slug || !own || !last) {
      return
    }
    await page.goto(`${pathOf(slug)}#${timeId(minutesIn(own, last.at))}`)
    await expect(bodyOf(page)).toHaveAttribute('data-ended')
    await expect(clockOf(page)).toHaveText(last.at)
    await expect(sectionOf(page).locator(selectorOf('route'))).toHaveCSS('stroke-dasharray', 'none')
    await expect.poll(() => isWhole(page)).toBe(true)
  })

  test('the clock keeps off the ruler, also where the drawing leaves the window', async ({ page }) => {
    await open(page)
    await read(page, shift.to)
    const overlaps = await sectionOf(page).evaluate(
      async (section, parts) => {
        const [clock, ruler] = parts.map((part) => section.querySelector(part))
        const found: number[] = []
        for (let step = 0; step < 60 && (ruler?.getBoundingClientRect().bottom ?? 0) > 0; step += 1) {
          window.scrollBy({ top: 20, behavior: 'instant' })
          await new Promise(requestAnimationFrame)
          found.push(
            Number(clock?.getBoundingClientRect().bottom) - Number(ruler?.getBoundingClientRect().top),
          )
        }
        return found
      },
      [selectorOf('clock'), 'input'],
    )
    expect(overlaps.length).toBeGreaterThan(1)
    expect(Math.max(...overlaps)).toBeLessThanOrEqual(0)
  })
})

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce', viewport: DESKTOP })

  test('jumps from entry to entry', async ({ page }) => {
    await open(page)
    await read(page, '22:50')
    await expect(clockOf(page)).toHaveText('22:50')
    // Where a watch that moves tells a time between two entries (tests/e2e/watch.spec.ts).
    await page.evaluate(async () => {
      window.scrollBy({ top: 30, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
      await new Promise(requestAnimationFrame)
    })
    await expect(clockOf(page)).toHaveText('22:50')
    await read(page, shift.to)
    await expect(clockOf(page)).toHaveText(shift.to)
    await expect(sectionOf(page)).toHaveAttribute('data-surface', 'papier')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every watch is a drawing with all posts and the whole route, and its log a list with addresses', async ({
    page,
  }) => {
    for (const slug of offer.services) {
      const own = watches[slug]
      if (own === undefined) {
        continue
      }
      const told = logOf(own)
      const last = told.at(-1)
      await page.goto(`${pathOf(slug)}#${timeId(minutesIn(own, last?.at ?? own.shift.to))}`)
      const section = sectionOf(page)
      await expect(section.locator('li').last()).toBeInViewport()
      await expect(section.getByRole('img', { name: own.alt })).toBeVisible()
      await expect(section.locator('li time')).toHaveText(told.map(({ at }) => at))
      await expect(section.locator(selectorOf('post'))).toHaveCount(
        new Set(told.map(({ post }) => post)).size,
      )
      await expect(section.locator(selectorOf('route'))).toHaveAttribute('d', /^M/)
      await expect(section.getByRole('button')).toHaveCount(0)
    }
  })

  test('on a small phone no mark of a whole plan touches another', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    for (const slug of offer.services.filter((one) => watches[one])) {
      await page.goto(pathOf(slug))
      const gaps = await sectionOf(page).evaluate(
        (section, round) => {
          const marks = [...section.querySelectorAll(round)]
            .map((mark) => mark.getBoundingClientRect())
            .map(({ x, y, width }) => ({ x: x + width / 2, y: y + width / 2, radius: width / 2 }))
          return marks.flatMap((one, index) =>
            marks
              .slice(0, index)
              .map((other) => Math.hypot(one.x - other.x, one.y - other.y) - one.radius - other.radius),
          )
        },
        `${selectorOf('post')} circle, ${selectorOf('fault')} [data-open=true] circle`,
      )
      expect(Math.min(...gaps), slug).toBeGreaterThan(0)
    }
  })
})
