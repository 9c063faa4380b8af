/** Share of the scrolled way by which a background lags behind. */
const PARALLAX_FACTOR = 0.4

/**
 * How far down a background is moved in its frame: nothing in the middle of the window, and as far as its frame is from there
 * otherwise, times the factor. All in px.
 * @param top of the frame, from the window's top
 */
export function parallaxShift(top: number, height: number, viewport: number): number {
  return PARALLAX_FACTOR * (viewport / 2 - (top + height / 2))
}

/** The greatest shift while anything of the frame can be seen: so much the background must reach beyond both its ends. */
export function parallaxOverhang(height: number, viewport: number): number {
  return (PARALLAX_FACTOR / 2) * (height + viewport)
}
