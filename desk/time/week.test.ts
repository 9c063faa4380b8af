import { weekdays } from '@/content/planning/days'
import { post } from './support/post'
import { shownWeek, weekMinutes } from './week'
import { marksOf } from './weekMarks'

const HOUR = 60

const workdays = weekdays.slice(0, 5)
const gate = [post(workdays, '18:00-06:00'), post(['Sa', 'So', 'Ft'], '00:00-24:00')]

it.each([
  ['the gate: 5 × 12 + 2 × 24', gate, 108],
  ['holidays are in no week', [post(['Ft'], '00:00-24:00')], 0],
  ['each of three people', [post(['Mo'], '08:00-16:00', 'Empfang', 3)], 24],
  ['over Sunday midnight', [post(['So'], '22:00-06:00')], 8],
  ['what may be called off is apart', [{ ...post(['Mo'], '08:00-16:00'), onCall: true }], 0],
  ['nobody', [], 0],
])('hours of a week: %s', (_, posts, hours) => {
  expect(weekMinutes(posts)).toBe(hours * HOUR)
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
    const { doubles, marks } = marksOf([...posts, fair], '2027-06-07')
    expect(doubles).toEqual([])
    expect(marks.map(({ post: at, row }) => [at, row])).toEqual([
      ...[0, 1, 2, 3, 4].map((row) => [1, row]),
      [2, 4],
      [2, 5],
    ])
    expect(weekMinutes([...posts, fair], '2027-06-07')).toBe((50 + 2 * 4 * 9) * HOUR)
  })

  it('show the first of two weeks alike', () => {
    const dates = ['2027-06-14', '2027-06-07'].map((day) => ({ from: day, to: day }))
    expect(shownWeek([{ ...post(['Mo'], '08:00-12:00'), dates }], period)).toBe('2027-06-07')
  })

  it('outside of the period count for no week', () => {
    expect(shownWeek([season('Bad', '2028-01-01', '2028-04-30')], period)).toBeNull()
  })
})
