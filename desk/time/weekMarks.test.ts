import { weekdays } from '@/content/planning/days'
import type { Post } from '@/content/planning/post'
import { post } from './support/post'
import { weekMinutes } from './week'
import { marksOf, timesOf } from './weekMarks'

const HOUR = 60
const workdays = weekdays.slice(0, 5)

const gate = [post(workdays, '18:00-06:00'), post(['Sa', 'So', 'Ft'], '06:00-06:00')]

/** `Mo 12-24`: hours after six of each mark, with its lane where it is not the first. */
function marks(posts: readonly Post[], monday: string | null = null): string {
  return marksOf(posts, monday)
    .marks.map(
      ({ row, from, to, lane }) =>
        `${weekdays[row]} ${from / HOUR}-${to / HOUR}${lane === 0 ? '' : ` ${lane}`}`,
    )
    .join(', ')
}

it.each([
  ['a night stays in one piece', [post(['Mo'], '18:00-06:00')], 'Mo 12-24'],
  ['what begins at midnight is in the row of the evening before', [post(['Di'], '00:00-05:00')], 'Mo 18-23'],
  ['… on Mondays in that of Sunday', [post(['Mo'], '00:00-06:00')], 'So 18-24'],
  ['a day from midnight has two pieces', [post(['Mi'], '00:00-24:00')], 'Di 18-24, Mi 0-18'],
  ['Sunday’s shift goes on where the week begins', [post(['So'], '20:00-08:00')], 'Mo 0-2, So 14-24'],
  [
    'one after the other, in one lane',
    [post(['Mo'], '06:00-14:00'), post(['Mo'], '14:00-22:00')],
    'Mo 0-8, Mo 8-16',
  ],
  [
    'at once, below each other',
    [post(['Mo'], '06:00-14:00'), post(['Mo'], '13:45-22:00')],
    'Mo 0-8, Mo 7.75-16 1',
  ],
  ['holidays are in no week', [post(['Ft'], '06:00-14:00')], ''],
] as const)('%s', (_, posts, expected) => {
  expect(marks(posts)).toBe(expected)
})

it('shows a week of its dates, also the night into the next one', () => {
  const dated = { ...post(['Mo'], '00:00-06:00'), dates: [{ from: '2027-06-14', to: '2027-06-14' }] }
  expect(marks([dated], '2027-06-07')).toBe('So 18-24')
  expect(marks([dated], '2027-05-31')).toBe('')
})

it('loses nothing of a week', () => {
  const all = [
    ...gate,
    post(['Mo', 'So'], '12:00-12:00'),
    post(['Mo'], '00:00-24:00'),
    post(['So'], '22:15-05:45'),
  ]
  const seen = marksOf(all, null).marks.reduce((sum, { from, to }) => sum + to - from, 0)
  expect(seen).toBe(weekMinutes(all))
})

it('finds where nobody is, the same hours of following days together', () => {
  expect(marksOf(gate, null).gaps).toEqual([{ first: 0, last: 4, from: 0, to: 12 * HOUR }])
  expect(marksOf([], null).gaps).toEqual([{ first: 0, last: 6, from: 0, to: 24 * HOUR }])
  const within = post(['Mo'], '08:00-10:00', 'Tor')
  expect(marksOf([post(weekdays, '06:00-06:00'), within], null).gaps).toEqual([])
})

it.each([
  ['Friday night beside Saturday', [post(['Fr'], '18:00-06:00'), post(['Sa'], '00:00-24:00')], [[4, 18, 24]]],
  ['half an hour over each other', [post(['Mo'], '06:00-14:30'), post(['Mo'], '14:00-22:00')], [[0, 8, 8.5]]],
  [
    'a shift of the night and one of the day',
    [post(['So'], '20:00-08:00'), post(['Mo'], '06:00-10:00')],
    [[0, 0, 2]],
  ],
  ['three at once', [0, 1, 2].map(() => post(['Di'], '06:00-12:00')), [[1, 0, 6]]],
  [
    'two apart',
    ['06:00-08:00', '07:00-09:00', '12:00-14:00', '12:00-13:00'].map((at) => post(['Mi'], at)),
    [
      [2, 1, 2],
      [2, 6, 7],
    ],
  ],
  ['two posts', [post(['Mo'], '06:00-14:30'), post(['Mo'], '14:00-22:00', 'Tor')], []],
  ['one after the other', [post(['Mo'], '06:00-14:00'), post(['Mo'], '14:00-22:00')], []],
  ['without a name', [post(['Mo'], '06:00-12:00', ''), post(['Mo'], '06:00-12:00', '')], []],
] as const)('knows where one post is staffed twice: %s', (_, posts, expected) => {
  expect(marksOf(posts, null).doubles.map(({ first, from, to }) => [first, from / HOUR, to / HOUR])).toEqual(
    expected,
  )
})

it.each([
  [{ first: 0, last: 3, from: 2 * HOUR, to: 11 * HOUR }, ['Mo', 'Di', 'Mi', 'Do'], '08:00-17:00'],
  [{ first: 4, last: 4, from: 12 * HOUR, to: 18 * HOUR }, ['Fr'], '18:00-24:00'],
  [{ first: 0, last: 0, from: 18 * HOUR, to: 24 * HOUR }, ['Di'], '00:00-06:00'],
  [{ first: 5, last: 5, from: 0, to: 24 * HOUR }, ['Sa'], '06:00-06:00'],
  [{ first: 5, last: 6, from: 19 * HOUR, to: 24 * HOUR }, ['Mo', 'So'], '01:00-06:00'],
])('reads %j as days and times', (block, days, times) => {
  const { days: read, from, to } = timesOf(block)
  expect([read, `${from}-${to}`]).toEqual([days, times])
})

it('takes nobody on call for cover, nor for a second shift', () => {
  const onCall = { ...post(workdays, '06:00-18:00', 'Tor'), onCall: true }
  const { marks: all, gaps, doubles } = marksOf([...gate, onCall, { ...onCall, onCall: false }, onCall], null)
  expect(all).toHaveLength(7 + 3 * 5)
  expect([gaps, doubles]).toEqual([[], []])
  expect(marksOf([...gate, onCall], null).gaps).toEqual([{ first: 0, last: 4, from: 0, to: 12 * HOUR }])
})
