/**
 * What the visitor has asked the system for; asked anew each time, as it may change while the page is open. Where an extension
 * has taken the answer away, nothing moves.
 */
export function prefersReducedMotion(): boolean {
  return window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true
}
