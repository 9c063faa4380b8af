import type { DateRange } from '@/content/planning/days'
import { dateOf, datesText, readDates } from './dates'

it.each<[string, DateRange[] | null]>([
  ['1.5.–30.9.', [{ from: '2027-05-01', to: '2027-09-30' }]],
  ['01.05.2028 bis 30.09.2028', [{ from: '2028-05-01', to: '2028-09-30' }]],
  ['1.5. - 30.9.28', [{ from: '2028-05-01', to: '2028-09-30' }]],
  ['3.10.', [{ from: '2027-10-03', to: '2027-10-03' }]],
  [
    '24.12.27; 31.12. und 6.1.2028',
    [
      { from: '2027-12-24', to: '2027-12-24' },
      { from: '2027-12-31', to: '2027-12-31' },
      { from: '2028-01-06', to: '2028-01-06' },
    ],
  ],
  ['15.11.–15.1.', [{ from: '2027-11-15', to: '2028-01-15' }]],
  ['', []],
  ['29.2.', null],
  ['30.9.2027–1.5.2027', null],
  ['im Sommer', null],
  ['1.5.2100', null],
  ['1.5.–3.5.–9.5.', null],
])('reads %j', (text, ranges) => {
  expect(readDates(text, 2027)).toEqual(ranges)
})

it('reads what it writes', () => {
  const ranges = [
    { from: '2027-05-01', to: '2028-09-30' },
    { from: '2027-10-03', to: '2027-10-03' },
  ]
  expect(datesText(ranges)).toBe('01.05.2027–30.09.2028, 03.10.2027')
  expect(readDates(datesText(ranges), 2030)).toEqual(ranges)
})

it('knows the days that can be planned', () => {
  const days = ['2026-01-01', '2028-02-29', '2099-12-31']
  expect(days.map(dateOf)).toEqual(days)
})

it.each([
  ...['2027-02-29', '2027-13-01', '2025-12-31', '2100-01-01', '27-01-01', '2027-1-1', '+002027-03-01'],
  ...['2027-03-01T00:00', ''],
])('%j is no day to plan', (day) => {
  expect(dateOf(day)).toBeNull()
})
