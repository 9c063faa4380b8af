'use client'

import { useEffect } from 'react'
import { READY_EVENT } from '@/lib/both/pageState'

/**
 * Says that every island listens: a form that was sent off before is sent off again then (app/boot/heldSubmit.ts). After all of
 * them, as effects run in the order of the page; only an effect knows that React has taken over, so this one draws nothing.
 */
export function PageReady() {
  useEffect(() => {
    // When all effects have run: one of them closes the dialog, and React does not render in between.
    queueMicrotask(() => document.dispatchEvent(new Event(READY_EVENT)))
  }, [])
  return null
}
