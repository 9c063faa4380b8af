import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import type { Clock } from '@/content/clock'
import type { Land } from '@/content/laender'
import { type NightStart, nightStarts, type Post, weekdays } from '@/content/planning/types'
import { clockOf } from '@/lib/both/clock'
import { type Calendar, calendarOf } from './calendar'
import { hoursOf, spanOf } from './hours'
import { rangeOf } from './period'
import { anyPost } from './support/anyPost'
import { columnTotal, emptyTable, type HoursTable, rowTotal, sumOf, total } from './table'

const HOUR = 60
const everyDay: Post = { days: weekdays, from: '00:00', to: '24:00', people: 1, name: 'Pforte' }
const gate: Post[] = [
  { ...everyDay, days: weekdays.slice(0, 5), from: '18:00', to: '06:00' },
  { ...everyDay, days: weekdays.slice(5) },
]
const office: Post = { ...everyDay, days: weekdays.slice(0, 5), from: '07:00', to: '19:00' }

const calendars = new Map<string, Calendar>()

function calendarIn(year: number, land: Land): Calendar {
  const calendar =
    calendars.get(`${year}${land}`) ?? calendarOf(Temporal, land, rangeOf({ kind: 'year', year }))
  calendars.set(`${year}${land}`, calendar)
  return calendar
}

function hoursInYear(year: number, land: Land, posts: readonly Post[], night: NightStart = 23) {
  return hoursOf({ posts, period: { kind: 'year', year }, night }, calendarIn(year, land))
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
 * Worked by hand; `npm run gate -- reckoning` compares random plans with a second reckoning. What it is, day or days, Land, post, start
 * of the night; then the hours of weekdays by day and night, the same of Sundays, and of holidays.
 */
function cases(table: string) {
  const lines = table.split('\n').map((line) => line.trim())
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, dates = '', land, text = '', night, hours] = line.split(' | ')
      const [from = '', to = from] = dates.split(' to ')
      const reckoned = () => hoursInRange(from, to, land as Land, [post(text)], Number(night) as NightStart)
      return { line, hours, reckoned }
    })
}

describe('one day and what follows from it', () => {
  // 2 March 2027 is a Tuesday.
  it.each(
    cases(`
    a night from 23 | 2027-03-02 | HE | * 22:00-06:00 | 23 | 1 7 0 0 0 0
    a night from 22 | 2027-03-02 | HE | * 22:00-06:00 | 22 | 0 8 0 0 0 0
    beyond a night from 20 | 2027-03-02 | HE | * 19:00-08:00 | 20 | 3 10 0 0 0 0
    beyond a night from 22 | 2027-03-02 | HE | * 19:00-08:00 | 22 | 5 8 0 0 0 0
    beyond a night from 23 | 2027-03-02 | HE | * 19:00-08:00 | 23 | 6 7 0 0 0 0
    0 to 24 | 2027-03-02 | HE | * 00:00-24:00 | 23 | 17 7 0 0 0 0
    0 to 0 is a whole day | 2027-03-02 | HE | * 00:00-00:00 | 23 | 17 7 0 0 0 0
    7 to 7 is one, too | 2027-03-02 | HE | * 07:00-07:00 | 23 | 17 7 0 0 0 0
    until 24:00 | 2027-03-02 | HE | * 16:00-24:00 | 23 | 7 1 0 0 0 0
    until 00:00 | 2027-03-02 | HE | * 16:00-00:00 | 23 | 7 1 0 0 0 0
    quarters around six | 2027-03-02 | HE | * 05:45-06:15 | 23 | 0.25 0.25 0 0 0 0
    quarters around 23 | 2027-03-02 | HE | * 22:45-23:15 | 23 | 0.25 0.25 0 0 0 0
    the last quarter of a day | 2027-03-02 | HE | * 22:45-23:00 | 23 | 0.25 0 0 0 0 0
    a post without days | 2027-03-01 to 2027-03-31 | HE | none 00:00-24:00 | 23 | 0 0 0 0 0 0
    another weekday | 2027-03-02 | HE | Mo,Mi 00:00-24:00 | 23 | 0 0 0 0 0 0
    from Saturday into Sunday | 2027-03-06 | HE | Sa 18:00-06:00 | 23 | 5 1 0 6 0 0
    from Sunday into Monday | 2027-03-07 | HE | So 18:00-06:00 | 23 | 0 6 5 1 0 0
    quarters around midnight | 2027-03-06 | HE | * 23:45-00:15 | 23 | 0 0.25 0 0.25 0 0
    # 2028 is a leap year; 28 February is a Monday there, and a Sunday the year before.
    29 February | 2028-02-29 | HE | Di 00:00-24:00 | 23 | 17 7 0 0 0 0
    around it | 2028-02-28 to 2028-03-01 | HE | * 00:00-24:00 | 23 | 51 21 0 0 0 0
    where there is none | 2027-02-28 to 2027-03-01 | HE | * 00:00-24:00 | 23 | 17 7 17 7 0 0
    into it | 2032-02-28 | RP | * 22:00-06:00 | 23 | 1 1 0 6 0 0
  `),
  )('$line', ({ hours, reckoned }) => {
    expect(six(reckoned().table).join(' ')).toBe(hours)
  })

  it('counts each of 99 people', () => {
    const { table } = hoursInRange('2027-03-02', '2027-03-02', 'HE', [post('* 08:00-08:15', 99)])
    expect(six(table)).toEqual([24.75, 0, 0, 0, 0, 0])
  })

  it('counts posts that lie over each other as often as they are there', () => {
    const posts = [post('* 08:00-16:00'), post('* 12:00-20:00', 2), post('* 12:00-20:00', 2)]
    expect(six(hoursInRange('2027-03-02', '2027-03-02', 'HE', posts).table)).toEqual([40, 0, 0, 0, 0, 0])
  })
})

