import { useEffect, useState } from 'react'
import { readValue, storeValue } from '@/lib/browser/platform/storage'

/**
 * State that outlives a reload and the way to another page and back, as long as the tab is open.
 * @param key one of `content/storageKeys.ts`
 */
export function useStored<T>(key: string, initial: T): [value: T, set: (next: T) => void] {
  const [value, setValue] = useState(initial)
  // After hydration: the server's HTML shows the initial value.
  useEffect(() => {
    setValue((shown) => readValue<T>(key) ?? shown)
  }, [key])
  return [
    value,
    (next) => {
      setValue(next)
      storeValue(key, next)
    },
  ]
}
