import { watchUi } from '@/content/watches/ui'
import { pathOf } from '@/lib/both/pathOf'
import { timeId } from '@/lib/both/watch/address'
import { selectorOf } from '@/lib/both/watch/parts'
import { minutesIn } from '@/lib/both/watch/timeline'
import { expectNoViolations } from '../support/axe'
import { expect, test } from '../support/pages'
import { DESKTOP, SMALL_PHONE } from '../support/sizes'
import {
  bodyOf,
  clockOf,
  current,
  entryAt,
  expectTime,
  isUncovered,
  isWhole,
  labelOf,
  lightAt,
  log,
  open,
  read,
  reportOf,
  sectionOf,
  sheetOf,
  shift,
  sliderOf,
  stageOf,
  toStage,
  watch,
  windowOf,
} from '../support/watch'

test.use({ reducedMotion: 'no-preference' })

test.describe('a watch', () => {
  test.use({ viewport: DESKTOP })

  test('goes where one reads, forwards and back, and everything tells the same time', async ({ page }) => {
    await open(page)
    await expectTime(page, shift.from)
    await expectNoViolations(page, 'section[aria-labelledby=plan]')
    for (const at of ['23:34', '01:23', '01:12', '05:20']) {
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
    const place = labelOf(page)
    await expect(place).toHaveText('Containerplatz')
    await page.evaluate(() => window.scrollBy({ top: 45, behavior: 'instant' }))
    await expect(place).toHaveText(watchUi.onTheWay)
  })

  test('keeps lit what was seen, and dark what was not', async ({ page }) => {
    await open(page)
    const [gate, hall, tanks, office] = [1, 2, 5, 7]
    await expect.poll(() => lightAt(page, gate)).toBeGreaterThan(150)
    expect(await lightAt(page, tanks)).toBeLessThan(40)
    await read(page, '01:12')
    await expect.poll(() => lightAt(page, tanks)).toBeGreaterThan(150)
    expect(await lightAt(page, office)).toBeLessThan(40)
    const posts = sectionOf(page).locator(selectorOf('post'))
    await expect(posts.nth(hall - 1)).toHaveAttribute('data-current')
    await expect(posts.nth(office - 1)).not.toHaveAttribute('data-seen')
    await read(page, '22:50')
    await expect.poll(() => lightAt(page, tanks)).toBeLessThan(40)
  })

  test('ends in the morning, with what was found still marked, its report, and the way to an offer', async ({
    page,
  }) => {
    await open(page)
    await expect(sectionOf(page).locator(`${selectorOf('fault')}[data-found]`)).toHaveCount(0)
    const report = reportOf(page)
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
    await expectTime(page, shift.to)
    await expectNoViolations(page, 'section[aria-labelledby=plan]')
    const faults = watch.stops.filter(({ fault }) => fault !== undefined)
    await expect(sectionOf(page).locator(`${selectorOf('fault')}[data-found]`)).toHaveCount(faults.length)
    expect(new Set(await colors()).size).toBe(2)
  })

  test('is moved by quarter hours with the arrow keys, to the ends with Home and End', async ({ page }) => {
    await open(page)
    await sliderOf(page).focus()
    await page.keyboard.press('ArrowRight')
    await expectTime(page, '22:15', '22:10')
    await expect(page).toHaveURL(/#zeit=22:15$/)
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

  test('opens at the time that an address ends with, follows one that is changed, and a reload returns to where one read', async ({
    page,
  }) => {
    await page.goto(`${pathOf('werkschutz')}#zeit=3%3A05`)
    await expectTime(page, '03:05', '01:30')
    await expect(windowOf(page)).toBeInViewport()
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
    await page.addInitScript((clock) => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          for (const { node } of (entry as PerformanceEntry & { sources: { node: Node | null }[] }).sources) {
            const element = node instanceof Element ? node : node?.parentElement
            if (element?.closest('section[aria-labelledby=plan]') && !element.closest(clock)) {
              document.documentElement.dataset.moved += ` ${element.outerHTML.slice(0, 80)}`
            }
          }
        }
      }).observe({ type: 'layout-shift', buffered: true })
    }, selectorOf('clock'))
    // Near, but not so near that it comes alive.
    await page.goto(pathOf('werkschutz'))
    await entryAt(page, shift.from).evaluate((entry) => getSelection()?.selectAllChildren(entry))
    const selected = await page.evaluate(() => `${getSelection()}`)
    expect(selected).not.toBe('')
    await toStage(page)
    await expect(bodyOf(page)).toHaveAttribute('data-lit', 'night')
    expect(await page.evaluate(() => `${getSelection()}`)).toBe(selected)
    expect(await page.evaluate(() => document.documentElement.dataset.moved)).toBeUndefined()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: SMALL_PHONE })

  test('the header makes room for as long as the drawing is held, whichever way one reads', async ({
    page,
  }) => {
    await open(page, `#${timeId(minutesIn(watch, shift.from))}`)
    const header = page.getByRole('banner')
    const stage = stageOf(page)
    // With the first entry the drawing stands right below it.
    await expect(header).toBeInViewport({ ratio: 1 })
    await read(page, '23:34')
    await expect(header).not.toBeInViewport()
    const log = await stage.evaluate((held) => {
      const bar = document.querySelector('[data-part=contact-bar]')?.getBoundingClientRect()
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
    const guard = sectionOf(page).locator(selectorOf('guard'))
    const pane = windowOf(page)
    const seen = async () => {
      const [dot, box] = [await guard.boundingBox(), await pane.boundingBox()]
      return dot !== null && box !== null && dot.x > box.x && dot.x < box.x + box.width
    }
    expect(await seen()).toBe(true)
    const sheet = sheetOf(page)
    expect(await isWhole(page)).toBe(false)
    // Whatever lies on the drawing is as large as it is.
    const boxes = await sheet
      .locator('> :is(img, svg, canvas):visible')
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
})
