import type { Locator, Page } from '@playwright/test'
import { Temporal } from 'temporal-polyfill'
import { extractText } from 'unpdf'
import { comparison } from '@/content/planning/comparison'
import { hoursLabels } from '@/content/planning/hoursLabels'
import type { Plan } from '@/content/planning/types'
import { OFFERS_KEY } from '@/content/storageKeys'
import { rowsOf } from '@/desk/fields/rows'
import { formatCents, germanHours } from '@/desk/german/numbers'
import { writePlan } from '@/desk/hours/link'
import { reckon } from '@/desk/hours/reckoning'
import { type Amounts, amountsOf, type Billed, surchargeKinds } from '@/desk/offers/amounts'
import { lotsOf } from '@/desk/offers/lots'
import { askedCells, askedSurcharges, cellKey, emptyOffer, type OfferTexts } from '@/desk/offers/record'
import type { StoredOffers } from '@/desk/offers/storedOffers'
import { calendarOf } from '@/desk/time/calendar'
import { MONTH_PARTS, monthsOf, rangeOf } from '@/desk/time/period'
import { cells, sixCells } from '@/desk/time/table'
import { pathOf } from '@/lib/both/pathOf'
import { buyersCases } from '../support/cases'
import { expect, expectHydrated, test } from '../support/pages'

const PAGES = 7
const MOST_SHEETS = 2
const MOST_TYPED = 3
const { fields, result } = comparison
const [first, second] = comparison.unnamed

/** Thousandths of a euro: more for each lot than for the one before. A has surcharges; B a rate for each kind of hour. */
const RATES = { base: 24_505, cells: 27_755, step: 750 } as const
const SURCHARGES = { night: 1000, sunday: 5000, holiday: 10_000, rule: 'highest' } as const
/** Cents, of A. */
const FIXED = { monthly: 12_345, once: 150_000 } as const

const plans = buyersCases.flatMap(({ name, plans: of }) => of.map((each) => ({ name, ...each })))

/** As it is typed: `24,505`. */
function typed(value: number, decimals: number): string {
  return (value / 10 ** decimals).toFixed(decimals).replace('.', ',')
}

