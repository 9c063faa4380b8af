import type { Locator, Page } from '@playwright/test'
import { home } from '@/content/home'
import { night } from '@/content/night'
import { pathOf } from '@/lib/both/pathOf'
import { timeId } from '@/lib/both/watch/address'
import { reportOf } from '@/lib/both/watch/report'
import { wallTime } from '@/lib/both/watch/wall'
import { houses, wallData } from '@/lib/server/houses'
import { expectNoViolations } from '../support/axe'
import { expect, expectHydrated, test } from '../support/pages'
import { DESKTOP, PHONE } from '../support/sizes'

const data = wallData()
const { items } = home.advantages

const sectionOf = (page: Page) => page.locator('section[aria-labelledby=arbeitsweise]')
const wallOf = (page: Page) => sectionOf(page).locator('.wall')
const tileOf = (page: Page, title: string) => wallOf(page).getByRole('link', { name: title })
const clock = (page: Page) => wallOf(page).locator('.wall-clock')
const morningOf = (page: Page) => page.locator('section[aria-labelledby=uebergabe]')

async function open(page: Page) {
  await page.goto('/')
  await sectionOf(page).evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
  await expect(wallOf(page)).toHaveAttribute('data-live', '')
}

/** The share of its way at which the wall tells a time. */
function shareOf(at: number): number {
  const timeAt = wallTime(data)
  let [before, after] = [0, 1]
  for (let step = 0; step < 30; step += 1) {
    const middle = (before + after) / 2
    if (timeAt(middle) < at) {
      before = middle
    } else {
      after = middle
    }
  }
  return after
}

/** How far a tile's mark is from the nearest edge of what its words leave free, in pixels; negative outside. */
function markInside(tile: Locator): Promise<number> {
  return tile.evaluate((link) => {
    const boxOf = (part: string) => link.querySelector(part)?.getBoundingClientRect() ?? new DOMRect()
    const [box, mark, name] = [link.getBoundingClientRect(), boxOf('.wall-mark'), boxOf('.wall-name')]
    return Math.min(mark.left - box.left, box.right - mark.right, mark.top - box.top, name.top - mark.bottom)
  })
}

/** Scrolls to where the clock comes to a time. */
async function read(page: Page, at: number) {
  await wallOf(page).evaluate((wall, share) => {
    const stage = wall.querySelector('.wall-stage')
    const held = stage ? Number.parseFloat(getComputedStyle(stage).top) : 0
    const way = wall.getBoundingClientRect().height - (stage?.getBoundingClientRect().height ?? 0)
    const top = wall.getBoundingClientRect().top + window.scrollY - held + share * way
    window.scrollTo({ top: Math.ceil(top), behavior: 'instant' })
  }, shareOf(at))
}

test.describe('the wall of all houses', () => {
  test.use({ viewport: DESKTOP })

  test('goes through one night: each entry lights its house and stands in it, each statement comes in time', async ({
    page,
  }) => {
    await open(page)
    await expect(clock(page)).toHaveText(night.margins.services.time)
    for (const [index, { service }] of houses.entries()) {
      const { entries, idle } = data.houses[index] ?? { entries: [], idle: '' }
      await expect(tileOf(page, service.title)).toContainText(entries[0]?.text ?? idle)
    }
    const told = data.houses
      .flatMap(({ entries }, index) =>
        entries
          .filter(({ at }) => at > data.from)
          .map((entry) => ({ entry, title: houses[index]?.service.title ?? '' })),
      )
      .sort((one, other) => one.entry.at - other.entry.at)
    for (const { entry, title } of told.filter((_, index) => index % 10 === 0)) {
      await read(page, entry.at)
      const tile = tileOf(page, title)
      await expect(tile).toContainText(entry.text)
      await expect(tile).toHaveAttribute('data-seen', '')
      await expect(wallOf(page).locator('.wall-tile[data-latest]')).toHaveCount(1)
      await expect(tile).toHaveAttribute('href', new RegExp(`#${timeId(entry.at)}$`))
    }
    for (const [index, { title }] of items.entries()) {
      await read(page, data.statements[index] ?? data.from)
      await expect(wallOf(page).locator('.wall-statement[data-current]')).toContainText(title)
    }
    await read(page, data.to)
    await expect(clock(page)).toHaveText(night.margins.about.time)
  })

  test('is accessible while it runs', async ({ page }) => {
    await open(page)
    await read(page, data.from + 60)
    await expect(clock(page)).not.toHaveText(night.margins.services.time)
    // Words that are still fading in are pale.
    const running = () =>
      wallOf(page).evaluate(
        (wall) =>
          wall.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length,
      )
    await expect.poll(running).toBe(0)
    await expectNoViolations(page, '.wall')
  })

  test('leads from a tile to its service, at that hour', async ({ page }) => {
    await open(page)
    const [house] = houses
    const [entry] = data.houses[0]?.entries.filter(({ at }) => at > data.from) ?? []
    await read(page, entry?.at ?? data.from)
    await tileOf(page, house?.service.title ?? '').click()
    await expect(page).toHaveURL(
      new RegExp(`${pathOf(house?.service.slug ?? 'home')}#${timeId(entry?.at ?? 0)}$`),
    )
  })
})

