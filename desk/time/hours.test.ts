import { Temporal } from 'temporal-polyfill'
import type { Clock } from '@/content/clock'
import type { Land } from '@/content/laender'
import { weekdays } from '@/content/planning/days'
import type { Post } from '@/content/planning/post'
import type { NightStart } from '@/content/planning/types'
import { calendarOf } from './calendar'
import { hoursOf } from './hours'
import { rangeOf } from './period'
import { type HoursTable, rowTotal, total } from './table'

const HOUR = 60
const everyDay: Post = { days: weekdays, from: '00:00', to: '24:00', people: 1, name: 'Pforte' }
const gate: Post[] = [
  { ...everyDay, days: weekdays.slice(0, 5), from: '18:00', to: '06:00' },
  { ...everyDay, days: weekdays.slice(5) },
]
const office: Post = { ...everyDay, days: weekdays.slice(0, 5), from: '07:00', to: '19:00' }

function hoursInYear(year: number, land: Land, posts: readonly Post[]) {
  const period = { kind: 'year', year } as const
  return hoursOf({ posts, period, night: 23 }, calendarOf(Temporal, land, rangeOf(period)))
}

function hoursInRange(from: string, to: string, land: Land, posts: readonly Post[], night: NightStart = 23) {
  return hoursOf(
    { posts, period: { kind: 'range', from, to }, night },
    calendarOf(Temporal, land, { from, to }),
  )
}

function six({ weekday, sunday, holiday }: HoursTable): number[] {
  return [weekday, sunday, holiday].flatMap(({ day, night }) => [day / HOUR, night / HOUR])
}

/** `Mo,Di 18:00-06:00`, or `* 18:00-06:00` for all days and holidays. */
function post(text: string, people = 1): Post {
  const [days = '', times = ''] = text.split(' ')
  const [from, to] = times.split('-') as [Clock, Clock]
  const names = days === '*' ? weekdays : weekdays.filter((day) => days.split(',').includes(day))
  return { days: names, from, to, people, name: 'Pforte' }
}

describe('the checks of the specification', () => {
  it.each([
    ['HE', 240, 5700, 3060],
    ['RP', 264, 5712, 3048],
  ] as const)('%s, 2027: all hours, a gate by night, an office by day', (land, holiday, nights, days) => {
    const { table } = hoursInYear(2027, land, [everyDay])
    expect(total(table)).toBe(8760 * HOUR)
    expect(rowTotal(table, 'holiday')).toBe(holiday * HOUR)
    expect(rowTotal(table, 'sunday')).toBe(1200 * HOUR)
    expect(total(hoursInYear(2027, land, gate).table)).toBe(nights * HOUR)
    expect(total(hoursInYear(2027, land, [office]).table)).toBe(days * HOUR)
  })

  it.each([
    ['2027-03-01', '2027-03-31', 'HE', 247],
    ['2027-10-01', '2027-10-31', 'HE', 249],
    ['2027-03-01', '2027-03-31', 'RP', 247],
    ['2027-10-01', '2027-10-31', 'RP', 249],
  ] as const)(
    'has an hour less or more in the night on which the clock changes: %s to %s, %s',
    (from, to, land, hours) => {
      expect(total(hoursInRange(from, to, land, [post('* 22:00-06:00')]).table)).toBe(hours * HOUR)
    },
  )
})

/**
 * Worked by hand, a line for each rule; hundreds of plans drawn at random are reckoned a second time by `npm run gate -- reckoning`. What
 * it is, day or days, Land, post, start of the night; then the hours of weekdays by day and night, the same of Sundays, and of holidays.
 */
