import { rowsOf } from '@/desk/fields/rows'
import { MONTH_PARTS } from '@/desk/time/period'
import { emptyTable } from '@/desk/time/table'
import { type Taken, takeSheet } from './filledSheet'
import { emptyOffer, otherHours } from './record'

type Offers = Parameters<typeof takeSheet>[0]
type Read = Parameters<typeof takeSheet>[1]

const HOURS = {
  table: { ...emptyTable, weekday: { day: 60, night: 60 } },
  onCall: emptyTable,
  byName: [],
  months: 12 * MONTH_PARTS,
  label: '2027, Hessen',
}
const sheet = (name: string, rate = '24,5', isOwn = true): Read => ({
  sheet: { name, cells: { '': { weekdayNight: rate } }, monthly: '', once: '', lines: ['term'], notes: [] },
  hours: HOURS,
  isOwn,
})
const take = (offers: Offers, read: Read) => takeSheet(offers, read, 3, HOURS)
const begun = { ...emptyOffer, rates: { '': '25' } }
const offersOf = (taken: Taken) => (taken.kind === 'offer' ? taken.offers : rowsOf([emptyOffer]))

it('takes the place of an offer that nobody has begun, else of none', () => {
  const one = offersOf(take(rowsOf([begun, emptyOffer]), sheet('Nord')))
  expect(
    one.rows.map(({ name, rates, cells, price }) => [name, rates[''], cells['']?.weekdayNight, price]),
  ).toEqual([
    ['', '25', undefined, 'base'],
    ['Nord', undefined, '24,5', 'cells'],
  ])
  const two = offersOf(take(one, sheet('Süd')))
  expect(two.rows.map(({ name }) => name)).toEqual(['', 'Nord', 'Süd'])
  expect(take(two, sheet('West'))).toEqual({ kind: 'full' })
})

it('cuts a long name, and takes no sheet without a price', () => {
  const [row] = offersOf(take(rowsOf([emptyOffer]), sheet('Bieter'.repeat(30)))).rows
  expect(row?.name).toHaveLength(60)
  expect(take(rowsOf([emptyOffer]), sheet('Nord', ' '))).toEqual({ kind: 'empty' })
})

it('never puts prices for two plans beside each other', () => {
  expect(take(rowsOf([emptyOffer, begun]), sheet('Nord', '24', false))).toEqual({ kind: 'other' })
  const named = { ...emptyOffer, name: 'Süd' }
  expect(take(rowsOf([named]), sheet('Nord', '24', false)).kind).toBe('offer')
})

it('finds no price in what is not asked with these hours', () => {
  const stale = { ...emptyOffer, rates: { 'fest Tor': '25' } }
  expect(take(rowsOf([stale]), sheet('Nord', '24', false)).kind).toBe('offer')
})

it('says of prices for which hours they were, once these are others', () => {
  const [row = emptyOffer] = offersOf(take(rowsOf([emptyOffer]), sheet('Nord'))).rows
  expect(otherHours(row, HOURS)).toBeNull()
  expect(otherHours(row, { ...HOURS, table: emptyTable })).toBe('2027, Hessen')
})
