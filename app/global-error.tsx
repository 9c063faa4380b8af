'use client'

import { Breakdown } from '@/components/layout/Breakdown'
import { breakdown } from '@/content/breakdown'
import './globals.css'

/**
 * In place of everything. No `error.tsx` beside it: it would be sent to every browser a second time, and a page that breaks
 * takes its header with it here, but no word of the visitor.
 */
export default function SiteBroke() {
  return (
    <html lang="de">
      <body className="bg-papier-50 font-sans text-body">
        <title>{breakdown.title}</title>
        <Breakdown homeHref={`${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}/`} />
      </body>
    </html>
  )
}
