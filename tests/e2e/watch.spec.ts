import type { Locator, Page } from '@playwright/test'
import { offer } from '@/content/services/offered'
import { watches } from '@/content/watches'
import { watchUi } from '@/content/watches/ui'
import { pathOf } from '@/lib/both/pathOf'
import { timeId } from '@/lib/both/watch/address'
import { logOf, minutesIn } from '@/lib/both/watch/timeline'
import { expectNoViolations } from '@/tests/support/axe'
import { expect, expectHydrated, test } from '@/tests/support/pages'
import { DESKTOP, SMALL_PHONE } from '@/tests/support/sizes'

const watch = watches.werkschutz
if (watch === undefined) {
  throw new Error('These tests watch the watch of /werkschutz/.')
}
const { shift } = watch
const log = logOf(watch)

const sectionOf = (page: Page) => page.locator('section[aria-labelledby=plan]')
const bodyOf = (page: Page) => sectionOf(page).locator('.watch-body')
const sliderOf = (page: Page) => sectionOf(page).getByRole('slider', { name: watchUi.ruler })
const clockOf = (page: Page) => sectionOf(page).locator('.watch-clock-time')
const entryAt = (page: Page, at: string) => sectionOf(page).getByRole('link', { name: new RegExp(`^${at}`) })
const current = (page: Page): Locator => sectionOf(page).locator('[aria-current]')
const toStage = (page: Page) =>
  page.evaluate(() => document.querySelector('.watch-stage')?.scrollIntoView({ behavior: 'instant' }))

/** The page at its watch, which is alive and lit. */
async function open(page: Page, hash = '') {
  await page.goto(`${pathOf('werkschutz')}${hash}`)
  if (hash === '') {
    await sectionOf(page).evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
  }
  await expect(bodyOf(page)).toHaveAttribute('data-lit', 'night', { timeout: 15_000 })
}

/** Scrolls until an entry lies on the line on which one reads. */
const read = (page: Page, at: string) =>
  sectionOf(page)
    .locator(`li:has(time[datetime="${at}"])`)
    .evaluate((entry) => entry.scrollIntoView({ behavior: 'instant', block: 'start' }))

/** Everything that tells a time tells the same one. */
async function expectTime(page: Page, time: string, entry = time) {
  await expect(clockOf(page)).toHaveText(time)
  await expect(sliderOf(page)).toHaveAttribute('aria-valuetext', new RegExp(`^${time}, `))
  await expect(current(page)).toHaveCount(1)
  await expect(current(page).locator('time')).toHaveText(entry)
}

/** How much of the seen drawing is uncovered at a post, from 0 to 255. */
const lightAt = (page: Page, post: number) =>
  sectionOf(page).evaluate((section, index) => {
    const canvas = section.querySelector('canvas')
    const place = section.querySelectorAll('.watch-post')[index - 1]?.querySelector('ellipse')
    if (!canvas || !place) {
      return Number.NaN
    }
    const [box, { x, y }] = [canvas.getBoundingClientRect(), place.getBoundingClientRect()]
    const scale = canvas.width / box.width
    const probe = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    probe?.drawImage(canvas, -Math.round((x - box.x) * scale), -Math.round((y - box.y) * scale) - 4)
    return probe?.getImageData(0, 0, 1, 1).data[3]
  }, post)

