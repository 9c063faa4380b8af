/**
 * The visitor's system setting, read each time, as it may change while the page is open. Nothing moves where an extension has removed
 * `matchMedia`.
 */
export function prefersReducedMotion(): boolean {
  return window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true
}
