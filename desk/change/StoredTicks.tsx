'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { CHANGE_KEY } from '@/content/storageKeys'
import { readValue, storeValue } from '@/lib/browser/platform/storage'

/** Stores which of the native boxes in it are ticked, by their values. They need no script for all else. */
export function StoredTicks({ className, children }: { className: string; children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const ticked = readValue<string[]>(CHANGE_KEY) ?? []
    for (const box of list.current?.querySelectorAll('input') ?? []) {
      // One may have been ticked before this could listen.
      box.checked ||= ticked.includes(box.value)
    }
  }, [])

  function store() {
    const boxes = list.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? []
    storeValue(
      CHANGE_KEY,
      [...boxes].map(({ value }) => value),
    )
  }

  return (
    <div ref={list} className={className} onChange={store}>
      {children}
    </div>
  )
}
