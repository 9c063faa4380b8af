import { execFileSync } from 'node:child_process'
import { Temporal } from 'temporal-polyfill'
import type { Land } from '@/content/laender'
import { allLaender } from '@/content/landNames'
import { holidaysIn } from '@/tests/support/holidays'
import { type Calendar, calendarOf, minutesBetween, shownAt } from './calendar'

function calendarIn(year: number, land: Land): Calendar {
  return calendarOf(Temporal, land, { from: `${year}-01-01`, to: `${year}-12-31` })
}

it.each([2026, 2027, 2028, 2029, 2030, 2031, 2032, 2033, 2034, 2035])(
  '%d has the holidays of each Land',
  (year) => {
    for (const land of allLaender) {
      const holidays = calendarIn(year, land).days.filter(({ kind }) => kind === 'holiday')
      // With the first day of the next year.
      expect(holidays.map(({ date }) => date)).toEqual([...holidaysIn(year, land), `${year + 1}-01-01`])
    }
  },
)

it.each([
  ['2027-03-01', '2027-03-01', ['2027-02-28 So sunday', '2027-03-01 Mo weekday', '2027-03-02 Di weekday']],
  ['2028-02-29', '2028-02-29', ['2028-02-28 Mo weekday', '2028-02-29 Di weekday', '2028-03-01 Mi weekday']],
  ['2026-01-01', '2026-01-01', ['2025-12-31 Mi weekday', '2026-01-01 Do holiday', '2026-01-02 Fr weekday']],
  [
    '2027-12-25',
    '2027-12-26',
    ['2027-12-24 Fr weekday', '2027-12-25 Sa holiday', '2027-12-26 So holiday', '2027-12-27 Mo weekday'],
  ],
])('has the days from %s to %s, one before and one after', (from, to, days) => {
  const calendar = calendarOf(Temporal, 'HE', { from, to })
  expect(calendar.days.map(({ date, weekday, kind }) => `${date} ${weekday} ${kind}`)).toEqual(days)
})

it.each([
  ['2027-03-28', 0, 24, 23],
  ['2027-03-28', 0, 2, 2],
  ['2027-03-28', 2, 3, 0],
  ['2027-03-28', 3, 24, 21],
  ['2027-10-31', 0, 24, 25],
  ['2027-10-31', 0, 2, 2],
  ['2027-10-31', 2, 3, 2],
  ['2027-10-31', 3, 24, 21],
  ['2027-10-30', 0, 24, 24],
] as const)('%s from %d to %d o’clock: %d hours', (date, from, to, hours) => {
  const [, day] = calendarOf(Temporal, 'HE', { from: date, to: date }).days
  expect(day && minutesBetween(day, from * 60, to * 60)).toBe(hours * 60)
})

it('never goes back: of two times of a clock the later one is not before the other', () => {
  const changed = calendarIn(2027, 'HE').days.flatMap(({ passed }) => (passed === null ? [] : [passed]))
  expect(changed).toHaveLength(2)
  for (const passed of changed) {
    expect(passed).toEqual([...passed].sort((a, b) => a - b))
  }
})

it('is the same wherever it is made', () => {
  const code = `
    import { Temporal } from 'temporal-polyfill'
    import { calendarOf } from '@/desk/time/calendar'
    const zones = ['Pacific/Auckland', 'America/Los_Angeles']
    process.stdout.write(JSON.stringify(zones.map((zone) => {
      process.env.TZ = zone
      return [new Date(2027, 0, 1).getTimezoneOffset(), calendarOf(Temporal, 'RP', { from: '2027-01-01', to: '2027-12-31' })]
    })))`
  const printed = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
    encoding: 'utf8',
  })
  const expected = calendarIn(2027, 'RP')
  expect(JSON.parse(printed)).toEqual([
    [-780, expected],
    [480, expected],
  ])
})

it.each([
  ['2027-03-28', '1.75 1.75, 2 3, 2.25 3, 2.75 3, 3 3, 24 24'],
  ['2027-10-31', '1.75 1.75, 2 2, 2.75 2.75, 3 3, 24 24'],
  ['2027-03-27', '2 2, 2.25 2.25, 24 24'],
])('%s: what a clock shows at a time, also at one that does not exist', (date, pairs) => {
  const [, day] = calendarOf(Temporal, 'HE', { from: date, to: date }).days
  const shown = pairs.split(', ').map((pair) => {
    const [time = 0] = pair.split(' ').map(Number)
    return day && `${time} ${shownAt(day, time * 60) / 60}`
  })
  expect(shown.join(', ')).toBe(pairs)
})