const cases = `
  a night from 23 | 2027-03-02 | HE | * 22:00-06:00 | 23 | 1 7 0 0 0 0
  beyond a night from 20 | 2027-03-02 | HE | * 19:00-08:00 | 20 | 3 10 0 0 0 0
  0 to 0 is a whole day | 2027-03-02 | HE | * 00:00-00:00 | 23 | 17 7 0 0 0 0
  until 00:00 | 2027-03-02 | HE | * 16:00-00:00 | 23 | 7 1 0 0 0 0
  the last quarter of a day | 2027-03-02 | HE | * 22:45-23:00 | 23 | 0.25 0 0 0 0 0
  a post without days | 2027-03-01 to 2027-03-31 | HE | none 00:00-24:00 | 23 | 0 0 0 0 0 0
  another weekday | 2027-03-02 | HE | Mo,Mi 00:00-24:00 | 23 | 0 0 0 0 0 0
  from Saturday into Sunday | 2027-03-06 | HE | Sa 18:00-06:00 | 23 | 5 1 0 6 0 0
  quarters around midnight | 2027-03-06 | HE | * 23:45-00:15 | 23 | 0 0.25 0 0.25 0 0
  # 2028 is a leap year; 28 February is a Monday there, and a Sunday the year before.
  around it | 2028-02-28 to 2028-03-01 | HE | * 00:00-24:00 | 23 | 51 21 0 0 0 0
  into it | 2032-02-28 | RP | * 22:00-06:00 | 23 | 1 1 0 6 0 0
  only posts for holidays start | 2027-05-01 | HE | Sa 00:00-24:00 | 23 | 0 0 0 0 0 0
  and they do | 2027-05-01 | HE | Ft 00:00-24:00 | 23 | 0 0 0 0 17 7
  a shift of the evening before goes on | 2027-04-30 to 2027-05-01 | HE | Fr,Sa 18:00-06:00 | 23 | 5 1 0 0 0 6
  one that starts there ends on Sunday | 2027-05-01 | HE | Ft 18:00-06:00 | 23 | 0 0 0 6 5 1
  a Sunday is a holiday first | 2027-10-03 | RP | * 00:00-24:00 | 23 | 0 0 0 0 17 7
  Christmas night | 2026-12-25 to 2026-12-26 | HE | Ft 20:00-08:00 | 23 | 0 0 2 6 8 8
  the evening before All Saints in Hessen | 2026-10-31 | HE | Sa 22:00-06:00 | 23 | 1 1 0 6 0 0
  … in Rheinland-Pfalz, where that is a holiday | 2026-10-31 | RP | Sa 22:00-06:00 | 23 | 1 1 0 0 0 6
  the hour that is not | 2027-03-28 | HE | * 02:00-03:00 | 23 | 0 0 0 0 0 0
  into it | 2027-03-28 | HE | * 01:30-02:30 | 23 | 0 0 0 0.5 0 0
  the hour that is twice | 2027-10-31 | RP | * 02:00-03:00 | 23 | 0 0 0 2 0 0
  its first half | 2027-10-31 | RP | * 02:00-02:30 | 23 | 0 0 0 0.5 0 0
  the rest of it | 2027-10-31 | RP | * 02:30-03:00 | 23 | 0 0 0 1.5 0 0
  # From that night into All Saints' Day.
  into a holiday | 2027-10-31 | RP | * 02:00-02:00 | 23 | 0 0 17 6 0 2
  the last shift counts whole | 2027-03-01 to 2027-03-05 | HE | Mo,Di,Mi,Do,Fr 22:00-06:00 | 23 | 5 35 0 0 0 0
  the evening before does not | 2027-03-07 | HE | * 22:00-06:00 | 23 | 0 6 1 1 0 0
  # Friday 31 December 2027 into New Year's Day, and that into Sunday.
  over a year's end | 2027-12-31 to 2028-01-01 | RP | * 22:00-06:00 | 23 | 1 1 0 6 1 7
  out of the last year | 2035-12-31 | HE | * 22:00-06:00 | 23 | 1 1 0 0 0 6
`
const lines = cases.split('\n').map((line) => line.trim())

it.each(lines.filter((line) => line !== '' && !line.startsWith('#')))('%s', (line) => {
  const [, dates = '', land, text = '', night, hours] = line.split(' | ')
  const [from = '', to = from] = dates.split(' to ')
  const { table } = hoursInRange(from, to, land as Land, [post(text)], Number(night) as NightStart)
  expect(six(table).join(' ')).toBe(hours)
})

it('counts each of 99 people, and posts that lie over each other as often as they are there', () => {
  const posts = [post('* 08:00-08:15', 99), post('* 12:00-20:00', 2), post('* 12:00-20:00', 2)]
  expect(six(hoursInRange('2027-03-02', '2027-03-02', 'HE', posts).table)).toEqual([56.75, 0, 0, 0, 0, 0])
})

it('adds up posts of one name, and all of them', () => {
  const posts = [post('* 08:00-16:00'), { ...post('* 08:00-10:00'), name: 'Tor' }, post('* 16:00-17:00')]
  const { table, byName } = hoursInRange('2027-03-02', '2027-03-02', 'HE', posts)
  expect(byName.map(({ name, table: of }) => [name, total(of) / HOUR])).toEqual([
    ['Pforte', 9],
    ['Tor', 2],
  ])
  expect(total(table)).toBe(11 * HOUR)
})

