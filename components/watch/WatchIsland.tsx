'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { onApproach } from '@/components/motion/onApproach'
import { minutesOfFragment } from '@/lib/both/watch/address'
import { part } from '@/lib/both/watch/parts'
import type { StageData } from '@/lib/both/watch/stage'

type Props = {
  data: StageData
  className: string | undefined
  /** The server's HTML: heading, drawing and log. Coming alive replaces nothing of it, so a selection and the focus stay. */
  children: ReactNode
}

/** What moves a watch is loaded when a visitor is near it, as it lies right below the first screen. */
const APPROACH = '200px 0px'

/** Brings a watch alive once a visitor is near. Asynchronous, so that React never hears of an error in it and the page stays as it is. */
async function wake(body: HTMLElement, data: StageData) {
  const ask = onApproach(body, APPROACH, async () => {
    const { liveStage } = await import('./liveStage')
    // React may have put another element there, and runs effects twice in development.
    if (body.isConnected && body.dataset.live === undefined) {
      liveStage(body, data)
    }
  })
  // The address may name a minute that has no entry, where the browser finds nothing.
  if (minutesOfFragment(location.hash, data.shift) !== null) {
    ask()
  }
}

/** Drawing and log; once a visitor is near, reading the log walks the guard through the drawing. */
export function WatchIsland({ data, className, children }: Props) {
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (body.current) {
      wake(body.current, data)
    }
  }, [data])
  return (
    <div ref={body} className={className} {...part('watch')}>
      {children}
    </div>
  )
}
