import type { Clock } from '@/content/clock'
import { type Period, type Post, type Weekday, weekdays } from '@/content/planning/types'
import { netHours, peopleFor, remarksOf } from './staffing'

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
  // A week: 168 hours of 1743.142857 × 7 ÷ 365.25 = 33.4073.
  ['a week around the clock', 168, { kind: 'range', from: '2027-03-01', to: '2027-03-07' }, fullTime, 5.0288],
  ['a day', 24, { kind: 'range', from: '2027-03-28', to: '2027-03-28' }, fullTime, 5.0288],
  // 366 of 365.25 days.
  ['a leap year as a range', 8784, { kind: 'range', from: '2028-01-01', to: '2028-12-31' }, fullTime, 5.0288],
] as const)('people for %s', (_, hours, period, assumed, people) => {
  expect(peopleFor(hours * HOUR, period, assumed)).toBeCloseTo(people, 3)
})

it.each([
  { ...fullTime, weeklyHours: 0 },
  { ...fullTime, leaveDays: 365 },
])('nobody would be left to work: %j', (assumed) => {
  expect(peopleFor(HOUR, year, assumed)).toBeNull()
})

function post(days: readonly Weekday[], times: string, name = 'Pforte'): Post {
  const [from, to] = times.split('-') as [Clock, Clock]
  return { days, from, to, people: 1, name }
}

describe('remarks of the Working Time Act', () => {
  const workdays = weekdays.slice(0, 5)
  it.each([
    ['an office', [post(workdays, '08:00-16:00')], []],
    ['ten hours', [post(workdays, '08:00-18:00')], []],
    ['more than ten', [post(workdays, '08:00-18:15')], ['long']],
    // Thirteen hours leave eleven.
    ['thirteen hours a day', [post(workdays, '06:00-19:00')], ['long']],
    ['more than thirteen', [post(workdays, '06:00-19:15')], ['long', 'rest']],
    ['every second day', [post(['Mo', 'Mi', 'Fr'], '06:00-20:00')], ['long']],
    ['around the clock', [post(weekdays, '00:00-24:00')], ['long', 'rest', 'sundays']],
    ['Sunday and Monday', [post(['So', 'Mo'], '06:00-20:00')], ['long', 'rest', 'sundays']],
    ['Sundays', [post(['So'], '08:00-12:00')], ['sundays']],
    ['holidays', [post(['Ft'], '08:00-12:00')], ['sundays']],
    ['Saturday until midnight', [post(['Sa'], '16:00-00:00')], []],
    ['Saturday into Sunday', [post(['Sa'], '22:00-06:00')], ['sundays']],
    ['nights, and so the mornings of holidays', [post(workdays, '22:00-06:00')], ['sundays']],
    ['no days', [post([], '00:00-24:00')], []],
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
      { kind: 'long', names: ['Pforte', 'Tor'] },
      { kind: 'rest', names: ['Pforte'] },
      { kind: 'sundays', names: ['Pforte'] },
    ])
  })
})
