import type { Watch } from '@/content/watches/types'
import { way } from './support/way'
import { along, type Timetable, timetableOf, walkedPath, whereabouts } from './timetable'

const stop = (from: number, leaves: number, place: string) => ({ from, leaves, place, post: 1 })
const timetable: Timetable = {
  from: 0,
  to: 60,
  stops: [stop(0, 20, 'Tor'), stop(30, 30, 'Halle'), stop(40, 50, 'Tor'), stop(60, 60, 'Tor')],
  ways: [way('0,0 10,0 10,10'), way('10,10 10,0 0,0'), way('0,0 0,0')],
  hidden: [[[0.4, 0.6]], [], []],
  day: [60, 61],
  staff: null,
}

it('finds places on a line by the share of its length, and the heading there', () => {
  expect(along(timetable.ways[0] ?? [], 0.25)).toEqual({ at: [5, 0], heading: 0, index: 0 })
  expect(along(timetable.ways[0] ?? [], 0.75)).toEqual({ at: [10, 5], heading: 90, index: 1 })
  expect(along(timetable.ways[0] ?? [], 1).at).toEqual([10, 10])
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
  const stops = [stop(0, 5, 'Tor'), stop(10, 10 + stay, 'Halle'), stop(40, 50, 'Lager'), stop(60, 60, 'Tor')]
  const half = { stop: 1, share: 0.5, at: [10, 0], heading: 0, isHidden: false } as const
  expect(walkedPath({ ...timetable, stops }, half)).toBe(path)
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
      ways: timetable.ways.map((way) => way.map(([x, y]) => [20 * x, 20 * y])),
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
  const watch: Watch = {
    heading: '',
    house: '',
    lead: '',
    alt: '',
    drawing: { scale: '', north: '' },
    shift: { from: '22:00', to: '01:00' },
    sky: { kind: 'dawn', at: '00:50' },
    subject: '',
    moves: 'on foot',
    places: { gate: 'Tor' },
    stops: [
      { at: '22:00', post: 'gate' },
      { at: '22:30', post: 'gate' },
      { at: '22:31', post: 'gate', rest: 30 },
      { at: '23:20', post: 'gate', rest: 30 },
      { at: '23:50', post: 'gate' },
      { at: '01:00', post: 'gate' },
    ],
  }
  // A way that leads nowhere takes a moment, too; a long one what there is, a quarter of an hour at most.
  const ways = [0, 7000, 7000, 140, 280].map((units) => way(`0,0 ${units},0`))
  const { stops, day } = timetableOf(watch, { ways, hidden: [] })
  expect(stops.map(({ from, leaves }) => leaves - from)).toEqual([28.5, 0, 35, 30, 66, 0])
  expect(day).toEqual([1490, 1501])
})
