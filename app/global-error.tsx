'use client'

import { useEffect, useState } from 'react'
import { Breakdown } from '@/components/layout/Breakdown'
import { breakdown } from '@/content/breakdown'
import { withBase } from '@/lib/both/withBase'
import './globals.css'

/** When the page could not be loaded again by then, this one speaks. */
const PATIENCE_MS = 5000

/**
 * In place of everything: lets the page be loaded again, and shows the breakdown where that would lose
 * what was typed. No `error.tsx` beside it: it would be sent to every browser a second time, and a page that breaks takes its
 * header with it here, but no word of the visitor.
 */
export default function SiteBroke() {
  const [isLeaving, setLeaving] = useState(true)
  useEffect(() => {
    const stay = () => setLeaving(false)
    const timer = setTimeout(stay, PATIENCE_MS)
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
