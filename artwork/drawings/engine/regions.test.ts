import { firstSeen } from './regions'
import type { Region } from './scene'

type Shift = Parameters<typeof firstSeen>[1]

const watch: Shift['watch'] = {
  shift: { from: '20:00', to: '22:00' },
  sky: { kind: 'day' },
  stops: [
    { at: '20:00', post: 'desk' },
    { at: '21:00', post: 'gate' },
    { at: '22:00', post: 'desk' },
  ],
}

/** From the desk at 0 m to the gate at 10 m in the last ten minutes before each hour. */
const shift: Shift = {
  watch,
  timetable: {
    from: 1200,
    stops: [
      { from: 1200, leaves: 1250, place: 'Tresen', post: 1 },
      { from: 1260, leaves: 1310, place: 'Tor', post: 2 },
      { from: 1320, leaves: 1320, place: 'Tresen', post: 1 },
    ],
  },
  paths: [
    [
      [0, 0],
      [10, 0],
    ],
    [
      [10, 0],
      [0, 0],
    ],
  ],
  ways: [
    [
      [0, 0],
      [100, 0],
    ],
    [
      [100, 0],
      [0, 0],
    ],
  ],
}

const room = (left: number, right: number): Region => ({
  outline: '',
  seen: { within: { min: [left, -1, -1], max: [right, 1, 1] } },
})
const house = (post: string): Region => ({ outline: '', seen: { from: [post] } })

describe('regions', () => {
  it('are seen from the first step into them on, and never where nobody goes', () => {
    const [desk, hall = 0, never] = firstSeen([room(-1, 1), room(4, 6), room(20, 30)], shift)
    // A shift begins where it is light.
    expect(desk).toBe(1199)
    expect(hall).toBeGreaterThan(1253)
    expect(hall).toBeLessThan(1256)
    expect(never).toBeUndefined()
  })

  it('are seen whole from a post that stands for them', () => {
    expect(firstSeen([house('gate'), house('roof')], shift)).toEqual([1260, undefined])
  })

  it('count only what is seen after dusk, as the day shows everything', () => {
    const evening: Shift = { ...shift, watch: { ...watch, sky: { kind: 'dusk', at: '21:10' } } }
    const [gate = 0, desk = 0] = firstSeen([room(9, 11), house('desk')], evening)
    expect(gate).toBe(1270)
    expect(desk).toBe(1320)
  })
})
