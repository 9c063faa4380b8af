import { onApproach } from './onApproach'
import { prefersReducedMotion } from './prefersReducedMotion'

/** How far from the screen a background may be when what moves it is loaded. */
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
 * Has framer-motion move what the server's HTML marks: a ref to each would make each an island. It is loaded when the page is
 * scrolled; until it is there, and where it does not come, everything is seen and stands still.
 */
export function startPageMotion() {
  // framer-motion asks for observers where an extension has taken them away.
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
