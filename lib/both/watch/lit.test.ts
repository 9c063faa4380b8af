import { brightness, lookedAt } from './lit'
import { entry } from './support/stops'
import { way } from './support/way'

const timetable = {
  from: 0,
  to: 60,
  day: [60, 61],
  places: {},
  stops: [
    entry(0, 20, 'gate', '0,0 10,0'),
    entry(30, 30, 'hall', '10,0 20,0 20,10'),
    entry(40, 50, 'tank', '20,10 0,0'),
    entry(60, 60, 'gate'),
  ],
} as const

describe('what was looked at', () => {
  it('is the first place alone as long as the guard stands there', () => {
    expect(lookedAt(timetable, { stop: 0, share: 0 })).toEqual({ places: [[0, 0]], ways: [], way: null })
  })

  it('is all places and ways so far, and the stretch of the present one', () => {
    expect(lookedAt(timetable, { stop: 1, share: 0.75 })).toEqual({
      places: way('0,0 10,0'),
      ways: [way('0,0 10,0')],
      way: way('10,0 20,0 20,5'),
    })
  })

  it('ends with the last place', () => {
    expect(lookedAt(timetable, { stop: 3, share: 0 })).toEqual({
      places: way('0,0 10,0 20,10 0,0'),
      ways: [way('0,0 10,0'), way('10,0 20,0 20,10'), way('20,10 0,0')],
      way: null,
    })
  })

  it('is nothing of the day, where it gets dark during the shift', () => {
    const dusk = { ...timetable, day: [0, 40] } as const
    expect(lookedAt(dusk, { stop: 1, share: 0.5 })).toEqual({ places: [], ways: [], way: null })
    expect(lookedAt(dusk, { stop: 2, share: 0.5 })).toEqual({
      places: [[20, 10]],
      ways: [],
      way: way('20,10 10,5'),
    })
    expect(lookedAt({ ...timetable, day: [0, 60] }, { stop: 3, share: 0 }).places).toEqual([[0, 0]])
  })
})

it.each([
  [9, 0],
  [10, 0.25],
  [10.4, 0.75],
  [11, 1],
])('a region that is seen from 10 on is lit at %d by %d', (minutes, light) => {
  expect(brightness(10, minutes)).toBeCloseTo(light)
})
