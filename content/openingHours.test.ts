import type { OpeningDay } from './extras'
import { openingHoursLines } from './openingHours'

const WORKDAYS: readonly OpeningDay[] = ['Mo', 'Di', 'Mi', 'Do', 'Fr']
const WEEK: readonly OpeningDay[] = [...WORKDAYS, 'Sa', 'So']

const linesOf = (hours: Parameters<typeof openingHoursLines>[0]) =>
  openingHoursLines(hours).map((line) => line.replaceAll('\u00a0', ' '))

it.each([
  ['nothing', [], []],
  [
    'days that follow one another',
    [{ days: WORKDAYS, from: '08:00', to: '17:00' }],
    ['Mo bis Fr 8 bis 17 Uhr'],
  ],
  [
    'a shorter Friday',
    [
      { days: ['Fr'], from: '08:00', to: '14:30' },
      { days: ['Mo', 'Di', 'Mi', 'Do'], from: '08:00', to: '17:00' },
    ],
    ['Mo bis Do 8 bis 17 Uhr', 'Fr 8 bis 14:30 Uhr'],
  ],
  [
    'a break at noon, and days that were written one by one',
    [
      { days: ['Mo'], from: '13:00', to: '17:00' },
      { days: ['Mo'], from: '08:00', to: '12:00' },
      { days: ['Di'], from: '08:00', to: '12:00' },
      { days: ['Di'], from: '13:00', to: '17:00' },
    ],
    ['Mo und Di 8 bis 12 und 13 bis 17 Uhr'],
  ],
  ['days apart', [{ days: ['Fr', 'Mi', 'Mo'], from: '09:00', to: '12:00' }], ['Mo, Mi und Fr 9 bis 12 Uhr']],
  ['a weekend', [{ days: ['So', 'Sa'], from: '10:00', to: '12:00' }], ['Sa und So 10 bis 12 Uhr']],
  ['every day over midnight', [{ days: WEEK, from: '18:00', to: '06:00' }], ['täglich 18 bis 6 Uhr']],
  ['always', [{ days: WEEK, from: '00:00', to: '24:00' }], ['täglich rund um die Uhr']],
] as const)('says %s', (_what, hours, lines) => {
  expect(linesOf(hours)).toEqual(lines)
})
