import { absentAt, faultMarks, timesOf } from './times'

const times = timesOf({
  shift: { from: '22:00', to: '02:00' },
  times: {
    hall: [
      ['22:00', '22:30'],
      ['00:10', '00:20'],
    ],
    office: [['22:10', '23:00']],
  },
})

it.each([
  [1320, ['office']],
  [1330, []],
  [1350, ['hall']],
  [1380, ['hall', 'office']],
  [1450, ['office']],
])('at %d lacks %j', (minutes, absent) => {
  expect(absentAt(times, minutes)).toEqual(absent)
})

it('marks what is wrong until it is settled, and settled from then on; twice at a post, one beside the other', () => {
  const stops = [
    { from: 10, post: 'gate', fault: 'settled' },
    { from: 20, post: 'hall', fault: 40 },
    { from: 30, post: 'gate', fault: 'open' },
  ] as const
  expect(faultMarks({ stops })).toEqual([
    { name: 'gate 1 settled', fault: 'gate 1', isOpen: false, from: 10, to: Number.POSITIVE_INFINITY },
    { name: 'hall 1 open', fault: 'hall 1', isOpen: true, from: 20, to: 40 },
    { name: 'hall 1 settled', fault: 'hall 1', isOpen: false, from: 40, to: Number.POSITIVE_INFINITY },
    { name: 'gate 2 open', fault: 'gate 2', isOpen: true, from: 30, to: Number.POSITIVE_INFINITY },
  ])
})
