'use client'

import { useEffect } from 'react'
import { READY_EVENT } from '@/lib/both/pageState'

/**
 * Reports that every island is hydrated: a form that was submitted earlier is submitted again (app/boot/heldSubmit.ts). It comes
 * last, as effects run in page order, and renders nothing, as only an effect can tell that React has hydrated.
 */
export function PageReady() {
  useEffect(() => {
    // After all effects.
    queueMicrotask(() => document.dispatchEvent(new Event(READY_EVENT)))
  }, [])
  return null
}
