import { comparison as labels } from '@/content/planning/comparison'
import { rowsOf } from '@/desk/fields/rows'
import { MONTH_PARTS } from '@/desk/time/period'
import { emptyTable, type HoursTable } from '@/desk/time/table'
import { emptyOffer, type OfferTexts, readOffer } from './record'
import { compareOffers } from './standing'

const { fields } = labels
const hours = (day: number, night = 0): HoursTable => ({
  ...emptyTable,
  weekday: { day: day * 60, night: night * 60 },
})
const billed = (table: HoursTable, ...names: string[]) => ({
  table,
  byName: names.map((name) => ({ name, isOnCall: false, table })),
  months: 12 * MONTH_PARTS,
})
const read = (texts: Partial<OfferTexts>, of = billed(hours(100))) =>
  readOffer({ ...emptyOffer, ...texts }, of)

it('is nothing before somebody begins', () => {
  for (const hoursOf of [billed(hours(100)), billed(emptyTable)]) {
    expect(read({ name: 'Nord' }, hoursOf)).toMatchObject({ isBegun: false, amounts: null })
  }
})

it('asks only for what counts with these hours', () => {
  expect(read({ rate: '24,50 €' }).amounts?.net).toBe(245_000)
  expect(read({ rate: '24,50' }, billed(hours(100, 1)))).toMatchObject({
    missing: [fields.night],
    amounts: null,
  })
  expect(read({ rate: '24,50', night: '0' }, billed(hours(100, 1))).amounts?.net).toBe(247_450)
})

it('takes no empty rate for nothing', () => {
  const reading = read({ monthly: '100' })
  expect(reading).toMatchObject({ missing: [fields.rate], amounts: null, isBegun: true })
  expect(read({ monthly: '100' }, billed(emptyTable)).amounts?.net).toBe(120_000)
  // Somebody may want nothing for it.
  expect(read({ rate: '0' }).amounts?.net).toBe(0)
})

it('names what is wrong, and gives no sum with it', () => {
  expect(read({ rate: '24,50', night: '900 %', monthly: '-5' })).toMatchObject({
    faults: { night: 'large', monthly: 'negative' },
    missing: [fields.night, fields.monthly],
    amounts: null,
  })
})

it('has a rate for each of several names', () => {
  const two = billed(hours(10), 'Tor', '__proto__')
  expect(read({ rates: { Tor: '20' } }, two).missing).toEqual([fields.rateOf('__proto__')])
  expect(read({ rates: JSON.parse('{"Tor":"20","__proto__":"30"}') }, two).amounts?.base).toBe(50_000)
  expect(read({ rates: { Tor: 'x' } }, two).rateFaults).toEqual({ Tor: 'nonsense' })
})

it('has a rate for each kind of hour', () => {
  const cells = { price: 'cells', weekdayDay: '20' } as const
  expect(read(cells, billed(hours(10, 10)))).toMatchObject({
    missing: [fields.cells.weekday.night],
    amounts: null,
  })
  expect(read({ ...cells, weekdayNight: '22' }, billed(hours(10, 10))).amounts?.net).toBe(42_000)
})

describe('compareOffers', () => {
  const standings = (...offers: Partial<OfferTexts>[]) =>
    compareOffers(rowsOf(offers.map((each) => ({ ...emptyOffer, ...each }))).rows, billed(hours(100))).map(
      ({ standing }) => standing,
    )
  const rates = (...each: string[]) => standings(...each.map((rate) => ({ rate })))

  it('compares with the lowest', () => {
    expect(rates('30', '24', '25')).toEqual([
      { kind: 'more', cents: 60_000, share: 0.25 },
      { kind: 'lowest' },
      { kind: 'more', cents: 10_000, share: 1 / 24 },
    ])
    expect(rates('24', '24,00', '25')).toEqual([
      { kind: 'equal' },
      { kind: 'equal' },
      { kind: 'more', cents: 10_000, share: 1 / 24 },
    ])
    expect(rates('0', '1')[1]).toEqual({ kind: 'more', cents: 10_000, share: 0 })
  })

  it('calls nobody the lowest while something that counts is missing', () => {
    expect(standings({ rate: '25' }, { rate: '30' }, { monthly: '100' })).toEqual([null, null, null])
    expect(rates('24', 'viel')).toEqual([null, null])
    // One that nobody has begun is not there yet.
    expect(rates('24', '25', '')[0]).toEqual({ kind: 'lowest' })
    expect(rates('24', '')).toEqual([null, null])
  })

  it('calls an offer by its name or its letter', () => {
    const named = compareOffers(
      rowsOf([emptyOffer, { ...emptyOffer, name: ' Nord ' }]).rows,
      billed(hours(1)),
    )
    expect(named.map(({ title }) => title)).toEqual(['Angebot A', 'Nord'])
  })
})