test.describe('a watch', () => {
  test.use({ viewport: DESKTOP })

  test('goes where one reads, forwards and back, and everything tells the same time', async ({ page }) => {
    await open(page)
    await expectTime(page, shift.from)
    await expectNoViolations(page)
    for (const at of ['23:34', '01:23', '00:18', '05:20']) {
      await read(page, at)
      await expectTime(page, at)
    }
    await read(page, '22:50')
    const between = await page.evaluate(() => {
      window.scrollBy({ top: 30, behavior: 'instant' })
      return window.scrollY
    })
    await expect(current(page).locator('time')).toHaveText('22:50')
    await expect(clockOf(page)).not.toHaveText('22:50')
    expect(await page.evaluate(() => window.scrollY)).toBe(between)
    await read(page, '23:27')
    const place = sectionOf(page).locator('.watch-clock-label')
    await expect(place).toHaveText('Containerplatz')
    await page.evaluate(() => window.scrollBy({ top: 45, behavior: 'instant' }))
    await expect(place).toHaveText(watchUi.onTheWay)
  })

  test('keeps lit what was seen, and dark what was not', async ({ page }) => {
    await open(page)
    const [gate, tanks, office] = [1, 5, 7]
    await expect.poll(() => lightAt(page, gate)).toBeGreaterThan(150)
    expect(await lightAt(page, tanks)).toBeLessThan(40)
    await read(page, '00:18')
    await expect.poll(() => lightAt(page, tanks)).toBeGreaterThan(150)
    expect(await lightAt(page, office)).toBeLessThan(40)
    await read(page, '22:50')
    await expect.poll(() => lightAt(page, tanks)).toBeLessThan(40)
  })

  test('ends in the morning, with what was found still marked, its report, and the way to an offer', async ({
    page,
  }) => {
    await open(page)
    await expect(sectionOf(page).locator('.watch-fault[data-found]')).toHaveCount(0)
    const report = sectionOf(page).locator('.watch-report')
    const [title, offerLink] = [report.locator('p').first(), report.getByRole('link').first()]
    const colors = () =>
      Promise.all([title, offerLink].map((part) => part.evaluate((one) => getComputedStyle(one).color)))
    const [quiet] = await colors()
    expect(await colors()).toEqual([quiet, quiet])
    await offerLink.focus()
    await expect(offerLink).not.toHaveCSS('color', quiet ?? '')
    await offerLink.blur()
    await read(page, shift.to)
    await expect(sectionOf(page)).toHaveAttribute('data-surface', 'papier')
    await expect(sectionOf(page)).toHaveCSS('background-color', 'rgb(247, 245, 240)')
    await expectTime(page, shift.to)
    await expectNoViolations(page)
    const faults = watch.stops.filter(({ fault }) => fault !== undefined)
    await expect(sectionOf(page).locator('.watch-fault[data-found]')).toHaveCount(faults.length)
    expect(new Set(await colors()).size).toBe(2)
    await expect(report).toContainText(`${log.length} `)
    for (const { fault } of faults) {
      if (typeof fault === 'object' && 'open' in fault) {
        await expect(report).toContainText(fault.open)
      }
    }
    await report.getByRole('link').first().click()
    await expect(page.getByRole('dialog').getByRole('textbox', { name: /Nachricht/ })).toHaveValue(
      /Werkschutz/,
    )
  })

  test('is moved by quarter hours with the arrow keys, to the ends with Home and End', async ({ page }) => {
    await open(page)
    await sliderOf(page).focus()
    await page.keyboard.press('ArrowRight')
    await expectTime(page, '22:15', '22:00')
    await page.keyboard.press('PageUp')
    await expectTime(page, '23:15', '23:10')
    await page.keyboard.press('ArrowLeft')
    await expectTime(page, '23:00', '22:50')
    await expect(page).toHaveURL(/#zeit=23:00$/)
    await page.keyboard.press('End')
    await expectTime(page, shift.to)
    await page.keyboard.press('Home')
    await expectTime(page, shift.from)
  })

  test('goes to an entry that is chosen, by keyboard, which becomes the address', async ({ page }) => {
    await open(page)
    await entryAt(page, '01:17').focus()
    await page.keyboard.press('Enter')
    await expectTime(page, '01:17')
    await expect(page).toHaveURL(/#zeit=01:17$/)
    // The browser goes on from there.
    await page.keyboard.press('Tab')
    await expect(entryAt(page, '01:17')).toBeFocused()
    await page.goBack()
    await expect(clockOf(page)).not.toHaveText('01:17')
  })

  test('what lies outside of its window is an empty edge of a drawing: no post fades', async ({ page }) => {
    for (const slug of offer.services.filter((one) => watches[one])) {
      await page.goto(pathOf(slug))
      const places = await sectionOf(page).evaluate((section) => {
        const { left, right } =
          section.querySelector('.watch-window')?.getBoundingClientRect() ?? new DOMRect()
        return [...section.querySelectorAll('.watch-post circle')]
          .map((post) => post.getBoundingClientRect())
          .map((post) => Math.min(post.left - left, right - post.right))
      })
      expect(Math.min(...places), slug).toBeGreaterThan(24)
    }
  })

  for (const [hash, time, entry] of [
    ['#zeit=03:20', '03:20', '03:20'],
    ['#zeit=03:05', '03:05', '01:30'],
    ['#zeit=3%3A05', '03:05', '01:30'],
  ] as const) {
    test(`opens at the time that an address ends with: ${hash}`, async ({ page }) => {
      await page.goto(pathOf('werkschutz') + hash)
      await expectTime(page, time, entry)
      await expect(sectionOf(page).locator('.watch-window')).toBeInViewport()
    })
  }

  test('follows an address that is changed, and a reload returns to where one read', async ({ page }) => {
    await open(page)
    await page.evaluate(() => {
      location.hash = '#zeit=23:55'
    })
    await expectTime(page, '23:55', '23:40')
    await read(page, '03:20')
    await expectTime(page, '03:20')
    await page.reload()
    await expectTime(page, '03:20')
  })

  test('plays by scrolling, and stops at any input', async ({ page }) => {
    await open(page)
    const button = sectionOf(page).getByRole('button', { name: watchUi.play })
    await expect(button).toBeInViewport()
    await button.click()
    await expect(clockOf(page)).not.toHaveText(shift.from)
    await expect(sectionOf(page).getByRole('button', { name: watchUi.pause })).toBeVisible()
    await page.mouse.wheel(0, 1)
    await expect(button).toBeVisible()
    const stopped = await clockOf(page).textContent()
    await button.click()
    await expect(clockOf(page)).not.toHaveText(stopped ?? '')
    await sectionOf(page).getByRole('button', { name: watchUi.pause }).click()
    await expect(button).toBeVisible()
  })

  test('comes alive without moving anything, and keeps what is selected', async ({ page }) => {
    // What moves elsewhere meanwhile, as a font that arrives, is not the watch's; and the time grows in the room kept for it.
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          for (const { node } of (entry as PerformanceEntry & { sources: { node: Node | null }[] }).sources) {
            const element = node instanceof Element ? node : node?.parentElement
            if (element?.closest('section[aria-labelledby=plan]') && !element.closest('.watch-clock')) {
              document.documentElement.dataset.moved += ` ${element.getAttribute('class')}`
            }
          }
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    // Near, but not so near that it comes alive.
    await page.goto(pathOf('werkschutz'))
    await page.evaluate(() => {
      const text = document.querySelector('.watch-text')
      if (text) {
        getSelection()?.selectAllChildren(text)
      }
    })
    const selected = await page.evaluate(() => `${getSelection()}`)
    expect(selected).not.toBe('')
    await toStage(page)
    await expect(bodyOf(page)).toHaveAttribute('data-lit', 'night', { timeout: 15_000 })
    expect(await page.evaluate(() => `${getSelection()}`)).toBe(selected)
    expect(await page.evaluate(() => document.documentElement.dataset.moved)).toBeUndefined()
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
    await expect(bodyOf(page)).toHaveAttribute('data-lit', 'night', { timeout: 15_000 })
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

/** Whether all of the drawing is in its window. */
const isWhole = async (page: Page) => {
  const [sheet, window] = await Promise.all(
    ['.watch-sheet', '.watch-window'].map((part) => sectionOf(page).locator(part).boundingBox()),
  )
  return (sheet?.height ?? Number.NaN) <= (window?.height ?? Number.NaN) + 1
}

/** Whether a line can be seen from its first to its last pixel: nothing that stays in view lies over it. */
const isUncovered = (line: Locator) =>
  line.evaluate((element) => {
    const { left, top, bottom } = element.getBoundingClientRect()
    return [top + 2, bottom - 2].every((y) => {
      const seen = document.elementFromPoint(left + 2, y)
      return seen !== null && seen.closest('.watch-stage, .watch-clock, .site-header, .contact-rail') === null
    })
  })

for (const { name, ...viewport } of [
  { name: 'a phone', width: 360, height: 740 },
  { name: 'a tablet', width: 820, height: 1180 },
  { name: 'a desktop', width: 1440, height: 900 },
]) {
  test.describe(`the report of the shift on ${name}`, () => {
    test.use({ viewport })

    test('stands right below the last entry, and slides under nothing but the header', async ({ page }) => {
      await open(page)
      await read(page, shift.to)
      const title = sectionOf(page).locator('.watch-report p').first()
      const entry = sectionOf(page).locator('.watch-entry').last()
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
  })
}

for (const { name, ...viewport } of [
  { name: 'a phone', width: 360, height: 740 },
  { name: 'a desktop', width: 1440, height: 900 },
]) {
  test.describe(`the end of a shift on ${name}`, () => {
    test.use({ viewport })

    test('has the light in which its report is read, while the drawing is held', async ({ page }) => {
      test.setTimeout(60_000)
      const skies = new Map(offer.services.map((slug) => [watches[slug]?.sky.kind, slug]))
      for (const slug of skies.values()) {
        const own = watches[slug]
        const last = own && logOf(own).at(-1)
        if (!own || !last) {
          continue
        }
        await page.goto(`${pathOf(slug)}#${timeId(minutesIn(own, last.at))}`)
        await expect(bodyOf(page)).toHaveAttribute('data-lit', /./, { timeout: 15_000 })
        await expect(clockOf(page)).toHaveText(last.at)
        const stage = sectionOf(page).locator('.watch-stage')
        const held = (await stage.boundingBox())?.y
        await page.evaluate(() => window.scrollBy({ top: 10, behavior: 'instant' }))
        const light = own.sky.kind === 'dusk' ? 'nacht' : 'papier'
        await expect(sectionOf(page), slug).toHaveAttribute('data-surface', light)
        await page.evaluate(() => window.scrollBy({ top: 70, behavior: 'instant' }))
        expect((await stage.boundingBox())?.y, slug).toBe(held)
      }
    })
  })
}

for (const { name, ...viewport } of [
  { name: 'a phone', width: 390, height: 740 },
  { name: 'a small desktop', width: 1100, height: 800 },
]) {
  test.describe(`the keyboard on ${name}`, () => {
    test.use({ viewport })

    test('nothing covers what has the focus, backwards either (WCAG 2.4.11)', async ({ page }) => {
      await open(page)
      const links = sectionOf(page).locator('.watch-entry, .watch-report a')
      await links.last().focus()
      for (let index = (await links.count()) - 2; index >= 0; index -= 1) {
        await page.keyboard.press('Shift+Tab')
        await expect(links.nth(index)).toBeFocused()
        // The watch follows in the next frame.
        await page.evaluate(() => new Promise(requestAnimationFrame))
        expect(await isUncovered(links.nth(index)), `link ${index}`).toBe(true)
      }
    })
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: SMALL_PHONE })

  test('the header makes room for as long as the drawing is held, whichever way one reads', async ({
    page,
  }) => {
    await open(page, `#${timeId(minutesIn(watch, shift.from))}`)
    const header = page.getByRole('banner')
    const stage = sectionOf(page).locator('.watch-stage')
    // With the first entry the drawing stands right below it.
    await expect(header).toBeInViewport({ ratio: 1 })
    await read(page, '23:34')
    await expect(header).not.toBeInViewport()
    const log = await stage.evaluate((held) => {
      const bar = document.querySelector('.contact-rail > *')?.getBoundingClientRect()
      return (bar?.top ?? Number.NaN) - held.getBoundingClientRect().bottom
    })
    expect(log).toBeGreaterThanOrEqual(330)
    await page.evaluate(() => window.scrollBy({ top: -40, behavior: 'instant' }))
    // As long as it takes to slide.
    await page.waitForTimeout(300)
    await expect(header).not.toBeInViewport()
    // Above it, and as soon as the header would touch it.
    await sectionOf(page).evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
    const bringTo = (room: number) =>
      stage.evaluate((one, to) => {
        window.scrollBy({ top: one.getBoundingClientRect().top - to, behavior: 'instant' })
      }, room)
    await bringTo(80)
    await expect(header).toBeInViewport({ ratio: 1 })
    await bringTo(60)
    await expect(header).not.toBeInViewport()
  })

  test('an entry is whole for as long as it is the current one', async ({ page }) => {
    await open(page)
    for (const { at } of log) {
      await read(page, at)
      const { height = Number.NaN } = (await entryAt(page, at).boundingBox()) ?? {}
      await page.evaluate((by) => window.scrollBy({ top: by, behavior: 'instant' }), Math.min(72, height - 4))
      await expect(current(page).locator('time')).toHaveText(at)
      expect(await isUncovered(current(page)), at).toBe(true)
    }
  })

  test('the drawing goes with the guard, and shows the whole plan when tapped', async ({ page }) => {
    await open(page)
    await read(page, '01:17')
    await expectTime(page, '01:17')
    const guard = sectionOf(page).locator('.watch-guard')
    const pane = sectionOf(page).locator('.watch-window')
    const seen = async () => {
      const [dot, box] = [await guard.boundingBox(), await pane.boundingBox()]
      return dot !== null && box !== null && dot.x > box.x && dot.x < box.x + box.width
    }
    expect(await seen()).toBe(true)
    const sheet = sectionOf(page).locator('.watch-sheet')
    expect(await isWhole(page)).toBe(false)
    // Whatever lies on the drawing is as large as it is.
    const boxes = await sheet
      .locator('.watch-still, .watch-layer')
      .evaluateAll((parts) =>
        parts
          .map((part) => part.getBoundingClientRect())
          .map(({ width, height }) => [width, height].map(Math.round).join()),
      )
    expect(new Set(boxes).size).toBe(1)
    await sectionOf(page).getByRole('button', { name: watchUi.whole }).click()
    await expect.poll(() => isWhole(page)).toBe(true)
    expect(await seen()).toBe(true)
  })

  test('of the whole plan the posts are left, and what is open; the clock covers none of it', async ({
    page,
  }) => {
    await open(page)
    const section = sectionOf(page)
    const [window, settled, labels] = [
      '.watch-window',
      '.watch-fault .watch-settled',
      '.watch-marks > text',
    ].map((part) => section.locator(part)) as [Locator, Locator, Locator]
    const expectClear = async () => {
      const [clock, drawing] = [
        await section.locator('.watch-clock').boundingBox(),
        await window.boundingBox(),
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
    await expect(section.locator('.watch-fault .watch-open').first()).toBeVisible()
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
    await expect(sectionOf(page).locator('.watch-route')).toHaveCSS('stroke-dasharray', 'none')
    await expect.poll(() => isWhole(page)).toBe(true)
  })

  test('the clock keeps off the ruler, also where the drawing leaves the window', async ({ page }) => {
    await open(page)
    await read(page, shift.to)
    const overlaps = await sectionOf(page).evaluate(async (section) => {
      const [clock, ruler] = ['.watch-clock', '.watch-ruler'].map((part) => section.querySelector(part))
      const found: number[] = []
      for (let step = 0; step < 60 && (ruler?.getBoundingClientRect().bottom ?? 0) > 0; step += 1) {
        window.scrollBy({ top: 20, behavior: 'instant' })
        await new Promise(requestAnimationFrame)
        found.push(Number(clock?.getBoundingClientRect().bottom) - Number(ruler?.getBoundingClientRect().top))
      }
      return found
    })
    expect(overlaps.length).toBeGreaterThan(1)
    expect(Math.max(...overlaps)).toBeLessThanOrEqual(0)
  })

  test('nothing covers what has the focus', async ({ page }) => {
    await open(page)
    const entries = sectionOf(page).locator('.watch-entry')
    await entries.nth(4).focus()
    for (let index = 5; index < 9; index += 1) {
      await page.keyboard.press('Tab')
      await expect(entries.nth(index)).toBeFocused()
      const isSeen = await entries.nth(index).evaluate((line) => {
        const box = line.getBoundingClientRect()
        return line.contains(document.elementFromPoint(box.left + 60, box.top + 20))
      })
      expect(isSeen, `entry ${index}`).toBe(true)
    }
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
    expect(scrollWidth).toBe(clientWidth)
  })
})

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce', viewport: DESKTOP })

  test('jumps from entry to entry', async ({ page }) => {
    await open(page)
    const told = await clockOf(page).evaluateHandle((clock) => {
      const texts: (string | null)[] = []
      new MutationObserver(() => texts.push(clock.textContent)).observe(clock, {
        childList: true,
        characterData: true,
        subtree: true,
      })
      return texts
    })
    await read(page, '22:50')
    for (let step = 0; step < 12; step += 1) {
      await page.evaluate(() => window.scrollBy({ top: 25, behavior: 'instant' }))
      await page.waitForTimeout(40)
    }
    const texts = await told.jsonValue()
    expect(texts.length).toBeGreaterThan(1)
    expect(log.map(({ at }) => at)).toEqual(expect.arrayContaining(texts))
    await read(page, shift.to)
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
      await expect(section.locator('.watch-post')).toHaveCount(new Set(told.map(({ post }) => post)).size)
      await expect(section.locator('.watch-route')).toHaveAttribute('d', /^M/)
      await expect(section.getByRole('button')).toHaveCount(0)
    }
  })

  test('on a small phone no mark of a whole plan touches another', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    for (const slug of offer.services.filter((one) => watches[one])) {
      await page.goto(pathOf(slug))
      const gaps = await sectionOf(page).evaluate((section) => {
        const marks = [...section.querySelectorAll('.watch-post circle, .watch-fault .watch-open circle')]
          .map((mark) => mark.getBoundingClientRect())
          .map(({ x, y, width }) => ({ x: x + width / 2, y: y + width / 2, radius: width / 2 }))
        return marks.flatMap((one, index) =>
          marks
            .slice(0, index)
            .map((other) => Math.hypot(one.x - other.x, one.y - other.y) - one.radius - other.radius),
        )
      })
      expect(Math.min(...gaps), slug).toBeGreaterThan(0)
    }
  })
})
