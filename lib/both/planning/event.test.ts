import { Temporal } from 'temporal-polyfill'
import { type EventDraft, veranstaltung } from '@/content/planning/veranstaltung'
import { germanDate, headsByDay, isLong, mostAtOnce, readEvent, shiftsOf } from './event'
import { eventHours } from './eventHours'
import { total } from './table'

const draft = (patch: Partial<EventDraft> = {}): EventDraft => ({
  name: 'Tor',
  date: '2027-06-12',
  from: '18:00',
  to: '23:00',
  people: '2',
  ...patch,
})
const read = (...drafts: EventDraft[]) => readEvent(drafts)
const days = (...drafts: EventDraft[]) => headsByDay(shiftsOf(readEvent(drafts)))

describe('readEvent', () => {
  test.each([
    ['18:00', '23:00', 1080, 1380],
    ['22:00', '06:00', 1320, 1800],
    ['16:00', '00:00', 960, 1440],
    ['08:00', '08:00', 480, 1920],
    ['00:00', '12:15', 0, 735],
  ])('%s to %s', (from, to, start, end) => {
    expect(read(draft({ from, to }))[0]?.shift).toEqual({
      date: '2027-06-12',
      from: start,
      to: end,
      people: 2,
    })
  })

  test.each([
    [{ date: '' }, {}],
    [{ from: '' }, {}],
    [{ to: '' }, {}],
    [{ people: '' }, {}],
    [{ date: '12.06.2027' }, { date: { fault: 'nonsense' } }],
    [{ date: '2027-13-01' }, { date: { fault: 'nonsense' } }],
    [{ date: '2025-12-31' }, { date: { fault: 'small' } }],
    [{ date: '2036-01-01' }, { date: { fault: 'large' } }],
    [{ from: '25:00' }, { from: { fault: 'nonsense' } }],
    [{ from: '18:10' }, { from: { fault: 'fraction' } }],
    [{ to: 'spät' }, { to: { fault: 'nonsense' } }],
    [{ people: '0' }, { people: { fault: 'small' } }],
    [{ people: '1,5' }, { people: { fault: 'fraction' } }],
    [{ people: '1.000' }, { people: { fault: 'large' } }],
    [{ people: 'viele' }, { people: { fault: 'nonsense' } }],
  ])('%j is no shift', (patch, faults) => {
    expect(read(draft(patch))[0]).toMatchObject({ ...faults, shift: null })
  })

  test('a row that is wrong leaves the others alone', () => {
    expect(shiftsOf(read(draft({ people: 'x' }), draft()))).toHaveLength(1)
  })

  test('ten hours are not long, a quarter more is', () => {
    const shift = { date: '2027-06-12', from: 480, people: 1 }
    expect(isLong({ ...shift, to: 1080 })).toBe(false)
    expect(isLong({ ...shift, to: 1095 })).toBe(true)
  })
})

describe('headsByDay', () => {
  test('adds up who is there at the same time', () => {
    expect(
      days(draft({ from: '16:00', to: '20:00' }), draft({ from: '18:00', to: '22:00', people: '3' })),
    ).toEqual([
      {
        date: '2027-06-12',
        stretches: [
          { from: 960, to: 1080, heads: 2 },
          { from: 1080, to: 1200, heads: 5 },
          { from: 1200, to: 1320, heads: 3 },
        ],
      },
    ])
  })

  test('a shift over midnight stands on two days, also at the end of a year', () => {
    expect(days(draft({ date: '2027-12-31', from: '22:00', to: '06:00' }))).toEqual([
      { date: '2027-12-31', stretches: [{ from: 1320, to: 1440, heads: 2 }] },
      { date: '2028-01-01', stretches: [{ from: 0, to: 360, heads: 2 }] },
    ])
  })

  test('one that ends at midnight stands on one', () => {
    expect(days(draft({ from: '16:00', to: '00:00' }))).toHaveLength(1)
  })

  test('a relief that leaves the number as it is makes no step', () => {
    expect(
      days(draft({ from: '08:00', to: '12:00' }), draft({ from: '12:00', to: '16:00' }))[0]?.stretches,
    ).toEqual([{ from: 480, to: 960, heads: 2 }])
  })

  test('nobody is nothing', () => {
    expect(
      days(draft({ from: '08:00', to: '09:00' }), draft({ from: '10:00', to: '11:00' }))[0]?.stretches,
    ).toHaveLength(2)
    expect(headsByDay([])).toEqual([])
  })

  test('days in their order, whatever the order of the rows', () => {
    expect(days(draft({ date: '2027-06-13' }), draft()).map(({ date }) => date)).toEqual([
      '2027-06-12',
      '2027-06-13',
    ])
  })
})

test('most at once, the first time', () => {
  expect(mostAtOnce(days(draft({ date: '2027-06-13' }), draft()))).toEqual({
    date: '2027-06-12',
    from: 1080,
    to: 1380,
    heads: 2,
  })
  expect(mostAtOnce([])).toBeNull()
})

test('the example by hand: 16 + 20 + 48 + 48 + 32 + 24 hours, most during the concert', () => {
  const shifts = shiftsOf(readEvent(veranstaltung.example))
  expect(total(eventHours(Temporal, 'HE', shifts)) / 60).toBe(188)
  expect(mostAtOnce(headsByDay(shifts))).toEqual({ date: '2027-06-12', from: 1200, to: 1380, heads: 20 })
})

test('a date to read', () => {
  expect(germanDate('2027-06-12')).toBe('Sa., 12.06.2027')
})
