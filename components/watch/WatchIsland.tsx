'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { onApproach } from '@/components/motion/onApproach'
import { Island } from '@/components/ui/Island'
import { minutesOfFragment } from '@/lib/both/watch/address'
import type { StageData } from '@/lib/both/watch/stage'

type Props = {
  data: StageData
  /** The server's HTML: heading, drawing and log. Coming alive replaces nothing of it, so a selection and the focus stay. */
  children: ReactNode
}

/** Out here, as the React Compiler knows no imports inside a component yet. */
const importStage = () => import('./liveStage')

/** A watch that nobody is near costs nothing: what moves it is loaded then. It stands right below the first screen. */
const APPROACH = '200px 0px'

/** Drawing and log; once somebody is near, reading the log walks the guard through the drawing. */
export function WatchIsland({ data, children }: Props) {
  const body = useRef<HTMLDivElement>(null)
  return (
    <div ref={body} className="watch-body">
      {children}
      <Island fallback={null}>
        <Reader body={body} data={data} />
      </Island>
    </div>
  )
}

function Reader({ body, data }: { body: { readonly current: HTMLDivElement | null }; data: StageData }) {
  useEffect(() => {
    const element = body.current
    if (element === null) {
      return
    }
    let isGone = false
    const { ask, leave } = onApproach(element, APPROACH, async () => {
      const { liveStage } = await importStage()
      if (!isGone) {
        liveStage(element, data)
      }
    })
    // The address may name a minute that has no entry, where the browser finds nothing.
    if (minutesOfFragment(location.hash, data.shift) !== null) {
      ask()
    }
    return () => {
      isGone = true
      leave()
    }
  }, [body, data])
  return null
}
