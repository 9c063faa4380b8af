'use client'

import { LazyMotion, m, useMotionValue } from 'framer-motion'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'

/** Share of the scrolled way by which the background lags behind. */
export const PARALLAX_FACTOR = 0.4

/** The children overlap their frame by this share of its height at both ends, so that no edge shows. */
const OVERLAP = 0.2

/** How far below the screen the frame may be when framer-motion's features are asked for. */
const APPROACH = '100% 0px'

/** Moves a background by 0.4 of the way that its section scrolls, around the middle of the screen. */
export function Parallax({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  const y = useMotionValue(0)
  // framer-motion would write its style into the exported HTML; a page without scripts gets none.
  const [moves, setMoves] = useState(false)

  useEffect(() => {
    setMoves(!window.matchMedia('(prefers-reduced-motion: reduce)').matches)
  }, [])

  useEffect(() => {
    if (!moves) {
      return
    }
    function follow() {
      if (frame.current === null) {
        return
      }
      const { top, height } = frame.current.getBoundingClientRect()
      const limit = height * OVERLAP
      const shift = PARALLAX_FACTOR * (window.innerHeight / 2 - (top + height / 2))
      y.set(Math.max(-limit, Math.min(limit, shift)))
    }
    follow()
    window.addEventListener('scroll', follow, { passive: true })
    window.addEventListener('resize', follow)
    return () => {
      window.removeEventListener('scroll', follow)
      window.removeEventListener('resize', follow)
    }
  }, [moves, y])

  return (
    <div ref={frame} className="absolute inset-0 overflow-hidden">
      <LazyMotion features={() => featuresNear(frame)} strict>
        <m.div className="absolute inset-x-0 -inset-y-[20%]" {...(moves && { style: { y } })}>
          {children}
        </m.div>
      </LazyMotion>
    </div>
  )
}

/** Nobody waits for the features, so they are loaded when the visitor comes near. */
async function featuresNear(frame: RefObject<HTMLElement | null>) {
  await new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) {
          observer.disconnect()
          resolve()
        }
      },
      { rootMargin: APPROACH },
    )
    if (frame.current !== null) {
      observer.observe(frame.current)
    }
  })
  try {
    return (await import('./motionFeatures')).motionFeatures
  } catch {
    // Without a network the background stands still, and nobody needs to know.
    return new Promise<never>(() => undefined)
  }
}
