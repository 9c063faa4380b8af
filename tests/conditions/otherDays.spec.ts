import { hoursLabels } from '@/content/planning/hoursLabels'
import { pathOf } from '@/lib/both/pathOf'
import { planningYear } from '@/lib/both/planningYear'
import { templates } from '../support/pageKinds'
import { expect, expectHydrated, test } from '../support/pages'

declare global {
  interface Window {
    firstHeading?: Element | null
  }
}

/*
 * A page is read on other days than that of its build, and elsewhere. What the server has written must be what React expects
 * there, or it builds the page anew.
 */

/** Days, months and years differ from those of the build, and the visitor's day from that of UTC, to either side. */
for (const { when, later, timezoneId } of [
  {
    when: 'the day after, in the far west',
    later: { days: 1, months: 0, hour: 1 },
    timezoneId: 'Pacific/Pago_Pago',
  },
  {
    when: 'a year and a month later, in the far east',
    later: { days: 0, months: 13, hour: 23 },
    timezoneId: 'Pacific/Kiritimati',
  },
]) {
  test.describe(when, () => {
    test.use({ timezoneId, reducedMotion: 'reduce' })

    test('React takes over a page of each template as it stands', async ({ page }) => {
      const built = new Date()
      const now = new Date(
        Date.UTC(
          built.getUTCFullYear(),
          built.getUTCMonth() + later.months,
          built.getUTCDate() + later.days,
          later.hour,
        ),
      )
      await page.clock.setFixedTime(now)
      await page.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () => {
          window.firstHeading = document.querySelector('h1')
        })
      })
      for (const path of templates) {
        await page.goto(path)
        await expectHydrated(page)
        expect
          .soft(await page.evaluate(() => window.firstHeading === document.querySelector('h1')), path)
          .toBe(true)
      }
      // What is said of the visitor's day is said of the one where they are.
      await page.goto(pathOf('planung/bedarf'))
      await expectHydrated(page)
      await expect(page.getByLabel(hoursLabels.place.period, { exact: true })).toHaveValue(
        String(planningYear(now)),
      )
      const day = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeZone: timezoneId }).format(now)
      const printed = hoursLabels.result.printed(day, '', '')
      await expect(page.getByText(printed.slice(0, printed.indexOf(day) + day.length))).toBeAttached()
    })
  })
}