for (let at = 0; at < PAGES; at++) {
  test(`what real buyers asked for: opened by link, printed, offers compared, part ${at + 1}`, async ({
    page,
  }) => {
    for (const [index, { name, plan, hours }] of plans.filter((_, each) => each % PAGES === at).entries()) {
      await test.step(name, async () => {
        await opens(page, plan, hours)
        await prints(page)
        const offers = offersFor(plan)
        // Typed once, where that takes no minute; for the others the tab knows them.
        const isTyped = index === 0 && lotsOf(offers.billed).length <= MOST_TYPED
        if (!isTyped) {
          await knows(page, offers.texts)
        }
        await page.getByRole('link', { name: hoursLabels.actions.compare }).click()
        if (isTyped) {
          await types(page, offers)
        }
        await compares(page, plan, offers)
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

type Offers = { billed: Billed; texts: readonly OfferTexts[]; amounts: readonly Amounts[] }

/** A and B for a plan: as they are typed, and what they come to. */
function offersFor(plan: Plan): Offers {
  const { table, onCall, byName } = reckon(plan, calendarOf(Temporal, plan.land, rangeOf(plan.period)))
  const billed = { table, onCall, byName, months: monthsOf(plan.period) }
  const lots = lotsOf(billed)
  const rates = lots.map((_, at) => RATES.base + at * RATES.step)
  const flat = lots.map((_, at) => RATES.cells + at * RATES.step)
  // Nothing is paid by the month in less than one.
  const fixed = { ...FIXED, monthly: billed.months < MONTH_PARTS ? 0 : FIXED.monthly }
  const byLot = <T>(of: (at: number) => T) => Object.fromEntries(lots.map(({ key }, at) => [key, of(at)]))
  return {
    billed,
    texts: [
      {
        ...emptyOffer,
        night: typed(SURCHARGES.night, 2),
        sunday: typed(SURCHARGES.sunday, 2),
        holiday: typed(SURCHARGES.holiday, 2),
        rates: byLot((at) => typed(rates[at] ?? 0, 3)),
        monthly: fixed.monthly === 0 ? '' : typed(fixed.monthly, 2),
        once: typed(fixed.once, 2),
      },
      {
        ...emptyOffer,
        price: 'cells',
        cells: byLot((at) =>
          Object.fromEntries(cells.map(({ kind, part }) => [cellKey(kind, part), typed(flat[at] ?? 0, 3)])),
        ),
      },
    ],
    amounts: [
      amountsOf({ price: { kind: 'base', rates, surcharges: SURCHARGES }, ...fixed }, billed),
      amountsOf(
        { price: { kind: 'cells', rates: flat.map((rate) => sixCells(() => rate)) }, monthly: 0, once: 0 },
        billed,
      ),
    ],
  }
}

async function knows(page: Page, texts: readonly OfferTexts[]) {
  const stored: StoredOffers = { source: null, offers: rowsOf(texts) }
  await page.evaluate(([key, text]) => sessionStorage.setItem(key, text), [
    OFFERS_KEY,
    JSON.stringify(stored),
  ] as const)
}

/** All that is asked for. */
async function types(page: Page, { billed, texts: [a = emptyOffer, b = emptyOffer] }: Offers) {
  const offer = (name: string) => page.getByRole('group', { name, exact: true })
  const fill = (place: Locator, label: string, text: string) =>
    place.getByRole('textbox', { name: `${label}, €`, exact: true }).fill(text)
  const lots = lotsOf(billed)
  for (const { key, label } of lots) {
    await fill(offer(first), label || fields.rate, a.rates[key] ?? '')
  }
  for (const kind of surchargeKinds.filter((each) => askedSurcharges(billed).kinds.includes(each))) {
    await offer(first)
      .getByRole('textbox', { name: `${fields[kind]}, %`, exact: true })
      .fill(a[kind])
  }
  if (a.monthly !== '') {
    await fill(offer(first), fields.monthly, a.monthly)
  }
  await fill(offer(first), fields.once, a.once)
  await offer(second).getByRole('combobox', { name: fields.price }).selectOption('cells')
  for (const lot of lots) {
    const lotOf = offer(second).locator('details', { has: page.getByText(lot.label, { exact: true }) })
    if (lot.label !== '' && (await lotOf.getAttribute('open')) === null) {
      await lotOf.locator('summary').click()
    }
    const place = lot.label === '' ? offer(second) : lotOf
    for (const { kind, part } of askedCells(lot)) {
      await fill(place, fields.cells[kind][part], b.cells[lot.key]?.[cellKey(kind, part)] ?? '')
    }
  }
}

async function compares(page: Page, plan: Plan, { billed, amounts }: Offers) {
  const drawn = page.getByRole('list', { name: result.net[plan.period.kind] })
  await expect(drawn.getByRole('strong')).toHaveText(amounts.map(({ net }) => formatCents(net)))
  const compared = page.getByRole('table', { name: result.heading, exact: true })
  const rows = await compared
    .locator('tbody tr')
    .evaluateAll((all) => all.map((row) => [...row.children].map(({ textContent }) => textContent)))
  const row = (label: string, of: (amounts: Amounts) => number | null) => [
    label,
    ...amounts.map((each) => formatCents(of(each) ?? Number.NaN)),
  ]
  const lots = lotsOf(billed)
  const isAlone = (isOnCall: boolean) => lots.filter((lot) => lot.isOnCall === isOnCall).length === 1
  expect(rows).toEqual(
    expect.arrayContaining([
      row(result.gross, ({ gross }) => gross),
      ...lots.flatMap(({ label, isOnCall }, at) =>
        isAlone(isOnCall) ? [] : [row(label, (each) => each.lots[at] ?? null)],
      ),
      ...(lots.some(({ isOnCall }) => isOnCall) ? [row(result.onCall, ({ onCall }) => onCall)] : []),
      ...(billed.months > 12 * MONTH_PARTS ? [row(result.yearNet, ({ yearNet }) => yearNet)] : []),
      [expect.stringContaining(result.parts.fixed), ...amounts.map(({ fixed }) => formatCents(fixed))],
    ]),
  )
  // A period that is no year is never called one.
  if (plan.period.kind === 'range' && billed.months <= 12 * MONTH_PARTS) {
    await expect(page.locator('fieldset').filter({ has: compared })).not.toContainText('Jahr')
  }
}
