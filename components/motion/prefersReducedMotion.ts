const QUERY = '(prefers-reduced-motion: reduce)'

/**
 * What the visitor has asked the system for; asked anew each time, as it may change while the page is open. Where an extension
 * has taken the answer away, nothing moves.
 */
export function prefersReducedMotion(): boolean {
  return window.matchMedia?.(QUERY).matches ?? true
}

export function onMotionChange(listener: () => void) {
  const media = window.matchMedia(QUERY)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}
