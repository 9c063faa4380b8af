import { useEffect, useState } from 'react'
import { loadTemporal, type TemporalApi } from '@/lib/browser/platform/temporal'

/** `loading` before the first render in a browser, and while the polyfill is on its way. */
export type Loaded = { kind: 'loading' } | { kind: 'failed' } | { kind: 'loaded'; temporal: TemporalApi }

/** What the calculators reckon dates with. */
export function useTemporal(): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({ kind: 'loading' })
  useEffect(() => {
    loadTemporal().then((temporal) => setLoaded(temporal ? { kind: 'loaded', temporal } : { kind: 'failed' }))
  }, [])
  return loaded
}
