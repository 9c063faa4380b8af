'use client'

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { Island } from '@/components/ui/Island'
import type { Plan } from '@/content/plans/types'
import { minutesOfFragment } from '@/lib/plans/address'
import type { Watch } from '@/lib/plans/watch'

type WatchWords = {
  ruler: string
  play: string
  pause: string
  whole: string
  closer: string
}

export type LiveProps = {
  plan: Pick<Plan, 'places' | 'stops' | 'shift'>
  watch: Watch
  words: WatchWords
  picture: ReactNode
  ruler: ReactNode
  icons: { play: ReactNode; pause: ReactNode }
  /** Minutes since midnight that the address asks for, or null. */
  asked: number | null
}

type Props = Omit<LiveProps, 'asked'> & {
  /** Heading and lead. */
  intro: ReactNode
  /** What stands beside the drawing until it can be watched, and for good without scripts. */
  still: ReactNode
}

/** A plan that nobody is near costs nothing: what moves it is loaded then. */
const APPROACH = '600px 0px'

/** Drawing and log; once somebody is near, with a slider over the hours of the shift. */
export function PlanWatch(props: Props) {
  const still = (
    <div className="plan-body">
      {props.intro}
      <StillPlan {...props} />
    </div>
  )
  return (
    <Island fallback={still}>
      <WatchedPlan {...props} />
    </Island>
  )
}

function StillPlan({ picture, ruler, still }: Pick<Props, 'picture' | 'ruler' | 'still'>) {
  return (
    <>
      <div className="plan-stage">
        <div className="plan-window">
          <div className="plan-sheet">{picture}</div>
        </div>
        <div className="plan-controls">{ruler}</div>
      </div>
      {still}
    </>
  )
}

function WatchedPlan({ intro, still, ...live }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const [Live, setLive] = useState<ComponentType<LiveProps> | null>(null)
  const [asked, setAsked] = useState<number | null>(null)
  const { watch } = live

  useEffect(() => {
    const element = frame.current
    if (element === null) {
      return
    }
    async function load() {
      try {
        const { LivePlan } = await import('./LivePlan')
        setLive(() => LivePlan)
      } catch {
        // Without a network the plan stays as it is printed.
      }
    }
    const time = minutesOfFragment(location.hash, watch)
    if (time !== null) {
      setAsked(time)
      element.scrollIntoView({ behavior: 'instant' })
      load()
      return
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) {
          observer.disconnect()
          load()
        }
      },
      { rootMargin: APPROACH },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [watch])

  return (
    <div ref={frame} className="plan-body" data-live={Live !== null || undefined}>
      {intro}
      {Live ? <Live {...live} asked={asked} /> : <StillPlan {...live} still={still} />}
    </div>
  )
}
