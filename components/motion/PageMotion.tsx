'use client'

import { useEffect } from 'react'
import { onApproach } from './onApproach'
import { prefersReducedMotion } from './prefersReducedMotion'

/** How far from the screen a background may be when what moves it is asked for. */
const APPROACH = '100% 0px'

/**
 * Has framer-motion move what the server's HTML marks: a ref to each would make each an island. It is loaded after hydration;
 * until it is there, and where it does not come, everything is seen and stands still.
 */
export function PageMotion() {
  useEffect(() => {
    // framer-motion asks for observers where an extension has taken them away.
    if (prefersReducedMotion() || !('IntersectionObserver' in window)) {
      return
    }
    const stops: (() => void)[] = []
    const items = document.querySelectorAll<HTMLElement>('[data-reveal]')
    if (items.length > 0) {
      import('./reveal').then(({ reveal }) => stops.push(reveal(items))).catch(() => undefined)
    }
    for (const frame of document.querySelectorAll<HTMLElement>('[data-parallax]')) {
      const { leave } = onApproach(frame, APPROACH, async () => {
        const { parallax } = await import('./parallax')
        stops.push(parallax(frame))
      })
      stops.push(leave)
    }
    return () => {
      for (const stop of stops) {
        stop()
      }
    }
  }, [])
  return null
}
