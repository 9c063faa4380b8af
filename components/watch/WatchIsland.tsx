'use client'

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { Island } from '@/components/ui/Island'
import type { Watch } from '@/content/watches/types'
import { minutesOfFragment } from '@/lib/both/watch/address'
import type { Timetable } from '@/lib/both/watch/timetable'
import type { Picture } from './WatchPicture'

type WatchWords = {
  ruler: string
  play: string
  pause: string
  whole: string
  closer: string
}

export type LiveProps = {
  watch: Pick<Watch, 'places' | 'stops' | 'shift'>
  timetable: Timetable
  words: WatchWords
  picture: Picture
  ruler: ReactNode
  icons: { play: ReactNode; pause: ReactNode }
  /** Minutes since midnight that the address asks for, or null. */
  asked: number | null
}

type Props = Omit<LiveProps, 'asked'> & {
  /** Heading and lead. */
  intro: ReactNode
  /** The picture of the whole shift. */
  printed: ReactNode
  /** What stands beside the drawing until it can be watched, and for good without scripts. */
  still: ReactNode
}

/** Out here, as the React Compiler knows no imports inside a component yet. */
const importLive = () => import('./LiveWatch')

/** A watch that nobody is near costs nothing: what moves it is loaded then. It stands right below the first screen. */
const APPROACH = '200px 0px'

/** Drawing and log; once somebody is near, with a slider over the hours of the shift. */
export function WatchIsland(props: Props) {
  const still = (
    <div className="watch-body">
      {props.intro}
      <StillWatch {...props} />
    </div>
  )
  return (
    <Island fallback={still}>
      <ApproachedWatch {...props} />
    </Island>
  )
}

function StillWatch({ printed, ruler, still }: Pick<Props, 'printed' | 'ruler' | 'still'>) {
  return (
    <>
      <div className="watch-stage">
        <div className="watch-window">
          <div className="watch-sheet">{printed}</div>
        </div>
        <div className="watch-controls">{ruler}</div>
      </div>
      {still}
    </>
  )
}

function ApproachedWatch({ intro, printed, still, ...live }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const [Live, setLive] = useState<ComponentType<LiveProps> | null>(null)
  const [asked, setAsked] = useState<number | null>(null)
  const { timetable } = live

  useEffect(() => {
    const element = frame.current
    if (element === null) {
      return
    }
    async function load() {
      try {
        const { LiveWatch } = await importLive()
        setLive(() => LiveWatch)
      } catch {
        // Without a network the watch stays as it is printed.
      }
    }
    const time = minutesOfFragment(location.hash, timetable)
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
  }, [timetable])

  return (
    <div ref={frame} className="watch-body" data-live={Live !== null || undefined}>
      {intro}
      {Live ? (
        <Live {...live} asked={asked} />
      ) : (
        <StillWatch printed={printed} ruler={live.ruler} still={still} />
      )}
    </div>
  )
}
