import { watches } from '@/content/watches'
import { stageOf } from '@/lib/server/stageData'
import { knotsOf, lastLine, lineOf, minutesAt, minutesOnLine, placeOf } from './reading'
import { way } from './support/way'
import { logOf, minutesIn } from './timeline'

/** An hour at the gate, two minutes of walking, a stay of which the log says nothing, ten minutes back. */
const timetable = {
  stops: [
    { from: 0, leaves: 60, place: 'Tor', post: 1 },
    { from: 62, leaves: 70, place: 'Halle', post: 0 },
    { from: 80, leaves: 80, place: 'Tor', post: 1 },
  ],
  ways: [way('0,0 180,0'), way('180,0 0,0')],
} as const

const knots = knotsOf({ stops: [...timetable.stops], ways: timetable.ways }, [0, 80])

it('is at an entry when the entry is read, whatever lies between', () => {
  expect([minutesAt(knots, 0), minutesAt(knots, 1)]).toEqual([0, 80])
  expect([minutesAt(knots, -3), minutesAt(knots, 7)]).toEqual([0, 80])
})

it.each(Object.keys(watches) as (keyof typeof watches)[])('%s tells each entry at its own minute', (slug) => {
  const stage = stageOf(slug)
  const times = stage ? logOf(stage.watch).map(({ at }) => minutesIn(stage.watch, at)) : []
  const own = stage ? knotsOf(stage.data.timetable, times) : []
  expect(times.length).toBeGreaterThan(1)
  expect(times.map((_, index) => minutesAt(own, index))).toEqual(times)
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

describe('on the page', () => {
  const log = knotsOf({ stops: [...timetable.stops], ways: timetable.ways }, [0, 60, 80])
  const tops = [100, 200, 300]
  const night = { day: [70, 81], to: 80 } as const
  const handedOverLater = { day: [90, 91], to: 80 } as const
  const read = (line: number, jumps = false, shift: Parameters<typeof minutesOnLine>[2] = night) =>
    minutesOnLine(log, tops, shift, line, jumps)

  it.each([
    [0, 0],
    [150, 30],
    [197.9, 58.74],
    [198, 60],
    [202, 60],
    [400, 80],
  ])('a line at %d px tells minute %d', (line, minutes) => {
    expect(read(line)).toBeCloseTo(minutes)
    // It jumps to where the last entry began.
    expect(read(line, true)).toBe([0, 60, 80][tops.findLastIndex((top) => top <= line + 2)] ?? 0)
  })

  it.each([
    [303.9, 80],
    [304, 90],
  ])('a line at %d px tells minute %d, where the report is read in the morning after', (line, minutes) => {
    expect(read(line, false, handedOverLater)).toBe(minutes)
    expect(read(line)).toBe(80)
  })

  it('is read to its last entry, and a little on where the morning comes then', () => {
    expect(lastLine(tops, night)).toBe(300)
    expect(lastLine(tops, { day: [80, 81], to: 80 })).toBe(300)
    expect(lastLine(tops, handedOverLater)).toBe(306)
  })

  it.each([0, 30, 60, 61, 65, 80])('finds the line that tells minute %d', (minutes) => {
    expect(read(lineOf(log, tops, minutes))).toBeCloseTo(minutes)
  })
})
