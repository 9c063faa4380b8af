import fc from 'fast-check'
import { watches } from '@/content/watches'
import { stageOf } from '@/lib/server/stageData'
import { timeId } from './address'
import { stateAt } from './stateAt'
import { entry, silentStop } from './support/stops'
import { way } from './support/way'
import { faultMarks } from './times'
import { entriesOf, type Timetable, timetableOf } from './timetable'

type Data = Parameters<typeof stateAt>[0]

/** From 22:00 to 02:00: gate, hall, a stay of which the log says nothing, gate. The log ends at 01:40. */
const timetable: Timetable = {
  from: 1320,
  to: 1560,
  stops: [
    entry(1320, 1330, 'gate', '0,0 10,0'),
    { ...entry(1340, 1350, 'hall', '10,0 20,0'), fault: 1360 },
    { ...silentStop(1360, 1400, 'back', '20,0 0,0'), fault: 'open' },
    entry(1410, 1530, 'gate', '0,0 0,10'),
    entry(1540, 1560, 'gate'),
  ],
  places: { gate: 'Tor', hall: 'Halle', back: 'Halle' },
  day: [1500, 1561],
}
const data: Data = {
  timetable,
  marks: faultMarks(timetable),
  labels: { onTheWay: 'unterwegs', afterwards: 'danach' },
  ground: null,
  times: { lamp: [[1350, 1400]], office: way('1320,1330 1500,1561') },
  trolley: null,
  crowd: {
    files: {},
    presence: way('1330,0.5 1400,1'),
  },
}
const at = (minutes: number) => stateAt(data, minutes)

it.each([
  [1319, null, null],
  [1320, 'zeit=22:00', 'gate'],
  [1339.9, 'zeit=22:00', 'gate'],
  [1339.995, 'zeit=22:20', 'hall'],
  [1340, 'zeit=22:20', 'hall'],
  [1405, 'zeit=22:20', 'hall'],
  [1410, 'zeit=23:30', 'gate'],
  [1560, 'zeit=01:40', 'gate'],
])('at %d the entry is %s, and the current post %s', (minutes, id, post) => {
  expect(at(minutes)).toMatchObject({ entry: id, post })
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
  [1320, ['lamp']],
  [1350, ['office']],
  [1400, ['lamp', 'office']],
])('at %d parts of the drawing are absent: %j', (minutes, absent) => {
  expect(at(minutes).absent).toEqual(absent)
})

it.each([
  [1339.9, []],
  [1340, ['hall 1 open']],
  [1360, ['hall 1 settled', 'back 1 open']],
])('at %d faults are marked: %j', (minutes, found) => {
  expect(at(minutes).found).toEqual(found)
})

it.each([
  [1329, 0],
  [1330, 0.5],
  [1400, 1],
])('at %d the share of the crowd is %d', (minutes, crowd) => {
  expect(at(minutes).crowd).toBe(crowd)
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
    1335,
  )
  expect(state).toMatchObject({
    turn: 'matrix(1,0,0,1,0,0)rotate(0.0deg)',
    trolley: 'translate(5 10)',
    crowd: null,
  })
})

const shifts = (Object.keys(watches) as (keyof typeof watches)[]).flatMap((slug) => {
  const stage = stageOf(slug)
  if (!stage) {
    return []
  }
  const timetable = timetableOf(stage.data.shift)
  return [{ ...stage.data, timetable, marks: faultMarks(timetable) }]
})

it('reads the last entry that has come, and takes nothing back as a shift goes on', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(fc.constantFrom(...shifts), share, share, (shift, one, other) => {
      const { from, to } = shift.timetable
      const entries = entriesOf(shift.timetable)
      const indexOf = (id: string | null) => entries.findIndex((stop) => timeId(stop.from) === id)
      const minutes = Math.min(one, other) * (to - from) + from
      const before = stateAt(shift, minutes)
      const after = stateAt(shift, Math.max(one, other) * (to - from) + from)
      const index = indexOf(before.entry)
      expect(entries[index]?.from).toBeLessThan(minutes + 0.011)
      expect(entries[index + 1]?.from ?? Number.POSITIVE_INFINITY).toBeGreaterThan(minutes + 0.009)
      expect(indexOf(after.entry)).toBeGreaterThanOrEqual(index)
      expect(after.seen.slice(0, before.seen.length)).toEqual(before.seen)
      for (const passed of ['isLate', 'isEnded', 'isOver'] as const) {
        expect(after[passed] || !before[passed]).toBe(true)
      }
    }),
  )
})
