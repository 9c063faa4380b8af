import { rowsOf } from '@/desk/fields/rows'
import { type Taken, takeSheet } from './filledSheet'
import { emptyOffer } from './record'

const sheet = (name: string, rate = '24,5', isOwn = true): Parameters<typeof takeSheet>[1] => ({
  sheet: { name, cells: { '': { weekdayNight: rate } }, monthly: '', once: '', lines: ['term'], notes: [] },
  isOwn,
})
const begun = { ...emptyOffer, rates: { '': '25' } }
const offersOf = (taken: Taken) => (taken.kind === 'offer' ? taken.offers : rowsOf([emptyOffer]))

it('takes the place of an offer that nobody has begun, else of none', () => {
  const one = offersOf(takeSheet(rowsOf([begun, emptyOffer]), sheet('Nord'), 3))
  expect(
    one.rows.map(({ name, rates, cells, price }) => [name, rates[''], cells['']?.weekdayNight, price]),
  ).toEqual([
    ['', '25', undefined, 'base'],
    ['Nord', undefined, '24,5', 'cells'],
  ])
  const two = offersOf(takeSheet(one, sheet('Süd'), 3))
  expect(two.rows.map(({ name }) => name)).toEqual(['', 'Nord', 'Süd'])
  expect(takeSheet(two, sheet('West'), 3)).toEqual({ kind: 'full' })
})

it('cuts a long name, and takes no sheet without a price', () => {
  const [row] = offersOf(takeSheet(rowsOf([emptyOffer]), sheet('Bieter'.repeat(30)), 3)).rows
  expect(row?.name).toHaveLength(60)
  expect(takeSheet(rowsOf([emptyOffer]), sheet('Nord', ' '), 3)).toEqual({ kind: 'empty' })
})

it('never puts prices for two plans beside each other', () => {
  expect(takeSheet(rowsOf([emptyOffer, begun]), sheet('Nord', '24', false), 3)).toEqual({ kind: 'other' })
  const named = { ...emptyOffer, name: 'Süd' }
  expect(takeSheet(rowsOf([named]), sheet('Nord', '24', false), 3).kind).toBe('offer')
})