it("cuts the shift of New Year's Eve at midnight, and has what is left of the one before", () => {
  // 31 December 2027 is a Friday, and so is the day before Christmas; December has three more, January another four.
  const nights = [post('Fr 22:00-06:00')]
  const calendar = calendarOf(Temporal, 'HE', { from: '2027-12-24', to: '2027-12-31' })
  const period = { kind: 'range', from: '2027-12-25', to: '2027-12-31' } as const
  // As a range it is whole, as the end of the year it lacks its six hours of the morning.
  expect(six(hoursOf({ posts: nights, period, night: 23 }, calendar).table)).toEqual([1, 1, 0, 0, 0, 6])
  const of = (year: number) => six(hoursInYear(year, 'HE', nights).table)
  // 53 Fridays in 2027, of which Good Friday and New Year's Day are holidays; one shift loses its morning.
  expect(of(2027).reduce((sum, each) => sum + each, 0)).toBe(51 * 8 - 6)
  // 52 in 2028 less Good Friday, and the morning of New Year's Day.
  expect(of(2028).reduce((sum, each) => sum + each, 0)).toBe(51 * 8 + 6)
})

describe('dates of a post', () => {
  const range = ['2027-03-01', '2027-10-31'] as const
  it.each([
    ['a week', '2027-05-03/2027-05-09', 56],
    ['single days', '2027-05-03/2027-05-03 2027-05-05/2027-05-05', 16],
    ['partly outside of the period', '2027-02-20/2027-03-02 2027-10-31/2028-01-01', 24],
    ['ranges over each other count once', '2027-05-03/2027-05-05 2027-05-04/2027-05-06', 32],
    ['none at all', '2028-01-01/2028-01-02', 0],
  ])('%s', (_, ranges, hours) => {
    const dates = ranges.split(' ').map((each) => ({ from: each.slice(0, 10), to: each.slice(11) }))
    const dated = { ...post('* 08:00-16:00'), dates }
    expect(total(hoursInRange(...range, 'HE', [dated]).table)).toBe(hours * HOUR)
  })

  it('of a year count the evening before it where they name it', () => {
    const newYear = { ...post('* 22:00-06:00'), dates: [{ from: '2026-12-31', to: '2026-12-31' }] }
    expect(six(hoursInYear(2027, 'HE', [newYear]).table)).toEqual([0, 0, 0, 0, 0, 6])
  })
})

describe('Sundays from six to eight, and holidays whole', () => {
  const of = (date: string, text: string, night: NightStart) =>
    six(
      hoursOf(
        { posts: [post(text)], period: { kind: 'range', from: date, to: date }, night, sunday: '6-20' },
        calendarOf(Temporal, 'HE', { from: date, to: date }),
      ).table,
    )
  it.each<[string, string, NightStart, number[]]>([
    // 7 March 2027 is a Sunday, 1 May a holiday.
    ['2027-03-07', '* 00:00-24:00', 20, [0, 10, 14, 0, 0, 0]],
    ['2027-03-07', '* 00:00-24:00', 22, [2, 8, 14, 0, 0, 0]],
    ['2027-03-07', '* 19:45-20:15', 23, [0.25, 0, 0.25, 0, 0, 0]],
    ['2027-05-01', '* 00:00-24:00', 20, [0, 0, 0, 0, 14, 10]],
    ['2027-03-06', '* 22:00-08:00', 20, [0, 8, 2, 0, 0, 0]],
  ])('%s, %s, night from %d', (date, text, night, hours) => {
    expect(of(date, text, night)).toEqual(hours)
  })
})

describe('the most that are there at once', () => {
  const peak = (...posts: Post[]) => hoursInRange('2027-06-11', '2027-06-13', 'HE', posts).peak

  it.each<[string, Post[], ReturnType<typeof peak>]>([
    ['nobody', [], null],
    [
      'one after the other',
      [post('* 08:00-16:00'), post('* 16:00-24:00')],
      { people: 1, date: '2027-06-11', minute: 480 },
    ],
    [
      'two over each other',
      [post('* 08:00-16:00', 3), post('Sa 15:00-17:00', 4)],
      { people: 7, date: '2027-06-12', minute: 900 },
    ],
    [
      'over midnight',
      [post('Fr 22:00-06:00', 2), post('Sa 00:00-01:00', 5)],
      { people: 7, date: '2027-06-12', minute: 0 },
    ],
  ])('%s', (_, posts, expected) => {
    expect(peak(...posts)).toEqual(expected)
  })
})
