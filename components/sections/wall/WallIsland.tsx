'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { onApproach } from '@/components/motion/onApproach'
import { Island } from '@/components/ui/Island'
import type { WallData } from '@/lib/both/watch/wall'

type Props = {
  data: WallData
  /** The server's HTML: houses, clock and statements. */
  children: ReactNode
}

/** Out here, as the React Compiler knows no imports inside a component yet. */
const importWall = () => import('./liveWall')

/** Where the style sheet has it run. */
const RUNS = '(prefers-reduced-motion: no-preference) and (min-height: 26rem)'

/** Its drawings take a moment. */
const APPROACH = '1500px 0px'

/** The wall; once somebody is near, scrolling past it is one night. */
export function WallIsland({ data, children }: Props) {
  const body = useRef<HTMLDivElement>(null)
  return (
    <div ref={body} className="wall">
      {children}
      <Island fallback={null}>
        <Scroller body={body} data={data} />
      </Island>
    </div>
  )
}

function Scroller({ body, data }: { body: { readonly current: HTMLDivElement | null }; data: WallData }) {
  useEffect(() => {
    const element = body.current
    // It may come to run while the page is open.
    const media: MediaQueryList | undefined = window.matchMedia?.(RUNS)
    let approach: ReturnType<typeof onApproach> | null = null
    function follow() {
      if (element !== null && approach === null && media?.matches) {
        approach = onApproach(element, APPROACH, async () => {
          try {
            const { liveWall } = await importWall()
            liveWall(element, data)
            element.removeAttribute('data-still')
          } catch (error) {
            element.setAttribute('data-still', '')
            throw error
          }
        })
      }
    }
    follow()
    media?.addEventListener('change', follow)
    return () => {
      media?.removeEventListener('change', follow)
      approach?.leave()
    }
  }, [body, data])
  return null
}
