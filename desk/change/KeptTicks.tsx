'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { CHANGE_KEY } from '@/content/storageKeys'
import { readJson, writeStored } from '@/lib/browser/platform/storage'

/** Keeps which of the native boxes in it are ticked, by their values. They need no script for all else. */
export function KeptTicks({ className, children }: { className: string; children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const stored = readJson(CHANGE_KEY)
    const ticked: unknown[] = Array.isArray(stored) ? stored : []
    for (const box of list.current?.querySelectorAll('input') ?? []) {
      // One may have been ticked before this could listen.
      box.checked ||= ticked.includes(box.value)
    }
  }, [])

  function keep() {
    const boxes = list.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? []
    writeStored(CHANGE_KEY, JSON.stringify([...boxes].map(({ value }) => value)))
  }

  return (
    <div ref={list} className={className} onChange={keep}>
      {children}
    </div>
  )
}
