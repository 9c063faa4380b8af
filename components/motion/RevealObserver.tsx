'use client'

import { useEffect } from 'react'
import { prefersReducedMotion } from './prefersReducedMotion'

/** Time between two items of a group that come into view together. */
const STAGGER_SECONDS = 0.1

/**
 * Fades in what carries `data-reveal` when it is scrolled into view, one after the other.
 * Only items below the initial viewport are hidden, and only by this script: without it everything is visible.
 */
export function RevealObserver() {
  useEffect(() => {
    if (prefersReducedMotion()) {
      return
    }
    // The server's HTML: a ref to each would make each an island.
    const items = Array.from(document.querySelectorAll<HTMLElement>('[data-reveal]')).filter(
      (item) => item.getBoundingClientRect().top > window.innerHeight,
    )
    const observer = new IntersectionObserver(
      (entries) => {
        const entering = entries
          .filter((entry) => entry.isIntersecting)
          .map((entry) => entry.target as HTMLElement)
        for (const [index, item] of entering.entries()) {
          item.style.transitionDelay = `${index * STAGGER_SECONDS}s`
          item.dataset.reveal = 'shown'
          observer.unobserve(item)
        }
      },
      // Begins a little before the item is readable, so that nobody waits for it.
      { rootMargin: '0px 0px 10% 0px' },
    )
    for (const item of items) {
      item.dataset.reveal = 'armed'
      observer.observe(item)
    }
    return () => {
      observer.disconnect()
      for (const item of items) {
        item.dataset.reveal = 'shown'
      }
    }
  }, [])
  return null
}
