import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether the component is hydrated: the exported HTML omits parts that only work with scripts. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
