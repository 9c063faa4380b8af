const reduce = () => window.matchMedia('(prefers-reduced-motion: reduce)')

/** What the visitor has asked the system for; asked anew each time, as it may change while the page is open. */
export function prefersReducedMotion(): boolean {
  return reduce().matches
}

export function onMotionChange(listener: () => void) {
  const media = reduce()
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}
