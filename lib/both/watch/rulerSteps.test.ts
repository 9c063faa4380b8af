import { isStep, snapped, stepped } from './rulerSteps'

it.each([
  [1325, 'ArrowRight', 1335],
  [1335, 'ArrowUp', 1350],
  [1325, 'ArrowLeft', 1320],
  [1335, 'ArrowDown', 1320],
  // A minute that was computed from a place on the page.
  [1335 - 1e-9, 'ArrowRight', 1350],
  [1335 + 1e-9, 'ArrowLeft', 1320],
  [1325, 'PageUp', 1380],
  [1325, 'PageDown', 1275],
])('from %d, %s goes to %d', (minutes, key, to) => {
  expect(isStep(key) && stepped(minutes, key)).toBe(to)
})

it('takes no other key', () => {
  expect(['Home', 'Enter', 'a'].some(isStep)).toBe(false)
})

it.each([
  [87, 87],
  [88, 100],
  [112, 100],
  [113, 113],
])('near to an entry at 100, %d on a ruler of 1000 minutes is %d', (value, minutes) => {
  const stops = [
    { from: 10, post: 'gate', isEntry: true },
    { from: 88, post: 'hall' },
    { from: 100, post: 'gate', isEntry: true },
  ] as const
  expect(snapped(value, { from: 10, to: 1010, stops })).toBe(minutes)
})
