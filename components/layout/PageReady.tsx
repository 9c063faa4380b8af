'use client'

import { useEffect } from 'react'
import { READY_EVENT } from '@/lib/both/pageContract'

/**
 * Says that every island listens; what was clicked or sent off before is repeated then (app/boot/eventReplay.ts).
 * Stands after all of them: effects run in the order of the page.
 */
export function PageReady() {
  useEffect(() => {
    // When all effects have run: one of them closes the dialog, and React does not render in between.
    queueMicrotask(() => document.dispatchEvent(new Event(READY_EVENT)))
  }, [])
  return null
}
