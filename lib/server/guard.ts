/** A lamp, or a guard seen from above, and the cone of its light, in a square of 32. Plain values: not only React draws it. */
export const guard = {
  cone: 'M11.5 16 26.5 10.2a12 12 0 0 1 0 11.6Z',
  lamp: { cx: 9.5, cy: 16, r: 2.5 },
} as const
