import type { Point } from './axonometry'
import { seenFrom } from './visibility'

/** Whether a polygon holds a point (even–odd). */
function holds(polygon: readonly Point[], [x, y]: Point): boolean {
  return polygon.reduce((inside, [ax, ay], index) => {
    const [bx, by] = polygon[(index + 1) % polygon.length] ?? [ax, ay]
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !inside : inside
  }, false)
}

it('sees the whole of an empty room', () => {
  const seen = seenFrom([5, 5], [0, 0, 10, 10], [])
  for (const corner of [
    [0.1, 0.1],
    [9.9, 0.1],
    [9.9, 9.9],
    [0.1, 9.9],
  ] as const) {
    expect(holds(seen, corner)).toBe(true)
  }
})

it('does not see behind a shelf, and sees past its end', () => {
  const seen = seenFrom([5, 9], [0, 0, 10, 10], [[3, 5, 4, 1]])
  expect(holds(seen, [5, 3])).toBe(false)
  expect(holds(seen, [5, 7])).toBe(true)
  expect(holds(seen, [0.5, 4])).toBe(true)
  expect(holds(seen, [9.5, 4])).toBe(true)
})
