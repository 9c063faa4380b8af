import type { Locator, Page } from '@playwright/test'
import { watches } from '@/content/watches'
import { watchUi } from '@/content/watches/ui'
import { pathOf } from '@/lib/both/pathOf'
import { selectorOf } from '@/lib/both/watch/parts'
import { logOf } from '@/lib/both/watch/timeline'
import { expect } from './pages'

/*
 * The watch of /werkschutz/ and its parts.
 */

const { werkschutz } = watches
if (werkschutz === undefined) {
  throw new Error('These tests watch the watch of /werkschutz/.')
}
export const watch = werkschutz
export const { shift } = watch
export const log = logOf(watch)

export const sectionOf = (page: Page) => page.locator('section[aria-labelledby=plan]')
export const bodyOf = (page: Page) => sectionOf(page).locator(selectorOf('watch'))
export const sliderOf = (page: Page) => sectionOf(page).getByRole('slider', { name: watchUi.ruler })
export const clockOf = (page: Page) => sectionOf(page).locator(`${selectorOf('clock')} > :last-child`)
export const entryAt = (page: Page, at: string) =>
  sectionOf(page).getByRole('link', { name: new RegExp(`^${at}`) })
export const entriesOf = (page: Page) => sectionOf(page).getByRole('listitem').getByRole('link')
export const current = (page: Page): Locator => sectionOf(page).locator('[aria-current]')
export const labelOf = (page: Page) => sectionOf(page).locator(`${selectorOf('clock')} > :first-child`)
export const stageOf = (page: Page) => sectionOf(page).locator(selectorOf('stage'))
export const sheetOf = (page: Page) => sectionOf(page).locator(selectorOf('sheet'))
/** What of the drawing can be seen is inside of it. */
export const windowOf = (page: Page) => sheetOf(page).locator('..')
export const reportOf = (page: Page) => sectionOf(page).locator(selectorOf('report'))
export const toStage = (page: Page) =>
  stageOf(page).evaluate((stage) => stage.scrollIntoView({ behavior: 'instant' }))

/** The page at its watch, which is alive and lit. */
export async function open(page: Page, hash = '') {
  await page.goto(`${pathOf('werkschutz')}${hash}`)
  if (hash === '') {
    await sectionOf(page).evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
  }
  await expect(bodyOf(page)).toHaveAttribute('data-lit', 'night')
}

/** Scrolls until an entry lies on the line on which one reads. */
export const read = (page: Page, at: string) =>
  sectionOf(page)
    .locator(`[id="zeit=${at}"]`)
    .evaluate((entry) => entry.scrollIntoView({ behavior: 'instant', block: 'start' }))

/** Everything that tells a time tells the same one. */
export async function expectTime(page: Page, time: string, entry = time) {
  await expect(clockOf(page)).toHaveText(time)
  await expect(sliderOf(page)).toHaveAttribute('aria-valuetext', new RegExp(`^${time}, `))
  await expect(current(page)).toHaveCount(1)
  await expect(current(page).locator('time')).toHaveText(entry)
}

/** How much of the seen drawing is uncovered at a post, from 0 to 255. */
export const lightAt = (page: Page, post: number) =>
  sectionOf(page).evaluate(
    (section, [selector, index]) => {
      const canvas = section.querySelector('canvas')
      const place = section.querySelectorAll(selector)[index - 1]?.querySelector('ellipse')
      if (!canvas || !place) {
        return Number.NaN
      }
      const [box, { x, y }] = [canvas.getBoundingClientRect(), place.getBoundingClientRect()]
      const scale = canvas.width / box.width
      const probe = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
      probe?.drawImage(canvas, -Math.round((x - box.x) * scale), -Math.round((y - box.y) * scale) - 4)
      return probe?.getImageData(0, 0, 1, 1).data[3]
    },
    [selectorOf('post'), post] as const,
  )

/** Whether all of the drawing is in its window. */
export const isWhole = async (page: Page) => {
  const [sheet, window] = await Promise.all([sheetOf(page), windowOf(page)].map((part) => part.boundingBox()))
  return (sheet?.height ?? Number.NaN) <= (window?.height ?? Number.NaN) + 1
}

/** Whether a line can be seen from its first to its last pixel: nothing that stays in view lies over it. */
export const isUncovered = (line: Locator) =>
  line.evaluate(
    (element, parts) => {
      const { left, top, bottom } = element.getBoundingClientRect()
      return [top + 2, bottom - 2].every((y) => {
        const seen = document.elementFromPoint(left + 2, y)
        return seen !== null && seen.closest(parts) === null
      })
    },
    `${selectorOf('stage')}, ${selectorOf('clock')}, body > header, [data-part=contact-bar]`,
  )