describe('holidays', () => {
  // In 2027, 1 May and 25 December are Saturdays, 3 October and 26 December Sundays, 1 November is a Monday; in 2026 a Sunday.
  it.each(
    cases(`
    only posts for holidays start | 2027-05-01 | HE | Sa 00:00-24:00 | 23 | 0 0 0 0 0 0
    and they do | 2027-05-01 | HE | Ft 00:00-24:00 | 23 | 0 0 0 0 17 7
    but not on others | 2027-04-30 | HE | Ft 00:00-24:00 | 23 | 0 0 0 0 0 0
    a shift of the evening before goes on | 2027-04-30 to 2027-05-01 | HE | Fr,Sa 18:00-06:00 | 23 | 5 1 0 0 0 6
    one that starts there ends on Sunday | 2027-05-01 | HE | Ft 18:00-06:00 | 23 | 0 0 0 6 5 1
    a Sunday is a holiday first | 2027-10-03 | RP | * 00:00-24:00 | 23 | 0 0 0 0 17 7
    without a post for Sundays | 2027-10-03 | RP | So 00:00-24:00 | 23 | 0 0 0 0 0 0
    from Saturday into it | 2027-10-02 | HE | Sa 20:00-04:00 | 22 | 2 2 0 0 0 4
    Christmas at the weekend | 2027-12-24 to 2027-12-26 | HE | * 00:00-24:00 | 23 | 17 7 0 0 34 14
    weekday nights at Christmas | 2027-12-24 to 2027-12-26 | HE | Mo,Di,Mi,Do,Fr,Sa,So 18:00-06:00 | 23 | 5 1 0 0 0 6
    Christmas night | 2026-12-25 to 2026-12-26 | HE | Ft 20:00-08:00 | 23 | 0 0 2 6 8 8
    the evening before All Saints in Hessen | 2026-10-31 | HE | Sa 22:00-06:00 | 23 | 1 1 0 6 0 0
    … in Rheinland-Pfalz, where that is a holiday | 2026-10-31 | RP | Sa 22:00-06:00 | 23 | 1 1 0 0 0 6
    from Easter Sunday into Monday | 2028-04-16 | RP | So 22:00-06:00 | 23 | 0 0 1 1 0 6
  `),
  )('$line', ({ hours, reckoned }) => {
    expect(six(reckoned().table).join(' ')).toBe(hours)
  })
})

