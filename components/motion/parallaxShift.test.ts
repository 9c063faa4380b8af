import { parallaxOverhang, parallaxShift } from './parallaxShift'

const FRAMES = [
  { height: 156, viewport: 740 },
  { height: 540, viewport: 900 },
  { height: 900, viewport: 320 },
]

it.each(FRAMES)(
  'a frame of $height px in a window of $viewport px never shows an edge',
  ({ height, viewport }) => {
    const overhang = parallaxOverhang(height, viewport)
    for (let top = -height; top <= viewport; top += 1) {
      expect(Math.abs(parallaxShift(top, height, viewport))).toBeLessThanOrEqual(overhang + 1e-9)
    }
    // Not more than it needs.
    expect(parallaxShift(-height, height, viewport)).toBeCloseTo(overhang)
    expect(parallaxShift(viewport, height, viewport)).toBeCloseTo(-overhang)
  },
)

it('lags behind by 0.4 of the way', () => {
  expect(parallaxShift(100, 500, 900) - parallaxShift(200, 500, 900)).toBeCloseTo(40)
})
