import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether a script draws this: what only works with one is left out of the exported HTML. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
