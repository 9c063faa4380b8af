import { useEffect, useState } from 'react'
import type { TemporalApi } from '@/lib/both/planning/calendar'

declare global {
  // Not every browser has it yet.
  var Temporal: TemporalApi | undefined
}

/** `loading` before the first render in a browser, and while the polyfill is on its way. */
export type Loaded = { kind: 'loading' } | { kind: 'failed' } | { kind: 'loaded'; temporal: TemporalApi }

const loadPolyfill = () => import('temporal-polyfill')

/** The browser's own `Temporal`, or the polyfill where it has none: nobody else loads it. */
export function useTemporal(): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({ kind: 'loading' })
  useEffect(() => {
    const native = globalThis.Temporal
    if (native !== undefined) {
      setLoaded({ kind: 'loaded', temporal: native })
      return
    }
    loadPolyfill().then(
      ({ Temporal }) => setLoaded({ kind: 'loaded', temporal: Temporal }),
      () => setLoaded({ kind: 'failed' }),
    )
  }, [])
  return loaded
}
