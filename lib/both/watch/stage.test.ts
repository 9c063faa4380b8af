import { layersOf, litSince } from './stage'

const night = { from: 1320, to: 1800, day: [1760, 1801] } as const
const dusk = { from: 960, to: 1320, day: [960, 1080] } as const
const day = { from: 480, to: 960, day: [480, 961] } as const

it.each([
  ['a night', night, 1319],
  ['a shift into the night', dusk, 1080],
  ['a day', day, 479],
  ['a shift that ends with the light', { ...day, day: [480, 960] as const }, 960],
])('%s: %j', (_, shift, since) => {
  expect(litSince(shift)).toBe(since)
})

it('lays a third drawing over both where it ever gets dark, and stands in the light in which the shift begins', () => {
  const shift = { stops: [], ways: {}, places: {} }
  const files = { seen: 'a', night: 'b', day: 'c' }
  expect(layersOf({ files, shift: { ...shift, ...night } })).toEqual({
    unlit: 'night',
    lit: 'seen',
    day: 'day',
    poster: 'seen',
  })
  expect(layersOf({ files, shift: { ...shift, ...dusk } }).poster).toBe('day')
  expect(layersOf({ files: { day: 'c', shade: 'd' }, shift: { ...shift, ...day } })).toEqual({
    unlit: 'shade',
    lit: 'day',
    day: null,
    poster: 'day',
  })
})
