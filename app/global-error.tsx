'use client'

import { useEffect, useState } from 'react'
import { Breakdown } from '@/components/layout/Breakdown'
import { take, type WayOut, wayOut } from '@/components/layout/loadAgain'
import { breakdown } from '@/content/breakdown'
import './globals.css'

/** When the page could not be loaded again by then, this one speaks. */
const PATIENCE_MS = 5000

/**
 * In place of everything: loads the page again, and shows the breakdown only where that would lose what was typed. No
 * `error.tsx` beside it: it would be sent to every browser a second time, and a page that breaks takes its header with it
 * here, but no word of the visitor.
 */
export default function SiteBroke() {
  const [way, setWay] = useState<WayOut>(wayOut)
  useEffect(() => {
    if (way.kind === 'none') {
      return
    }
    take(way)
    const timer = setTimeout(() => setWay({ kind: 'none' }), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [way])
  return (
    <html lang="de">
      {way.kind === 'none' ? (
        <body className="bg-papier-50 font-sans text-body">
          <title>{breakdown.title}</title>
          <Breakdown homeHref={`${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}/`} />
        </body>
      ) : (
        <body className="bg-nacht-950" />
      )}
    </html>
  )
}
