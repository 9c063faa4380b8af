import { converter } from 'culori'
import { palette } from '@/lib/server/palette'
import { ink } from './ink'
import { styleIn } from './looks'

const inOklch = converter('oklch')
const lightness = (colour = '') => inOklch(colour)?.l ?? Number.NaN
const WALL = '#2a3f5c'
const TOP = '#8ea6c6'

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

  it('draw lines paler where nobody looks', () => {
    const drawn = (look: 'day' | 'shade') =>
      lightness(styleIn(look, { stroke: ink.silhouette }, 'things')?.stroke)
    expect(drawn('shade')).toBeGreaterThan(drawn('day') + 0.15)
  })

  it('leave walls that are cut as they are: one side of them may be seen, and the other not', () => {
    const cut = { fill: '#A9BAD1' }
    expect(styleIn('shade', cut, 'things')).toEqual(styleIn('day', cut, 'things'))
  })

  it('warm what lies on top where somebody has looked', () => {
    const hue = (fill: string) => inOklch(styleIn('seen', { fill }, 'things')?.fill ?? '')?.h ?? 0
    expect(hue(TOP)).toBeLessThan(115)
    expect(hue(WALL)).toBeGreaterThan(200)
  })

  it('keep lamps for the night: by day nothing glows, and no window is amber', () => {
    const lamp = { fill: palette.bernstein[300] }
    expect(styleIn('night', lamp, 'glow')).not.toBeNull()
    expect(styleIn('day', lamp, 'glow')).toBeNull()
    expect(inOklch(styleIn('night', lamp, 'things')?.fill ?? '')?.c).toBeGreaterThan(0.08)
    expect(inOklch(styleIn('day', lamp, 'things')?.fill ?? '')?.c).toBeLessThan(0.03)
  })

  it('leave the ground by day to the paper of the page', () => {
    expect(styleIn('day', { fill: ink.ground }, 'ground')).toBeNull()
  })

  it('take by day what is given for it, nearer to the paper in the shade', () => {
    const style = { fill: WALL, width: 0.5, day: { fill: palette.papier[200], width: 2 } }
    expect(styleIn('night', style, 'things')).toEqual(styleIn('night', { fill: WALL, width: 0.5 }, 'things'))
    expect(styleIn('day', style, 'things')).toEqual({ fill: palette.papier[200], width: 2 })
    expect(styleIn('shade', style, 'things')?.fill).not.toBe(palette.papier[200])
  })
})
