import { onApproach } from './onApproach'
import { prefersReducedMotion } from './prefersReducedMotion'

/** The distance of a background from the screen at which its animation code is loaded. */
const APPROACH = '100% 0px'

/**
 * Animates the elements that the server's HTML marks, as a ref to each would make each an island. Until framer-motion has
 * loaded, and if it does not, everything is visible and static.
 */
export function startPageMotion() {
  // framer-motion needs observers, which an extension may have removed.
  if (prefersReducedMotion() || !('IntersectionObserver' in window)) {
    return
  }
  const items = document.querySelectorAll<HTMLElement>('[data-reveal]')
  if (items.length > 0) {
    import('./reveal').then(({ reveal }) => reveal(items)).catch(() => undefined)
  }
  for (const frame of document.querySelectorAll<HTMLElement>('[data-parallax]')) {
    onApproach(frame, APPROACH, async () => {
      const { parallax } = await import('./parallax')
      parallax(frame)
    })
  }
}
