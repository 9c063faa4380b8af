import type { Page } from '@playwright/test'
import { Temporal } from 'temporal-polyfill'
import { extractText } from 'unpdf'
import { comparison } from '@/content/planning/comparison'
import { hoursLabels } from '@/content/planning/hoursLabels'
import type { Plan } from '@/content/planning/types'
import { formatCents, germanHours } from '@/desk/german/numbers'
import { writePlan } from '@/desk/hours/link'
import { reckon } from '@/desk/hours/reckoning'
import { amountsOf, surchargeKinds } from '@/desk/offers/amounts'
import { calendarOf } from '@/desk/time/calendar'
import { monthsOf, rangeOf } from '@/desk/time/period'
import { cells, sixCells } from '@/desk/time/table'
import { pathOf } from '@/lib/both/pathOf'
import { buyersCases } from '../support/cases'
import { expect, expectHydrated, test } from '../support/pages'

const PAGES = 4
const MOST_SHEETS = 2
const { fields, result } = comparison
const [first, second] = comparison.unnamed

/** Cents of an hour. A: more for each name than for the one before, and surcharges; B: one rate for each cell. */
const RATES = { first: 2450, step: 75, cells: 2775 } as const
const SURCHARGES = { night: 1000, sunday: 5000, holiday: 10_000, rule: 'highest' } as const
const MONTHLY = 12_345

const plans = buyersCases.flatMap(({ name, plans: of }) => of.map((each) => ({ name, ...each })))

/** As it is typed: `24,50`. */
function typed(cents: number): string {
  return (cents / 100).toFixed(2).replace('.', ',')
}

for (let at = 0; at < PAGES; at++) {
  test(`what real buyers asked for: opened by link, printed, offers compared, part ${at + 1}`, async ({
    page,
  }) => {
    for (const [index, { name, plan, hours }] of plans.filter((_, each) => each % PAGES === at).entries()) {
      await test.step(name, async () => {
        await opens(page, plan, hours)
        await prints(page)
        await page.getByRole('link', { name: hoursLabels.actions.compare }).click()
        // The tab keeps them.
        if (index === 0) {
          await fillsOffers(page)
        }
        await comparesOffers(page, plan)
      })
    }
  })
}

async function opens(page: Page, plan: Plan, hours: number) {
  await page.goto(`${pathOf('planung/bedarf')}#${writePlan(plan)}`)
  await expectHydrated(page)
  await expect(page.getByText(hoursLabels.link.heading)).toHaveCount(0)
  const sum = page.locator('#ergebnis tfoot').first().locator('td').last()
  await expect(sum).toHaveText(germanHours(hours * 60))
}

async function prints(page: Page) {
  await page.emulateMedia({ media: 'print' })
  const { totalPages } = await extractText(new Uint8Array(await page.pdf({ format: 'A4' })))
  expect(totalPages).toBeLessThanOrEqual(MOST_SHEETS)
  await page.emulateMedia({ media: null })
}

async function fill(page: Page, offer: string, label: string, value: string) {
  await page
    .getByRole('group', { name: offer, exact: true })
    .getByRole('textbox', { name: label, exact: true })
    .fill(value)
}

/** All but the rates of A, which each plan has its own of. */
async function fillsOffers(page: Page) {
  for (const kind of surchargeKinds) {
    await fill(page, first, `${fields[kind]}, %`, String(SURCHARGES[kind] / 100))
  }
  await fill(page, first, `${fields.monthly}, €`, typed(MONTHLY))
  await page
    .getByRole('group', { name: second, exact: true })
    .getByRole('combobox', { name: fields.price })
    .selectOption('cells')
  for (const { kind, part } of cells) {
    await fill(page, second, `${fields.cells[kind][part]}, €`, typed(RATES.cells))
  }
}

async function comparesOffers(page: Page, plan: Plan) {
  const { table, byName } = reckon(plan, calendarOf(Temporal, plan.land, rangeOf(plan.period)))
  const rates = byName.map((_, at) => RATES.first + at * RATES.step)
  for (const [at, { name }] of byName.entries()) {
    const label = byName.length === 1 ? fields.rate : fields.rateOf(name)
    await fill(page, first, `${label}, €`, typed(rates[at] ?? 0))
  }
  const billed = { table, byName, months: monthsOf(plan.period) }
  const sums = [
    amountsOf({ price: { kind: 'base', rates, surcharges: SURCHARGES }, monthly: MONTHLY }, billed),
    amountsOf({ price: { kind: 'cells', rates: sixCells(() => RATES.cells) }, monthly: 0 }, billed),
  ]
  const compared = page.getByRole('table', { name: result.heading, exact: true })
  const drawn = page.getByRole('list', { name: result.net[plan.period.kind] })
  await expect(drawn.getByRole('strong')).toHaveText(sums.map((sum) => formatCents(sum.net)))
  const comparisonOf = page.locator('fieldset').filter({ has: compared })
  if (plan.period.kind === 'year') {
    await expect(comparisonOf).toContainText(result.net.year)
  } else {
    await expect(comparisonOf).not.toContainText('Jahr')
  }
}
