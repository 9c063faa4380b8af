import { comparison as labels } from '@/content/planning/comparison'
import { rowsOf } from '@/desk/fields/rows'
import { MONTH_PARTS } from '@/desk/time/period'
import { emptyTable, type HoursTable, sumOf } from '@/desk/time/table'
import {
  askedSurcharges,
  emptyOffer,
  faultOf,
  isMonthlyAsked,
  type OfferTexts,
  offerFields,
  readOffer,
} from './record'
import { compareOffers } from './standing'

const { fields } = labels
const hours = (day: number, night = 0): HoursTable => ({
  ...emptyTable,
  weekday: { day: day * 60, night: night * 60 },
})
const billed = (table: HoursTable, ...names: string[]) => ({
  table: names.slice(1).reduce((sum) => sumOf(sum, table), table),
  onCall: emptyTable,
  byName: names.map((name) => ({ name, isOnCall: false, table })),
  months: 12 * MONTH_PARTS,
})
/** @param rate of the only lot */
const read = ({ rate = '', ...texts }: Partial<OfferTexts> & { rate?: string }, of = billed(hours(100))) =>
  readOffer({ ...emptyOffer, rates: { '': rate }, ...texts }, of)

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
  expect(read({ rate: '24,50', night: '900 %', monthly: '-5' }, billed(hours(100, 1)))).toMatchObject({
    missing: [fields.night, fields.fixed],
    amounts: null,
  })
  expect(faultOf(offerFields.night, '900 %')).toBe('large')
  expect(faultOf(offerFields.monthly, '-5')).toBe('negative')
  expect(faultOf(offerFields.night, '')).toBeUndefined()
})

it('takes a tenth of a cent of an hour, and a dash for no amount', () => {
  expect(read({ rate: '27,905' }).amounts?.net).toBe(279_050)
  expect(read({ rate: '27,9051' }).missing).toEqual([fields.rate])
  expect(read({ rate: '20', monthly: '–', once: '1.500' }).amounts?.fixed).toBe(150_000)
  expect(read({ rate: '20', once: '1,505' }).missing).toEqual([fields.fixed])
})

it('has a rate for each of several lots', () => {
  const two = billed(hours(10), 'Tor', '__proto__')
  expect(read({ rates: { 'fest Tor': '20' } }, two).missing).toEqual(['__proto__'])
  expect(read({ rates: { 'fest Tor': '20', 'fest __proto__': '30' } }, two).amounts?.base).toBe(50_000)
})

it('has a rate for each kind of hour of each lot, and reads none that it has no hours of', () => {
  const cells = (weekdayDay: string, rest = {}) => ({
    price: 'cells' as const,
    cells: { '': { weekdayDay, ...rest } },
  })
  expect(read(cells('20'), billed(hours(10, 10)))).toMatchObject({
    missing: [fields.cells.weekday.night],
    amounts: null,
  })
  expect(read(cells('20', { weekdayNight: '22' }), billed(hours(10, 10))).amounts?.net).toBe(42_000)
  expect(read(cells('20', { weekdayNight: 'inkl.', sundayDay: '–' })).amounts?.net).toBe(200_000)
  const two = billed(hours(10, 10), 'Tor', 'Leitung')
  const tor = { 'fest Tor': { weekdayDay: '20', weekdayNight: '22' } }
  expect(read({ price: 'cells', cells: tor }, two).missing).toEqual(['Leitung'])
  const both = { ...tor, 'fest Leitung': { weekdayDay: '30', weekdayNight: '33' } }
  expect(read({ price: 'cells', cells: both }, two).amounts?.lots).toEqual([42_000, 63_000])
})

it('asks for no amount of a month in a shorter period, unless one is there', () => {
  const festival = { ...billed(hours(10)), months: MONTH_PARTS / 10 }
  expect(isMonthlyAsked({ monthly: '' }, festival)).toBe(false)
  expect(isMonthlyAsked({ monthly: '5' }, festival)).toBe(true)
  expect(isMonthlyAsked({ monthly: '' }, billed(hours(10)))).toBe(true)
})

it('asks for surcharges that act on hours, firm or on call, and for the rule where two meet', () => {
  expect(askedSurcharges(billed(hours(10)))).toEqual({ kinds: [], meet: false })
  expect(askedSurcharges({ ...billed(hours(10)), onCall: hours(0, 1) })).toEqual({
    kinds: ['night'],
    meet: false,
  })
  const sunday = { ...emptyTable, sunday: { day: 0, night: 60 } }
  expect(askedSurcharges(billed(sunday))).toEqual({ kinds: ['night', 'sunday'], meet: true })
})

describe('compareOffers', () => {
  const standings = (...offers: Partial<OfferTexts>[]) =>
    compareOffers(rowsOf(offers.map((each) => ({ ...emptyOffer, ...each }))).rows, billed(hours(100))).map(
      ({ standing }) => standing,
    )
  const at = (rate: string) => ({ rates: { '': rate } })
  const rates = (...each: string[]) => standings(...each.map(at))

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
    expect(standings(at('25'), at('30'), { monthly: '100' })).toEqual([null, null, null])
    expect(rates('24', 'viel')).toEqual([null, null])
    // One that nobody has begun is not there yet.
    expect(rates('24', '25', '')[0]).toEqual({ kind: 'lowest' })
    expect(rates('24', '')).toEqual([null, null])
    // Nothing that is ranked: all of it is on call.
    expect(rates('0', '0')).toEqual([null, null])
  })

  it('calls an offer by its name or its letter', () => {
    const named = compareOffers(
      rowsOf([emptyOffer, { ...emptyOffer, name: ' Nord ' }]).rows,
      billed(hours(1)),
    )
    expect(named.map(({ title }) => title)).toEqual(['Angebot A', 'Nord'])
  })
})
