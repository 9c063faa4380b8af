'use client'

import { LazyMotion, m, useMotionValue } from 'framer-motion'
import { type ReactNode, type RefObject, useEffect, useRef, useSyncExternalStore } from 'react'
import { Island } from '@/components/ui/Island'
import type { motionFeatures } from './motionFeatures'
import { onApproach } from './onApproach'
import { parallaxShift } from './parallaxShift'
import { onMotionChange, prefersReducedMotion } from './prefersReducedMotion'

/** How far below the screen the frame may be when framer-motion's features are asked for. */
const APPROACH = '100% 0px'

/** The overhang of `parallaxOverhang`, in CSS: half of the factor, of the frame's and of the window's height. */
const OVERHANG = 'absolute inset-x-0 -inset-y-[calc(20%+20vh)]'

/** Moves a background by 0.4 of the way that its frame scrolls, as long as anything of it is seen. */
export function Parallax({ children }: { children: ReactNode }) {
  const still = (
    <div className="absolute inset-0 overflow-hidden">
      <div className={OVERHANG}>{children}</div>
    </div>
  )
  return (
    <Island fallback={still}>
      <Moving>{children}</Moving>
    </Island>
  )
}

function Moving({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  const y = useMotionValue(0)
  // framer-motion would write its style into the exported HTML; a page without scripts gets none.
  const moves = !useSyncExternalStore(onMotionChange, prefersReducedMotion, () => true)

  useEffect(() => {
    if (!moves) {
      return
    }
    function follow() {
      if (frame.current === null) {
        return
      }
      const { top, height } = frame.current.getBoundingClientRect()
      y.set(parallaxShift(top, height, window.innerHeight))
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
        <m.div className={OVERHANG} {...(moves && { style: { y } })}>
          {children}
        </m.div>
      </LazyMotion>
    </div>
  )
}

/** Nobody waits for the features, so they are loaded when the visitor comes near; until then the background stands still. */
function featuresNear({ current }: RefObject<HTMLElement | null>): Promise<typeof motionFeatures> {
  return new Promise((resolve) => {
    if (current !== null) {
      onApproach(current, APPROACH, async () => resolve((await import('./motionFeatures')).motionFeatures))
    }
  })
}
