import { converter } from 'culori'
import { palette } from '@/lib/server/palette'
import { ink } from './ink'
import { styleIn } from './looks'

const inOklch = converter('oklch')
const lightness = (colour = '') => inOklch(colour)?.l ?? Number.NaN
const WALL = '#2a3f5c'
const TOP = '#8ea6c6'

/** What must hold of other colours, too: whatever they make of a drawing, `npm run drawings -- --check` only sees that it is new. */
describe('the lights of a drawing', () => {
  it('get lighter from the night over what was seen to the day', () => {
    const [night = 0, seen = 0, day = 0] = (['night', 'seen', 'day'] as const).map((look) =>
      lightness(styleIn(look, { fill: WALL }, 'things')?.fill),
    )
    expect(night).toBeLessThan(seen)
    expect(seen).toBeLessThan(day)
  })

  it('leave to paper, never to grey, what nobody looks at by day', () => {
    const paper = inOklch(palette.papier[200])
    for (const fill of [WALL, TOP, ink.yard, ink.road]) {
      const unseen = inOklch(styleIn('shade', { fill }, 'things')?.fill ?? '')
      expect(Math.abs((unseen?.l ?? 0) - (paper?.l ?? 1))).toBeLessThan(0.04)
      expect(unseen?.c).toBeGreaterThanOrEqual((paper?.c ?? 1) * 0.9)
    }
  })

  it('tell by day at a glance where somebody has looked', () => {
    const drawn = (look: 'day' | 'shade') => lightness(styleIn(look, { fill: TOP }, 'ground')?.fill)
    expect(drawn('day') - drawn('shade')).toBeGreaterThan(0.1)
  })
})
