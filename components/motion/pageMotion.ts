import { onApproach } from './onApproach'
import { prefersReducedMotion } from './prefersReducedMotion'

/** The distance of a background from the screen at which its animation code is loaded. */
const APPROACH = '100% 0px'

/** Calls back when the page is scrolled for the first time. A dialog that opens sends the event as well. */
function onFirstScroll(act: () => void) {
  const waiting = new AbortController()
  addEventListener(
    'scroll',
    () => {
      if (window.scrollY > 0) {
        waiting.abort()
        act()
      }
    },
    { passive: true, signal: waiting.signal },
  )
}

/**
 * Animates the elements that the server's HTML marks, as a ref to each would make each an island. framer-motion is loaded when the
 * page is scrolled; until then, and if loading fails, everything is visible and static.
 */
export function startPageMotion() {
  // framer-motion needs observers, which an extension may have removed.
  if (prefersReducedMotion() || !('IntersectionObserver' in window)) {
    return
  }
  const items = document.querySelectorAll<HTMLElement>('[data-reveal]')
  if (items.length > 0) {
    onFirstScroll(() => {
      import('./reveal').then(({ reveal }) => reveal(items)).catch(() => undefined)
    })
  }
  for (const frame of document.querySelectorAll<HTMLElement>('[data-parallax]')) {
    onApproach(frame, APPROACH, async () => {
      const { parallax } = await import('./parallax')
      parallax(frame)
    })
  }
}
