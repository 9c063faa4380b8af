import fc from 'fast-check'
import { watches } from '@/content/watches'
import { stageOf } from '@/lib/server/stageData'
import { stateAt } from './stateAt'
import { way } from './support/way'
import { logOf, minutesIn } from './timeline'

type Data = Parameters<typeof stateAt>[0]

const stop = (from: number, leaves: number, place: string, post: number) => ({ from, leaves, place, post })

/** From 22:00 to 02:00: gate, hall, a stay of which the log says nothing, gate. The log ends at 01:40. */
const data: Data = {
  timetable: {
    from: 1320,
    to: 1560,
    stops: [
      stop(1320, 1330, 'Tor', 1),
      stop(1340, 1350, 'Halle', 2),
      stop(1360, 1400, 'Halle', 0),
      stop(1410, 1530, 'Tor', 1),
      stop(1540, 1560, 'Tor', 1),
    ],
    ways: [way('0,0 10,0'), way('10,0 20,0'), way('20,0 0,0'), way('0,0 0,10')],
    hidden: [],
    day: [1500, 1561],
    staff: null,
  },
  words: { onTheWay: 'unterwegs', afterwards: 'danach' },
  ground: null,
  timed: [[[1350, 1400]], way('1320,1330 1500,1561')],
  faults: [
    [1340, 1360],
    [1340, null],
  ],
  trolley: null,
  crowd: {
    files: {},
    presence: way('1330,0.5 1400,1'),
  },
}
const times = [1320, 1340, 1410, 1540]
const at = (minutes: number) => stateAt(data, times, minutes)

it.each([
  [1319, -1, 0],
  [1320, 0, 1],
  [1339.9, 0, 1],
  [1339.995, 1, 2],
  [1340, 1, 2],
  [1405, 1, 2],
  [1410, 2, 1],
  [1560, 3, 1],
])('at %d the entry is %d, and the current post %d', (minutes, entry, post) => {
  expect(at(minutes)).toMatchObject({ entry, post })
})

it.each([
  [1325, 'Tor'],
  [1330, 'Tor'],
  [1331, 'unterwegs'],
  [1340, 'Halle'],
  // A step within the same place is no way.
  [1355, 'Halle'],
  [1405, 'unterwegs'],
  [1560, 'Tor'],
  [1560.1, 'danach'],
])('at %d the place is %s', (minutes, label) => {
  const { clock, valueText } = at(minutes)
  expect(at(minutes).label).toBe(label)
  expect(valueText).toBe(`${clock}, ${label}`)
})

it.each([
  [1439.4, 1439, '23:59'],
  [1439.5, 1440, '00:00'],
  [1515, 1515, '01:15'],
])('%d stands on the range as %d, and on the clock as %s', (minutes, value, clock) => {
  expect(at(minutes)).toMatchObject({ value, clock })
})

it.each([
  [1479, false, false, false],
  [1480, true, false, false],
  [1539.9, true, false, false],
  [1540, true, true, false],
  [1560, true, true, false],
  [1560.1, true, true, true],
])('at %d it is late: %s, the log at its end: %s, the shift over: %s', (minutes, isLate, isEnded, isOver) => {
  expect(at(minutes)).toMatchObject({ isLate, isEnded, isOver })
})

it.each([
  [1320, [true, false]],
  [1330, [true, true]],
  [1350, [false, true]],
  [1400, [true, true]],
  [1500, [true, false]],
])('at %d timed parts are off: %j', (minutes, off) => {
  expect(at(minutes).off).toEqual(off)
})

it.each([
  [1339.9, [false, false]],
  [1340, [true, true]],
  [1360, [false, true]],
])('at %d faults are marked: %j', (minutes, found) => {
  expect(at(minutes).found).toEqual(found)
})

it.each([
  [1329, { any: 0, night: 0, day: 0 }],
  [1330, { any: 0.5, night: 0.5, day: 0 }],
  [1499, { any: 1, night: 1, day: 0 }],
  [1500, { any: 1, night: 0, day: 1 }],
])('at %d the crowd is %j', (minutes, crowd) => {
  expect(at(minutes).crowd).toEqual(crowd)
})

it('turns what drives, moves what is pushed, and has no crowd where none is drawn', () => {
  expect(at(1335)).toMatchObject({ turn: null, trolley: null })
  const state = stateAt(
    {
      ...data,
      crowd: null,
      ground: {
        axes: [
          [1, 0],
          [0, 1],
        ],
        lift: 1,
      },
      trolley: [
        [1330, 0, 0],
        [1340, 10, 20],
      ],
    },
    times,
    1335,
  )
  expect(state).toMatchObject({
    turn: 'matrix(1,0,0,1,0,0)rotate(0.0deg)',
    trolley: 'translate(5 10)',
    crowd: { any: 0, night: 0, day: 0 },
  })
})

const shifts = (Object.keys(watches) as (keyof typeof watches)[]).flatMap((slug) => {
  const stage = stageOf(slug)
  const own = stage && logOf(stage.watch).map((entry) => minutesIn(stage.watch, entry.at))
  return own ? [{ data: stage.data, times: own }] : []
})

it('reads the last entry that has come, and takes nothing back as a shift goes on', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(fc.constantFrom(...shifts), share, share, (shift, one, other) => {
      const { from, to } = shift.data.timetable
      const minutes = Math.min(one, other) * (to - from) + from
      const before = stateAt(shift.data, shift.times, minutes)
      const after = stateAt(shift.data, shift.times, Math.max(one, other) * (to - from) + from)
      expect(shift.times[before.entry]).toBeLessThan(minutes + 0.011)
      expect(shift.times[before.entry + 1] ?? Number.POSITIVE_INFINITY).toBeGreaterThan(minutes + 0.009)
      expect(after.entry).toBeGreaterThanOrEqual(before.entry)
      expect(after.seen.slice(0, before.seen.length)).toEqual(before.seen)
      for (const passed of ['isLate', 'isEnded', 'isOver'] as const) {
        expect(after[passed] || !before[passed]).toBe(true)
      }
    }),
  )
})
