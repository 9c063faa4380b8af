'use client'

import { LazyMotion, m, useReducedMotion, useScroll, useTransform } from 'framer-motion'
import { type ReactNode, useEffect, useRef, useState } from 'react'

/** Share of the scrolled way by which the background lags behind. */
export const PARALLAX_FACTOR = 0.4

const loadFeatures = () => import('./motionFeatures').then(({ motionFeatures }) => motionFeatures)

/**
 * Moves a background by 0.4 of the way that its section scrolls, around the middle of the screen.
 * The children overlap their frame by 20 % at both ends, so no edge shows.
 */
export function Parallax({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  const still = useReducedMotion()
  const { scrollYProgress } = useScroll({ target: frame, offset: ['start end', 'end start'] })
  const y = useTransform(scrollYProgress, (progress) => {
    if (frame.current === null) {
      return 0
    }
    const { clientHeight, ownerDocument } = frame.current
    const way = clientHeight + ownerDocument.documentElement.clientHeight
    const limit = clientHeight * 0.2
    const shift = (progress - 0.5) * PARALLAX_FACTOR * way
    return Math.max(-limit, Math.min(limit, shift))
  })
  // framer-motion would write its style into the exported HTML; a page without scripts gets none.
  const [mounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  return (
    <div ref={frame} className="absolute inset-0 overflow-hidden">
      <LazyMotion features={loadFeatures} strict>
        <m.div className="absolute inset-x-0 -inset-y-[20%]" {...(mounted && !still && { style: { y } })}>
          {children}
        </m.div>
      </LazyMotion>
    </div>
  )
}