describe('nights of the clock', () => {
  // 28 March 2027: two becomes three. 31 October 2027: three becomes two. Both are Sundays and no holidays.
  it.each(
    cases(`
    22 to 6 | 2027-03-27 | HE | * 22:00-06:00 | 23 | 1 1 0 5 0 0
    the hour that is not | 2027-03-28 | HE | * 02:00-03:00 | 23 | 0 0 0 0 0 0
    a part of it | 2027-03-28 | HE | * 02:45-03:00 | 23 | 0 0 0 0 0 0
    into it | 2027-03-28 | HE | * 01:30-02:30 | 23 | 0 0 0 0.5 0 0
    out of it | 2027-03-28 | HE | * 02:15-03:15 | 23 | 0 0 0 0.25 0 0
    1 to 4 | 2027-03-28 | HE | * 01:00-04:00 | 23 | 0 0 0 2 0 0
    0 to 24 | 2027-03-28 | HE | * 00:00-24:00 | 23 | 0 0 17 6 0 0
    the day before | 2027-03-27 | HE | * 02:00-03:00 | 23 | 0 1 0 0 0 0
    22 to 6 | 2027-10-30 | RP | * 22:00-06:00 | 23 | 1 1 0 7 0 0
    the hour that is twice | 2027-10-31 | RP | * 02:00-03:00 | 23 | 0 0 0 2 0 0
    its first half | 2027-10-31 | RP | * 02:00-02:30 | 23 | 0 0 0 0.5 0 0
    the rest of it | 2027-10-31 | RP | * 02:30-03:00 | 23 | 0 0 0 1.5 0 0
    the hour before | 2027-10-31 | RP | * 01:00-02:00 | 23 | 0 0 0 1 0 0
    the hour after | 2027-10-31 | RP | * 03:00-04:00 | 23 | 0 0 0 1 0 0
    1 to 4 | 2027-10-31 | RP | * 01:00-04:00 | 23 | 0 0 0 4 0 0
    0 to 24 | 2027-10-31 | RP | * 00:00-24:00 | 23 | 0 0 17 8 0 0
    # From that night into All Saints' Day.
    into a holiday | 2027-10-31 | RP | * 02:00-02:00 | 23 | 0 0 17 6 0 2
  `),
  )('$line', ({ hours, reckoned }) => {
    expect(six(reckoned().table).join(' ')).toBe(hours)
  })

  it.each([
    '2026-03-29 2026-10-25',
    '2028-03-26 2028-10-29',
    '2031-03-30 2031-10-26',
    '2035-03-25 2035-10-28',
  ])('%s: 23 hours and 25', (days) => {
    const hours = (date: string) => total(hoursInRange(date, date, 'HE', [everyDay]).table) / HOUR
    expect(days.split(' ').map(hours)).toEqual([23, 25])
    const changed = calendarIn(Number(days.slice(0, 4)), 'HE').days.filter(({ passed }) => passed !== null)
    expect(changed.map(({ date }) => date).join(' ')).toBe(days)
  })
})

describe('ranges', () => {
  it.each(
    cases(`
    the last shift counts whole | 2027-03-01 to 2027-03-05 | HE | Mo,Di,Mi,Do,Fr 22:00-06:00 | 23 | 5 35 0 0 0 0
    the evening before does not | 2027-03-07 | HE | * 22:00-06:00 | 23 | 0 6 1 1 0 0
    # Friday 31 December 2027 into New Year's Day, and that into Sunday.
    over a year's end | 2027-12-31 to 2028-01-01 | RP | * 22:00-06:00 | 23 | 1 1 0 6 1 7
    out of the last year | 2035-12-31 | HE | * 22:00-06:00 | 23 | 1 1 0 0 0 6
    from the first day | 2026-01-01 to 2026-01-02 | HE | Ft,Fr 22:00-06:00 | 23 | 1 13 0 0 1 1
  `),
  )('$line', ({ hours, reckoned }) => {
    expect(six(reckoned().table).join(' ')).toBe(hours)
  })
})

