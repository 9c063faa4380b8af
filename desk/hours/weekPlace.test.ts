import { edgesOf, laneIn } from './weekPlace'

it('gives each day a row as high as a fingertip, and higher for many at once', () => {
  expect(edgesOf({ lanes: [0, 1, 2, 6, 20] })).toEqual([0, 44, 88, 138, 272, 406])
})

it.each([
  ['one lane', 0, 0, 1, { isHigh: true, place: { y: '4%', height: '36%' } }],
  ['the second of two', 1, 1, 2, { isHigh: true, place: { y: '72%', height: '23%' } }],
  ['one of many', 1, 0, 5, { isHigh: false, place: { y: '48%', height: '8.6%' } }],
])('places %s within its row, in per cent of all rows', (_what, row, lane, lanes, placed) => {
  expect(laneIn([0, 44, 100], row, lane, lanes)).toEqual(placed)
})
