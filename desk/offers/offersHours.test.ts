import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { allLaender } from '@/content/landNames'
import { kosten } from '@/content/planning/kosten'
import { calendarOf } from '@/desk/time/calendar'
import { hoursOf, rangeOf, shiftsOf, spanOf } from '@/desk/time/hours'
import { columnTotal, dayKinds, dayParts, emptyTable, rowTotal, total } from '@/desk/time/table'
import { hoursInWords, readHours } from './offersHours'

const empty = { total: '', night: '', sunday: '', holiday: '' }

describe.each(allLaender)('the example of the costs in %s', (land) => {
  const { plan } = kosten.example
  const range = rangeOf(plan.period)
  const calendar = calendarOf(Temporal, land, range)
  const tableOf = (changed: Partial<typeof plan>) => hoursOf({ ...plan, ...changed }, calendar).table

  it('has as many hours as its shifts, counted', () => {
    const hours = plan.posts.map((post) => {
      const { from, to } = spanOf(post)
      return shiftsOf(post, calendar, range) * (to - from)
    })
    expect(plan.posts.map((post) => total(tableOf({ posts: [post] })))).toEqual(hours)
  })

  it('has three hours more on each of 365 days where the night begins at eight', () => {
    const longer = columnTotal(tableOf({ night: 20 }), 'night') - columnTotal(tableOf({}), 'night')
    expect(longer).toBe(365 * 3 * 60)
  })
})

// Counted by hand for 2027 in Hessen: of 8,760 hours the gate is empty for twelve on each of 261 − 6 working days; seven hours of
// each night; 50 Sundays that are no holidays, and ten holidays, each staffed once from midnight to midnight. The clock takes one
// hour in March and gives it back in October, both in the night of a Sunday.
it('words the hours on which surcharges act', () => {
  const { plan } = kosten.example
  const { table } = hoursOf(plan, calendarOf(Temporal, 'HE', rangeOf(plan.period)))
  expect(hoursInWords(table)).toEqual({ all: '5.700', night: '2.555', sunday: '1.200', holiday: '240' })
})

it('takes a mere total for days', () => {
  expect(readHours({ ...empty, total: '5.700' })).toEqual({
    problems: {},
    table: { ...emptyTable, weekday: { day: 5700 * 60, night: 0 } },
  })
})

it('spreads the nights evenly', () => {
  expect(readHours({ total: '1000', night: '500', sunday: '200', holiday: '100 h' }).table).toEqual({
    weekday: { day: 350 * 60, night: 350 * 60 },
    sunday: { day: 100 * 60, night: 100 * 60 },
    holiday: { day: 50 * 60, night: 50 * 60 },
  })
})

it('names what cannot be and counts the rest', () => {
  expect(readHours({ total: '100', night: '101', sunday: 'oft', holiday: '' })).toEqual({
    problems: { night: 'moreThanTotal', sunday: 'nonsense' },
    table: { ...emptyTable, weekday: { day: 6000, night: 0 } },
  })
  expect(readHours({ ...empty, total: '100', sunday: '60', holiday: '41' }).problems).toEqual({
    holiday: 'moreThanTotal',
  })
  expect(readHours({ ...empty, night: '10' })).toEqual({
    problems: { night: 'moreThanTotal' },
    table: emptyTable,
  })
  expect(readHours({ ...empty, total: '1.000.000' }).problems).toEqual({ total: 'tooHigh' })
})

it('keeps all hours, and nights to a minute', () => {
  const part = fc.integer({ min: 0, max: 10_000 })
  fc.assert(
    fc.property(part, part, part, part, (weekday, sunday, holiday, share) => {
      const all = weekday + sunday + holiday
      const night = Math.floor((all * share) / 10_000)
      const { table, problems } = readHours({
        total: String(all),
        night: String(night),
        sunday: String(sunday),
        holiday: String(holiday),
      })
      expect(problems).toEqual({})
      expect(total(table)).toBe(all * 60)
      expect(rowTotal(table, 'sunday')).toBe(sunday * 60)
      expect(Math.abs(columnTotal(table, 'night') - night * 60)).toBeLessThanOrEqual(1)
      expect(dayKinds.every((kind) => dayParts.every((each) => table[kind][each] >= 0))).toBe(true)
    }),
  )
})
