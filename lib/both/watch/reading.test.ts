import { watches } from '@/content/watches'
import { stageOf } from '@/lib/server/stageData'
import { knotsOf, lastLine, lineOf, minutesOnLine } from './reading'
import { entry, silentStop } from './support/stops'
import { entriesOf, timetableOf } from './timetable'

/** An hour at the gate, two minutes of walking, a stay of which the log says nothing, ten minutes back. */
const stops = [
  entry(0, 60, 'gate', '0,0 180,0'),
  silentStop(62, 70, 'hall', '180,0 0,0'),
  entry(80, 80, 'gate'),
]
const never = { day: [80, 81], to: 80 } as const
const knots = knotsOf(stops, [0, 1])
const minutesAt = (line: number) => minutesOnLine(knots, { ...never, tops: [] }, line, false)

it('is at an entry when the entry is read, whatever lies between', () => {
  expect([0, 1].map(minutesAt)).toEqual([0, 80])
  expect([-3, 7].map(minutesAt)).toEqual([0, 80])
})

it.each(Object.keys(watches) as (keyof typeof watches)[])('%s tells each entry at its own minute', (slug) => {
  const data = stageOf(slug)?.data
  const timetable = data && timetableOf(data.shift)
  const times = timetable ? entriesOf(timetable).map(({ from }) => from) : []
  const tops = times.map((_, index) => 100 * index)
  const own = knotsOf(timetable?.stops ?? [], tops)
  expect(times.length).toBeGreaterThan(1)
  expect(tops.map((top) => minutesOnLine(own, { ...never, tops }, top, false))).toEqual(times)
})

it('spends the lines on walking, and little on the hours at a desk', () => {
  const leaves = lineOf(knots, 60)
  const arrives = lineOf(knots, 62)
  expect(leaves).toBeLessThan(0.15)
  expect(arrives - leaves).toBeGreaterThan(0.3)
})

it('finds the lines of a time again', () => {
  for (const minutes of [0, 30, 61, 65, 74.5, 80]) {
    expect(minutesAt(lineOf(knots, minutes))).toBeCloseTo(minutes)
  }
})

it('spends no line on a stay that is over when it begins, nor on what comes after the log', () => {
  const through = [
    entry(0, 10, 'gate', '0,0 180,0'),
    silentStop(12, 12, 'hall', '180,0 0,0'),
    entry(14, 20, 'gate', '0,0 180,0'),
    silentStop(30, 30, 'hall'),
  ]
  const own = knotsOf(through, [0, 1])
  expect(own.flat().every(Number.isFinite)).toBe(true)
  expect(own.at(-1)).toEqual([1, 14])
  expect(lineOf(own, 11)).toBeGreaterThan(lineOf(own, 10))
})

describe('on the page', () => {
  const log = [
    entry(0, 58.5, 'gate', '0,0 0,0'),
    entry(60, 60, 'gate', '0,0 180,0'),
    silentStop(62, 70, 'hall', '180,0 0,0'),
    entry(80, 80, 'gate'),
  ]
  const tops = [100, 200, 300]
  const own = knotsOf(log, tops)
  const night = { day: [70, 81], to: 80, tops } as const
  const handedOverLater = { day: [90, 91], to: 80, tops } as const
  const read = (line: number, jumps = false, shift: Parameters<typeof minutesOnLine>[1] = night) =>
    minutesOnLine(own, shift, line, jumps)

  it.each([
    [0, 0],
    [150, 58.5],
    [197.9, 59.937],
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
    expect(lastLine(night)).toBe(300)
    expect(lastLine({ ...never, tops })).toBe(300)
    expect(lastLine(handedOverLater)).toBe(306)
  })

  it.each([0, 30, 60, 61, 65, 80])('finds the line that tells minute %d', (minutes) => {
    expect(read(lineOf(own, minutes))).toBeCloseTo(minutes)
  })
})