for (const [name, viewport] of [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const) {
  test(`on ${name}, the drawing moves to where somebody is`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await open(page)
    const latest = wallOf(page).locator('.wall-tile[data-latest]')
    for (const minutes of [0, 50, 100, 150]) {
      await read(page, data.from + minutes)
      await expect.poll(() => markInside(latest)).toBeGreaterThanOrEqual(0)
    }
  })
}

test.describe('a wall whose script does not come', () => {
  test.use({ expectFailures: true })

  test('is a list of its statements, and leaves no empty night', async ({ page }) => {
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      const response = await route.fetch()
      const text = await response.text()
      await (text.includes('wall-choice') ? route.abort() : route.fulfill({ response, body: text }))
    })
    await page.goto('/')
    await expectHydrated(page)
    await sectionOf(page).evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
    await expect(wallOf(page)).toHaveAttribute('data-still', '')
    for (const { title } of items) {
      await expect(wallOf(page).getByRole('heading', { name: title })).toBeInViewport()
    }
  })
})

test.describe('the wall on a phone', () => {
  test.use({ viewport: PHONE })

  test('shows one house large, and another when it is tapped, until the night goes on', async ({ page }) => {
    await open(page)
    await read(page, data.from + 30)
    const large = wallOf(page).locator('.wall-tile:visible')
    await expect(large).toHaveCount(1)
    const row = wallOf(page).getByRole('group', { name: home.advantages.wall.houses })
    const last = houses.at(-1)?.service.title ?? ''
    await row.getByRole('button', { name: last }).click()
    await expect(large).toContainText(last)
    await expect(row.getByRole('button', { pressed: true })).toHaveCount(1)
    await read(page, data.to - 5)
    await expect(large).not.toContainText(last)
  })
})

for (const { title, use } of [
  { title: 'without scripts', use: { javaScriptEnabled: false } },
  { title: 'with reduced motion', use: { reducedMotion: 'reduce' } },
  { title: 'in a window at 400 %', use: { viewport: { width: 320, height: 256 } } },
] as const) {
  test.describe(title, () => {
    test.use(use)

    test('there is no wall, but its statements, and in the morning what each house leaves', async ({
      page,
    }) => {
      await page.goto('/')
      await expect(wallOf(page).locator('.wall-tile').first()).toBeHidden()
      await sectionOf(page).scrollIntoViewIfNeeded()
      for (const { title } of items) {
        const statement = wallOf(page)
          .getByRole('listitem')
          .filter({ has: page.getByRole('heading', { name: title }) })
        await expect(statement).toBeVisible()
        await expect(statement).toHaveCSS('opacity', '1')
      }
      for (const { watch } of houses) {
        const result = home.morning.open(reportOf(watch).open)
        await expect(morningOf(page).getByRole('link', { name: `${watch.house} ${result}` })).toBeVisible()
      }
    })
  })
}
