'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { CHANGE_KEY } from '@/content/storageKeys'
import { readJson, writeStored } from '@/lib/browser/platform/storage'

/** Stores which of the native boxes in it are ticked, by their values. They need no script for all else. */
export function StoredTicks({ className, children }: { className: string; children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const ticked = (readJson(CHANGE_KEY) as string[] | null | undefined) ?? []
    for (const box of list.current?.querySelectorAll('input') ?? []) {
      // One may have been ticked before this could listen.
      box.checked ||= ticked.includes(box.value)
    }
  }, [])

  function store() {
    const boxes = list.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? []
    writeStored(CHANGE_KEY, JSON.stringify([...boxes].map(({ value }) => value)))
  }

  return (
    <div ref={list} className={className} onChange={store}>
      {children}
    </div>
  )
}
