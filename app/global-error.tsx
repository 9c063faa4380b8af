'use client'

import { useEffect, useState } from 'react'
import { Breakdown } from '@/components/layout/Breakdown'
import { breakdown } from '@/content/breakdown'
import { withBase } from '@/lib/both/withBase'
import './globals.css'

/** If the page has not been reloaded by then, the breakdown is shown. */
const MAX_WAIT_MS = 5000

/**
 * Replaces the whole document: reloads the page, or shows the breakdown where a reload would lose what was typed. There is no
 * `error.tsx` beside it, as every browser would load the breakdown twice; the header is lost here, but no text of the visitor.
 */
export default function SiteBroke() {
  const [isLeaving, setLeaving] = useState(true)
  useEffect(() => {
    const stay = () => setLeaving(false)
    const timer = setTimeout(stay, MAX_WAIT_MS)
    window.leaveBrokenPage?.().then((leaves) => leaves || stay())
    return () => clearTimeout(timer)
  }, [])
  return (
    <html lang="de">
      {isLeaving ? (
        <body className="bg-nacht-950" />
      ) : (
        <body className="bg-papier-50 font-sans text-body">
          <title>{breakdown.title}</title>
          <Breakdown homeHref={withBase('/')} />
        </body>
      )}
    </html>
  )
}
