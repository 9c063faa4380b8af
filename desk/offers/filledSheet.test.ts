import { rowsOf } from '@/desk/fields/rows'
import type { FilledSheet } from '@/desk/priceSheet/readPriceSheet'
import { sixCells } from '@/desk/time/table'
import { withSheet } from './filledSheet'
import { emptyOffer } from './record'

const sheet = (name: string): FilledSheet => ({
  name,
  cells: sixCells(() => '24,5'),
  monthly: '100',
  lines: ['term'],
})

it('takes the place of an offer that nobody has begun, else of none', () => {
  const begun = { ...emptyOffer, rates: { '': '25' } }
  const one = withSheet(rowsOf([begun, emptyOffer]), sheet('Nord'), 3)
  expect(
    one?.rows.map(({ name, rates, cells, price }) => [name, rates[''], cells['']?.weekdayNight, price]),
  ).toEqual([
    ['', '25', undefined, 'base'],
    ['Nord', undefined, '24,5', 'cells'],
  ])
  const two = one && withSheet(one, sheet('Süd'), 3)
  expect(two?.rows.map(({ name }) => name)).toEqual(['', 'Nord', 'Süd'])
  expect(two && withSheet(two, sheet('West'), 3)).toBeNull()
})
