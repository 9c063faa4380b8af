import { weekdays } from '@/content/planning/days'
import type { Period } from '@/content/planning/types'
import { netHours, peopleFor, remarksOf } from './staffing'
import { post } from './support/post'

const fullTime = { weeklyHours: 40, leaveDays: 28, sickDays: 15 }
const year: Period = { kind: 'year', year: 2027 }
const HOUR = 60

it.each([
  // 52.178571 weeks of forty hours less 43 days of eight: 2087.142857 - 344.
  [fullTime, 1743.142857],
  [{ weeklyHours: 40, leaveDays: 0, sickDays: 0 }, 2087.142857],
  // 52.178571 × 20 - 43 × 4
  [{ ...fullTime, weeklyHours: 20 }, 871.571429],
  // 52.178571 × 38.5 - 40 × 7.7
  [{ weeklyHours: 38.5, leaveDays: 30, sickDays: 10 }, 1700.875],
])('%j: %d hours a year', (assumed, hours) => {
  expect(netHours(assumed)).toBeCloseTo(hours, 5)
})

it.each([
  ['a post around the clock', 8760, year, fullTime, 5.0254],
  ['the gate of the specification', 5700, year, fullTime, 3.27],
  ['nothing', 0, year, fullTime, 0],
  // Four weeks: 672 hours of 1743.142857 × 28 ÷ 365.25 = 133.6293.
  [
    'four weeks around the clock',
    672,
    { kind: 'range', from: '2027-03-01', to: '2027-03-28' },
    fullTime,
    5.0288,
  ],
  // 366 of 365.25 days.
  ['a leap year as a range', 8784, { kind: 'range', from: '2028-01-01', to: '2028-12-31' }, fullTime, 5.0288],
] as const)('people for %s', (_, hours, period, assumed, people) => {
  expect(peopleFor(hours * HOUR, period, assumed)).toBeCloseTo(people, 3)
})

it('counts nobody for less than four weeks', () => {
  expect(peopleFor(HOUR, { kind: 'range', from: '2027-03-01', to: '2027-03-27' }, fullTime)).toBeNull()
})

it.each([
  { ...fullTime, weeklyHours: 0 },
  { ...fullTime, leaveDays: 365 },
])('nobody would be left to work: %j', (assumed) => {
  expect(peopleFor(HOUR, year, assumed)).toBeNull()
})

describe('remarks of the Working Time Act', () => {
  const workdays = weekdays.slice(0, 5)
  it.each([
    ['an office', [post(workdays, '08:00-16:00')], []],
    ['ten hours', [post(workdays, '08:00-18:00')], []],
    ['more than ten', [post(workdays, '08:00-18:15')], ['long']],
    ['twelve', [post(workdays, '06:00-18:00')], ['long']],
    // A post, not a shift: somebody comes in between.
    ['more than twelve', [post(workdays, '06:00-18:15')], ['relay']],
    ['around the clock', [post(weekdays, '00:00-24:00')], ['relay', 'sundays']],
    ['Sundays', [post(['So'], '08:00-12:00')], ['sundays']],
    ['holidays', [post(['Ft'], '08:00-12:00')], ['sundays']],
    ['Saturday until midnight', [post(['Sa'], '16:00-00:00')], []],
    ['Saturday into Sunday', [post(['Sa'], '22:00-06:00')], ['sundays']],
    ['nights, and so the mornings of holidays', [post(workdays, '22:00-06:00')], ['sundays']],
    ['no posts', [], []],
  ] as const)('%s', (_, posts, kinds) => {
    expect(remarksOf(posts).map(({ kind }) => kind)).toEqual(kinds)
  })

  it('name each post once', () => {
    const posts = [
      post(workdays, '18:00-06:00'),
      post(['Sa', 'So'], '00:00-24:00'),
      post(workdays, '08:00-16:00', 'Empfang'),
      post(['Sa'], '06:00-20:00', 'Tor'),
    ]
    expect(remarksOf(posts)).toEqual([
      { kind: 'relay', names: ['Pforte', 'Tor'] },
      { kind: 'long', names: ['Pforte'] },
      { kind: 'sundays', names: ['Pforte'] },
    ])
  })
})
