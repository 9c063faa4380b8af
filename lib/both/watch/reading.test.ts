import { knotsOf, minutesAt, placeOf } from './reading'

/** An hour at the gate, two minutes of walking, a stay of which the log says nothing, ten minutes back. */
const timetable = {
  stops: [
    { from: 0, leaves: 60, place: 'Tor', post: 1 },
    { from: 62, leaves: 70, place: 'Halle', post: 0 },
    { from: 80, leaves: 80, place: 'Tor', post: 1 },
  ],
  ways: [
    [
      [0, 0],
      [180, 0],
    ],
    [
      [180, 0],
      [0, 0],
    ],
  ],
} as const

const knots = knotsOf({ stops: [...timetable.stops], ways: timetable.ways }, [0, 80])

it('is at an entry when the entry is read, whatever lies between', () => {
  expect([minutesAt(knots, 0), minutesAt(knots, 1)]).toEqual([0, 80])
  expect([minutesAt(knots, -3), minutesAt(knots, 7)]).toEqual([0, 80])
})

it('spends the lines on walking, and little on the hours at a desk', () => {
  const leaves = placeOf(knots, 60)
  const arrives = placeOf(knots, 62)
  expect(leaves).toBeLessThan(0.15)
  expect(arrives - leaves).toBeGreaterThan(0.3)
})

it('finds the lines of a time again', () => {
  for (const minutes of [0, 30, 61, 65, 74.5, 80]) {
    expect(minutesAt(knots, placeOf(knots, minutes))).toBeCloseTo(minutes)
  }
})

it('goes on where an entry begins in the middle of a stay', () => {
  const both = knotsOf({ stops: [...timetable.stops], ways: timetable.ways }, [0, 30, 80])
  expect(minutesAt(both, 1)).toBe(30)
  expect(minutesAt(both, 0.5)).toBeCloseTo(15)
})

it('spends no line on a stay that is over when it begins', () => {
  const through = [
    { from: 0, leaves: 10, place: 'Tor', post: 1 },
    { from: 12, leaves: 12, place: 'Halle', post: 0 },
    { from: 14, leaves: 20, place: 'Tor', post: 1 },
  ]
  const places = knotsOf({ stops: through, ways: timetable.ways }, [0, 14])
  expect(places.flat().every(Number.isFinite)).toBe(true)
  expect(placeOf(places, 11)).toBeGreaterThan(placeOf(places, 10))
})
