import type { Clock } from '@/content/clock'
import { type Post, type Weekday, weekdays } from '@/content/planning/types'
import { shownWeek, weekMinutes, weekOf } from './week'

const HOUR = 60

function post(days: readonly Weekday[], times: string, name = 'Pforte', people = 1): Post {
  const [from, to] = times.split('-') as [Clock, Clock]
  return { days, from, to, people, name }
}

/** `0-6 1, 6-18 0`: hours and people, a name where it is double. */
function row(posts: readonly Post[], day: Weekday): string {
  const stretches = weekOf(posts).find((each) => each.day === day)?.stretches ?? []
  return stretches
    .map(
      ({ from, to, people, double }) =>
        `${from / HOUR}-${to / HOUR} ${people}${double === null ? '' : ` ${double}`}`,
    )
    .join(', ')
}

const workdays = weekdays.slice(0, 5)
const gate = [post(workdays, '18:00-06:00'), post(['Sa', 'So', 'Ft'], '00:00-24:00')]

it.each([
  ['nobody', [], 'Mo', '0-24 0'],
  ['the gate before its first shift', gate, 'Mo', '0-18 0, 18-24 1'],
  ['the gate by night', gate, 'Di', '0-6 1, 6-18 0, 18-24 1'],
  ['Friday night beside Saturday: the same post twice', gate, 'Sa', '0-6 2 Pforte, 6-24 1'],
  ['the gate on Sunday', gate, 'So', '0-24 1'],
  ['Sunday night into Monday', [post(['So'], '22:00-06:00')], 'Mo', '0-6 1, 6-24 0'],
  ['… and its evening', [post(['So'], '22:00-06:00')], 'So', '0-22 0, 22-24 1'],
  ['until midnight', [post(['So'], '22:00-24:00')], 'Mo', '0-24 0'],
  ['a whole day from noon', [post(['Mo'], '12:00-12:00')], 'Di', '0-12 1, 12-24 0'],
  ['no days', [post([], '00:00-24:00')], 'Mo', '0-24 0'],
  ['holidays only', [post(['Ft'], '00:00-24:00')], 'Mo', '0-24 0'],
  ['several people', [post(['Mo'], '08:00-16:00', 'Empfang', 3)], 'Mo', '0-8 0, 8-16 3, 16-24 0'],
  ['quarters', [post(['Mo'], '08:15-08:30')], 'Mo', '0-8.25 0, 8.25-8.5 1, 8.5-24 0'],
  [
    'shifts one after the other',
    [post(['Mo'], '06:00-14:00'), post(['Mo'], '14:00-22:00')],
    'Mo',
    '0-6 0, 6-14 1, 14-22 1, 22-24 0',
  ],
  [
    'one post twice',
    [post(['Mo'], '06:00-14:30'), post(['Mo'], '14:00-22:00')],
    'Mo',
    '0-6 0, 6-14 1, 14-14.5 2 Pforte, 14.5-22 1, 22-24 0',
  ],
  [
    'two posts',
    [post(['Mo'], '06:00-14:30'), post(['Mo'], '14:00-22:00', 'Tor')],
    'Mo',
    '0-6 0, 6-14 1, 14-14.5 2, 14.5-22 1, 22-24 0',
  ],
  [
    'posts without a name',
    [post(['Mo'], '00:00-24:00', ''), post(['Mo'], '00:00-24:00', '')],
    'Mo',
    '0-24 2',
  ],
  ['a name of every object', [post(['Mo'], '00:00-24:00', '__proto__')], 'Mo', '0-24 1'],
  [
    'the same by day and by night over midnight',
    [post(['So'], '20:00-08:00'), post(['Mo'], '06:00-10:00')],
    'Mo',
    '0-6 1, 6-8 2 Pforte, 8-10 1, 10-24 0',
  ],
] as const)('%s, %s', (_, posts, day, stretches) => {
  expect(row(posts, day)).toBe(stretches)
})

it('has seven days of 24 hours each, without a gap', () => {
  const rows = weekOf(gate)
  expect(rows.map(({ day }) => day)).toEqual(weekdays.slice(0, 7))
  for (const { stretches } of rows) {
    expect(stretches[0]?.from).toBe(0)
    expect(stretches.at(-1)?.to).toBe(24 * HOUR)
    expect(stretches.slice(1).every(({ from }, at) => from === stretches[at]?.to)).toBe(true)
  }
})

it.each([
  ['the gate: 5 × 12 + 2 × 24', gate, 108],
  ['holidays are in no week', [post(['Ft'], '00:00-24:00')], 0],
  ['each of three people', [post(['Mo'], '08:00-16:00', 'Empfang', 3)], 24],
  ['over Sunday midnight', [post(['So'], '22:00-06:00')], 8],
  ['nobody', [], 0],
])('hours of a week: %s', (_, posts, hours) => {
  expect(weekMinutes(posts)).toBe(hours * HOUR)
  // Both say the same.
  const seen = weekOf(posts).flatMap(({ stretches }) =>
    stretches.map(({ from, to, people }) => (to - from) * people),
  )
  expect(seen.reduce((sum, each) => sum + each, 0)).toBe(hours * HOUR)
})

describe('posts with dates', () => {
  const season = (name: string, from: string, to: string) => ({
    ...post(workdays, '08:00-18:00', name),
    dates: [{ from, to }],
  })
  const period = { kind: 'year', year: 2027 } as const
  // Winter and summer of one post, and a fair of one Friday and Saturday.
  const posts = [season('Bad', '2027-01-01', '2027-04-30'), season('Bad', '2027-05-01', '2027-09-30')]
  const fair = {
    ...post(['Fr', 'Sa'], '08:00-12:00', 'Messe', 9),
    dates: [{ from: '2027-06-11', to: '2027-06-12' }],
  }

  it('show the week with the most hours, and nothing twice that is not there at once', () => {
    expect(shownWeek(gate, period)).toBeNull()
    expect(shownWeek([...posts, fair], period)).toBe('2027-06-07')
    const rows = weekOf([...posts, fair], '2027-06-07')
    expect(rows[0]?.stretches.map(({ people, double }) => [people, double])).toEqual([
      [0, null],
      [1, null],
      [0, null],
    ])
    expect(rows[4]?.stretches.map(({ people }) => people)).toEqual([0, 10, 1, 0])
    expect(weekMinutes([...posts, fair], '2027-06-07')).toBe((50 + 2 * 4 * 9) * HOUR)
  })

  it('outside of the period count for no week', () => {
    expect(shownWeek([season('Bad', '2028-01-01', '2028-04-30')], period)).toBeNull()
  })
})
