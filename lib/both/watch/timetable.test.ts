import { entry } from './support/stops'
import { way } from './support/way'
import {
  along,
  legsBetween,
  stretchOf,
  type Timetable,
  timetableOf,
  walkedPath,
  whereabouts,
} from './timetable'

const timetable: Timetable = {
  from: 0,
  to: 60,
  stops: [
    entry(0, 20, 'gate', '0,0 10,0 10,10', [[0.4, 0.6]]),
    entry(30, 30, 'hall', '10,10 10,0 0,0'),
    entry(40, 50, 'gate', '0,0 0,0'),
    entry(60, 60, 'gate'),
  ],
  places: { gate: 'Tor', hall: 'Halle', store: 'Lager' },
  day: [60, 61],
}
const bend = way('0,0 10,0 10,10')

it('finds places on a line by the share of its length, and the heading there', () => {
  expect(along(bend, 0.25)).toEqual({ at: [5, 0], heading: 0, index: 0 })
  expect(along(bend, 0.75)).toEqual({ at: [10, 5], heading: 90, index: 1 })
  expect(along(bend, 1).at).toEqual([10, 10])
})

it('cuts a stretch out of a line', () => {
  expect(stretchOf(bend, 0.25, 0.75)).toEqual(way('5,0 10,0 10,5'))
  expect(stretchOf(bend, 0.6, 0.6)).toEqual(way('10,2 10,2'))
})

it('knows the ways between two moments, and their shares', () => {
  const legs = (stop: number, share: number, toStop: number, toShare: number) =>
    legsBetween(timetable.stops, { stop, share }, { stop: toStop, share: toShare }).map(({ from, to }) => [
      from,
      to,
    ])
  expect(legs(0, 0.2, 0, 0.7)).toEqual([[0.2, 0.7]])
  expect(legs(0, 0.2, 2, 0.7)).toEqual([
    [0.2, 1],
    [0, 1],
    [0, 0.7],
  ])
  expect(legs(2, 0.5, 3, 0)).toEqual([[0.5, 1]])
})

it('ends at the end, although its legs add up to less than their sum by a rounding', () => {
  const legs = way('0,0 0.1,0 0.1,0.2 0.4,0.2')
  expect(along(legs, 1)).toMatchObject({ at: [0.4, 0.2], index: 2 })
})

it('stays until it is time to go, and arrives when the log says', () => {
  expect(whereabouts(timetable, 0)).toMatchObject({ stop: 0, share: 0, at: [0, 0] })
  expect(whereabouts(timetable, 19)).toMatchObject({ stop: 0, share: 0 })
  expect(whereabouts(timetable, 25)).toMatchObject({ stop: 0, share: 0.5, at: [10, 0] })
  expect(whereabouts(timetable, 30)).toMatchObject({ stop: 1, at: [10, 10] })
  expect(whereabouts(timetable, 60).at).toEqual([0, 0])
})

it('looks along the floor of a section, on the stairs too', () => {
  const heading = (time: number) => whereabouts({ ...timetable, upright: true }, time).heading
  expect(heading(21)).toBe(-17)
  expect(heading(29)).toBe(-17)
  expect(heading(39)).toBe(197)
})

it('draws the way since the last time at home, but for where something stands before it', () => {
  expect(walkedPath(timetable, whereabouts(timetable, 10))).toBe('')
  expect(walkedPath(timetable, whereabouts(timetable, 25))).toBe('M0 0L8 0')
  expect(walkedPath(timetable, whereabouts(timetable, 35))).toBe('M0 0L8 0M10 2L10 10M10 10L10 0')
  expect(walkedPath(timetable, whereabouts(timetable, 45))).toBe('')
})

it.each([
  [19, 'M0 0L8 0M10 2L10 10M10 10L10 0'],
  [20, 'M10 10L10 0'],
])('begins a new round after a stay of %i minutes, or does not', (stay, path) => {
  const [gate, hall, ...others] = timetable.stops
  const stops = gate && hall ? [gate, { ...hall, leaves: hall.from + stay }, ...others] : []
  expect(walkedPath({ ...timetable, stops }, { stop: 1, share: 0.5 })).toBe(path)
})

it('says where something stands before somebody', () => {
  expect([24, 25, 27].map((time) => whereabouts(timetable, time).isHidden)).toEqual([true, true, false])
})

describe('a car', () => {
  const byCar = { ...timetable, byCar: true } as const
  const heading = (time: number) => whereabouts(byCar, time).heading

  it('turns before and behind a bend, not in it', () => {
    const wide: Timetable = {
      ...byCar,
      stops: timetable.stops.map(({ way, ...stop }) => ({
        ...stop,
        ...(way && { way: { points: way.points.map(([x, y]) => [20 * x, 20 * y] as const) } }),
      })),
    }
    expect([21, 25, 29].map((time) => Math.round(whereabouts(wide, time).heading))).toEqual([0, 45, 90])
  })

  it('stands as it came, until it sets out', () => {
    expect(heading(0)).toBeCloseTo(heading(20))
    expect(heading(30)).toBeGreaterThan(0)
    expect(Math.abs(heading(40))).toBeGreaterThan(90)
    expect(heading(45)).toBe(heading(40))
    // A way that leads nowhere turns nothing.
    expect(heading(55)).toBe(heading(40))
    expect(heading(60)).toBe(heading(40))
  })
})

it('sets out as late as the way allows, and after a rest at the earliest', () => {
  const shift = {
    from: 1320,
    to: 1500,
    day: [1490, 1501],
    places: {},
    stops: [
      { from: 1320, post: 'a' },
      { from: 1350, post: 'a' },
      { from: 1351, post: 'b', rest: 30 },
      { from: 1400, post: 'a', rest: 30 },
      { from: 1430, post: 'c' },
      { from: 1500, post: 'd' },
    ],
    // A way that leads nowhere takes a moment, too; a long one what there is, a quarter of an hour at most.
    ways: {
      'a a': { points: way('0,0 0,0') },
      'a b': { points: way('0,0 7000,0') },
      'b a': { points: way('0,0 7000,0') },
      'a c': { points: way('0,0 140,0') },
      'c d': { points: way('0,0 280,0') },
    },
  } as const
  const { stops } = timetableOf(shift)
  expect(stops.map(({ from, leaves }) => leaves - from)).toEqual([28.5, 0, 35, 30, 66, 0])
  expect(stops.map((stop) => stop.way)).toEqual([
    ...['a a', 'a b', 'b a', 'a c', 'c d'].map((name) => shift.ways[name as never]),
    undefined,
  ])
  expect(() => timetableOf({ ...shift, ways: {} })).toThrow("The drawing has no 'a a'. Run: npm run drawings")
})
