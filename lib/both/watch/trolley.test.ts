import { trolleyPlace } from './trolley'

it.each([
  [5, 'translate(0 0)'],
  [10, 'translate(0 0)'],
  [15, 'translate(10 20)'],
  [20, 'translate(20 40)'],
  [25, 'translate(30 40)'],
  [31, 'translate(40 40)'],
])('at %d stands at %s', (minutes, place) => {
  const keys = [
    [10, 0, 0],
    [20, 20, 40],
    [30, 40, 40],
  ] as const
  expect(trolleyPlace(keys, minutes)).toBe(place)
})
