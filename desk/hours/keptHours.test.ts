/** @jest-environment jsdom */
import { HOURS_KEY } from '@/content/storageKeys'
import { emptyTable } from '@/desk/time/table'
import { type KeptHours, readHours, writeHours } from './keptHours'

const kept: KeptHours = {
  link: 'land=HE',
  label: '2027, Hessen',
  span: 'year',
  months: 12,
  counted: ['23 bis 6 Uhr', '0 bis 24 Uhr'],
  incomplete: 0,
  details: 'Bedarf',
  table: emptyTable,
  byName: [{ name: 'Tor', table: emptyTable }],
}

it('comes back whole, or not at all', () => {
  writeHours(kept)
  expect(readHours()).toEqual(kept)
  for (const broken of [
    null,
    { ...kept, table: null },
    { ...kept, months: '12' },
    { ...kept, span: 'month' },
    { ...kept, byName: [...kept.byName, { name: 1, table: emptyTable }] },
    // As an earlier version had it.
    { label: '2027, Hessen', table: emptyTable },
  ]) {
    sessionStorage.setItem(HOURS_KEY, JSON.stringify(broken))
    expect(readHours()).toBeNull()
  }
  writeHours(null)
  expect(sessionStorage.getItem(HOURS_KEY)).toBeNull()
})
