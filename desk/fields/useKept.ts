import { useEffect, useState } from 'react'
import { readJson, writeStored } from '@/lib/browser/platform/storage'

/**
 * State that outlives a reload and the way to another page and back, as long as the tab is open.
 * @param key one of `content/storageKeys.ts`
 * @param accept what is stored, or null if it is nothing that this version can use
 */
export function useKept<T>(
  key: string,
  initial: T,
  accept: (stored: unknown) => T | null,
): [value: T, set: (next: T) => void] {
  const [value, setValue] = useState(initial)
  // After hydration: the server's HTML shows the initial value.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the calculator appears.
  useEffect(() => {
    const stored = accept(readJson(key) ?? null)
    if (stored !== null) {
      setValue(stored)
    }
  }, [key])
  return [
    value,
    (next) => {
      setValue(next)
      writeStored(key, JSON.stringify(next))
    },
  ]
}
