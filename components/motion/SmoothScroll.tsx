'use client'

import { useEffect } from 'react'
import { prefersReducedMotion } from './prefersReducedMotion'
import { sectionLinkOf } from './sectionLink'

/**
 * Scrolls to sections of the same page and takes the focus there, so that the next Tab continues inside. Until it is there,
 * and without scripts, the browser does the same, with `scroll-behavior` of styles/base.css.
 */
export function SmoothScroll() {
  useEffect(() => {
    function follow(event: MouseEvent) {
      const link = event.defaultPrevented ? null : sectionLinkOf(event)
      if (link === null) {
        return
      }
      event.preventDefault()
      const { hash, section } = link
      // The same address again makes no entry, as in the browser's own navigation.
      if (hash !== location.hash) {
        history.pushState(null, '', hash)
      }
      section.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
      section.focus({ preventScroll: true })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [])
  return null
}
