import type { DateRange } from '@/content/planning/days'
import { dateOf, datesText, readDates, shortDates } from './dates'

const YEAR = { from: '2026-12-31', to: '2027-12-31' }
/** `2027-05-01/2027-09-30`, as links have them. */
const written = (ranges: readonly DateRange[]) =>
  ranges.map(({ from, to }) => (from === to ? from : `${from}/${to}`)).join()
const read = (text: string, period = YEAR) => {
  const dates = readDates(text, period)
  return dates && written(dates.ranges)
}

it.each<[string, string | null]>([
  ['1.5.–30.9.', '2027-05-01/2027-09-30'],
  ['01.05.2027 bis 30.09.2027', '2027-05-01/2027-09-30'],
  ['1.5. - 30.9.27', '2027-05-01/2027-09-30'],
  ['2027-05-01 – 2027-09-30', '2027-05-01/2027-09-30'],
  ['1. Mai – 30. Sept.', '2027-05-01/2027-09-30'],
  ['Mai bis September 2027', '2027-05-01/2027-09-30'],
  ['Februar, 3.10.', '2027-02-01/2027-02-28,2027-10-03'],
  ['24.12.27; 6.1. und 31.12.2026', '2026-12-31,2027-01-06,2027-12-24'],
  ['15.11.–15.1.', '2026-12-31/2027-01-15,2027-11-15/2027-12-31'],
  ['15.11.–15.1.2027', '2026-12-31/2027-01-15'],
  ['15.11.2027–15.1.', '2027-11-15/2027-12-31'],
  ['1.2.–29.2.', '2027-02-01/2027-02-28'],
  ['außer 24.12., 31.12.', '2027-01-01/2027-12-23,2027-12-25/2027-12-30'],
  ['1.5.–30.9. außer 28.6.–8.8.', '2027-05-01/2027-06-27,2027-08-09/2027-09-30'],
  ['1.5. ausser 1.5.', ''],
  ['', ''],
  ['29.2.', ''],
  ['29.2.2027', null],
  ['31.4.', null],
  ['30.9.2027–1.5.2027', null],
  ['1.5.2100', null],
  ['1.5.–3.5.–9.5.', null],
  ...['im Sommer', '5.', 'außer', 'außer 1.5. außer 2.5.', '04/10/2027', 'KW 40', 'Ma', '1.5.3'].map(
    (text): [string, null] => [text, null],
  ),
])('reads %j', (text, ranges) => {
  expect(read(text)).toBe(ranges)
})

it.each<[string, DateRange, string]>([
  [
    '1.5.-31.10.',
    { from: '2026-01-01', to: '2030-12-31' },
    '2026-05-01/2026-10-31,2027-05-01/2027-10-31,2028-05-01/2028-10-31,2029-05-01/2029-10-31,2030-05-01/2030-10-31',
  ],
  [
    '4.10.-16.10., 23.12.-11.1., 3.4.-15.4., 3.7.-31.7.',
    { from: '2027-08-01', to: '2028-07-31' },
    '2027-10-04/2027-10-16,2027-12-23/2028-01-11,2028-04-03/2028-04-15,2028-07-03/2028-07-31',
  ],
  ['1.5.-15.9.', { from: '2027-10-01', to: '2028-09-30' }, '2028-05-01/2028-09-15'],
  ['1.5.-15.9.', { from: '2027-06-01', to: '2028-05-31' }, '2027-06-01/2027-09-15,2028-05-01/2028-05-31'],
  ['29.2.', { from: '2026-01-01', to: '2028-12-31' }, '2028-02-29'],
])('reads %j of %j in every year', (text, period, ranges) => {
  expect(read(text, period)).toBe(ranges)
})

it('names what has not a day in the period, as it was typed', () => {
  expect(readDates('1.5. – 9.5., 3.4. – 15.4.2028, außer 24.12.26', YEAR)).toEqual({
    ranges: [{ from: '2027-05-01', to: '2027-05-09' }],
    outside: ['3.4. – 15.4.2028', '24.12.26'],
  })
})

it('reads what it writes', () => {
  const ranges = [
    { from: '2027-05-01', to: '2028-09-30' },
    { from: '2028-10-03', to: '2028-10-03' },
  ]
  expect(datesText(ranges)).toBe('01.05.2027–30.09.2028, 03.10.2028')
  expect(readDates(datesText(ranges), { from: '2027-01-01', to: '2030-12-31' })).toEqual({
    ranges,
    outside: [],
  })
})

it('says short what comes back each year once', () => {
  const said = (text: string, period: DateRange) =>
    shortDates(readDates(text, period)?.ranges ?? [], (days, first, last) => `${days} ${first}–${last}`)
  const five = { from: '2026-06-01', to: '2030-12-31' }
  expect(said('23.12.–11.1., 1.5.–31.10.', five)).toEqual([
    '1.6.–31.10.2026',
    '23.12.–11.1. 2026–2029',
    '1.5.–31.10. 2027–2030',
    '23.12.–31.12.2030',
  ])
  expect(said('3.10.', YEAR)).toEqual(['3.10.2027'])
  expect(said('3.10.2027, 3.10.2029, 3.10.2030', five)).toEqual(['3.10.2027', '3.10.2029', '3.10.2030'])
  expect(said('23.12.2027–11.1.', five)).toEqual(['23.12.2027–11.1.2028'])
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
