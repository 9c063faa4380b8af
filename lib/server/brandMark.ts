import { palette } from './palette'

/**
 * The mark, drawn once, in a square of 32: a lamp, or a guard seen from above, and the cone of its light. Plain values: the
 * sharing pictures are drawn by a renderer that takes only SVG's own elements.
 */
export const brandMark = {
  cone: 'M11.5 16 26.5 10.2a12 12 0 0 1 0 11.6Z',
  lamp: { cx: 9.5, cy: 16, r: 2.5 },
} as const

/** A little larger than in the header: an icon has no ring around it, and 16 px must do. */
const ICON_SCALE = 1.12
const MIDDLE = 17.25

/**
 * The mark as an icon: amber on the night.
 * @param corners `square` where the system cuts the icon to its own shape
 */
export function iconSvg(corners: 'round' | 'square'): string {
  const { cone, lamp } = brandMark
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32"${corners === 'round' ? ' rx="6"' : ''} fill="${palette.nacht[900]}"/><g fill="${palette.bernstein[400]}" transform="translate(16 16) scale(${ICON_SCALE}) translate(${-MIDDLE} -16)"><path d="${cone}"/><circle cx="${lamp.cx}" cy="${lamp.cy}" r="${lamp.r}"/></g></svg>`
}