describe('years', () => {
  // Sundays of the year less holidays on one; ten holidays in Hessen, eleven in Rheinland-Pfalz, none on the same day.
  it.each([
    [2026, 52, 51],
    [2027, 50, 50],
    [2028, 53, 53],
    [2035, 52, 52],
  ])('%d: %d Sundays in Hessen, %d in Rheinland-Pfalz', (year, hesse, palatinate) => {
    const hours = year % 4 === 0 ? 8784 : 8760
    const rows = (land: Land) => {
      const { table } = hoursInYear(year, land, [everyDay])
      return [rowTotal(table, 'sunday'), rowTotal(table, 'holiday'), total(table)].map((each) => each / HOUR)
    }
    expect(rows('HE')).toEqual([hesse * 24, 240, hours])
    expect(rows('RP')).toEqual([palatinate * 24, 264, hours])
  })

  it.each([
    // An evening of two hours at the end, a morning of six at the start: the year has as many nights as days.
    [2027, 'HE', '* 22:00-06:00', 365 * 8],
    [2028, 'HE', '* 22:00-06:00', 366 * 8],
    [2027, 'HE', 'Ft 22:00-06:00', 80],
    [2027, 'RP', 'Ft 22:00-06:00', 88],
    // 261 days from Monday to Friday, six of them holidays: all but 1 May, 3 October and Christmas.
    [2027, 'HE', 'Mo,Di,Mi,Do,Fr 08:00-08:15', (261 - 6) / 4],
  ] as const)('%d, %s, %s: %d hours', (year, land, text, hours) => {
    expect(total(hoursInYear(year, land, [post(text)]).table)).toBe(hours * HOUR)
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
})

describe('whatever the posts', () => {
  const _quarter = (from: number, to: number) =>
    fc.integer({ min: from / 15, max: to / 15 }).map((at) => at * 15)
  const clock = (minutes: number): Clock => (minutes === 24 * HOUR ? '24:00' : clockOf(minutes))
  const { dates: _, ...everyWeek } = anyPost
  const onePost: fc.Arbitrary<Post> = fc.record({ ...everyWeek, name: fc.constant('Pforte') })
  const anyPosts = fc.array(onePost, { maxLength: 4 })
  const anyYear = fc.constantFrom(2026, 2027, 2028)
  const anyLand = fc.constantFrom<Land>('HE', 'RP')
  const anyNight = fc.constantFrom(...nightStarts)
  const runs = { numRuns: 25 }

  it('adds up: rows, columns and names', () => {
    fc.assert(
      fc.property(anyPosts, anyYear, anyLand, anyNight, (posts, year, land, night) => {
        const named = posts.map((each, at) => ({ ...each, name: `Tor ${at % 3}` }))
        const { table, byName } = hoursInYear(year, land, named, night)
        expect(columnTotal(table, 'day') + columnTotal(table, 'night')).toBe(total(table))
        expect(byName.map((each) => each.table).reduce(sumOf, emptyTable)).toEqual(table)
        expect(byName.map(({ name }) => name)).toEqual([...new Set(named.map(({ name }) => name))])
      }),
      runs,
    )
  })

  it('stays the same where a post is split before midnight', () => {
    fc.assert(
      fc.property(
        onePost,
        fc.double({ min: 0, max: 1, noNaN: true }),
        anyYear,
        anyLand,
        (whole, share, year, land) => {
          const { from, to } = spanOf(whole)
          const end = Math.min(to, 24 * HOUR)
          const at = clock(from + Math.ceil(share * ((end - from) / 15 - 1)) * 15)
          fc.pre(at !== whole.from)
          const parts = [
            { ...whole, to: at },
            { ...whole, from: at },
          ]
          expect(hoursInYear(year, land, parts).table).toEqual(hoursInYear(year, land, [whole]).table)
        },
      ),
      runs,
    )
  })

  it('has one person and the others for all of them, some days and the others, and any order', () => {
    fc.assert(
      fc.property(onePost, anyPosts, fc.nat({ max: 8 }), anyYear, anyLand, (one, others, cut, year, land) => {
        const of = (posts: readonly Post[]) => hoursInYear(year, land, posts).table
        const people = [one, { ...one, people: 7 }]
        expect(of(people)).toEqual(of([{ ...one, people: one.people + 7 }]))
        const days = [
          { ...one, days: one.days.slice(0, cut) },
          { ...one, days: one.days.slice(cut) },
        ]
        expect(of(days)).toEqual(of([one]))
        expect(of([one, ...others])).toEqual(of([...others, one].reverse()))
        expect(sumOf(of([one]), of(others))).toEqual(of([one, ...others]))
      }),
      runs,
    )
  })

  it('only moves hours between columns with the start of the night', () => {
    fc.assert(
      fc.property(anyPosts, anyYear, anyLand, (posts, year, land) => {
        const [law, earlier, earliest] = nightStarts.map(
          (night) => hoursInYear(year, land, posts, night).table,
        )
        for (const kind of ['weekday', 'sunday', 'holiday'] as const) {
          expect(rowTotal(earlier ?? emptyTable, kind)).toBe(rowTotal(law ?? emptyTable, kind))
          expect(rowTotal(earliest ?? emptyTable, kind)).toBe(rowTotal(law ?? emptyTable, kind))
        }
      }),
      runs,
    )
  })

  it('has for two ranges what it has for both in one', () => {
    const { days } = calendarIn(2027, 'RP')
    fc.assert(
      fc.property(anyPosts, fc.integer({ min: 1, max: days.length - 3 }), (posts, cut) => {
        const calendar = calendarIn(2027, 'RP')
        const table = (from = '', to = '') =>
          hoursOf({ posts, period: { kind: 'range', from, to }, night: 23 }, calendar).table
        const parts = [table('2027-01-01', days[cut]?.date), table(days[cut + 1]?.date, '2027-12-31')]
        expect(parts.reduce(sumOf)).toEqual(table('2027-01-01', '2027-12-31'))
      }),
      runs,
    )
  })
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

  it('go on over midnight, into a holiday and through the night of the clock', () => {
    const night = (date: string) => ({ ...post('* 22:00-06:00', 2), dates: [{ from: date, to: date }] })
    const of = (date: string) => six(hoursInRange('2027-01-01', '2027-12-31', 'RP', [night(date)]).table)
    expect(of('2027-10-31')).toEqual([0, 0, 2, 2, 0, 12])
    expect(of('2027-03-27')).toEqual([2, 2, 0, 10, 0, 0])
  })

  it('of a year count the evening before it where they name it', () => {
    const newYear = { ...post('* 22:00-06:00'), dates: [{ from: '2026-12-31', to: '2026-12-31' }] }
    expect(six(hoursInYear(2027, 'HE', [newYear]).table)).toEqual([0, 0, 0, 0, 0, 6])
  })
})

describe('Sundays and holidays from six to eight', () => {
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
    ['2027-05-01', '* 00:00-24:00', 20, [0, 10, 0, 0, 14, 0]],
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
