import { lateScript } from './lateScript'

/** The browser's own or the polyfill's. Calculations take it as an argument, so that the polyfill is loaded only where needed. */
export type TemporalApi = typeof import('temporal-polyfill').Temporal

declare global {
  // Not every browser has it yet.
  var Temporal: TemporalApi | undefined
}

/** Whether it handles the night of 2027 in which Berlin's clocks go forward, as some implementations do not. */
function works(temporal: TemporalApi | undefined): temporal is TemporalApi {
  try {
    return temporal?.PlainDate.from('2027-03-28').toZonedDateTime('Europe/Berlin').hoursInDay === 23
  } catch {
    return false
  }
}

/** The browser's own `Temporal` if it works, otherwise the polyfill; null if that failed to load. */
export async function loadTemporal(): Promise<TemporalApi | null> {
  const native = globalThis.Temporal
  if (works(native)) {
    return native
  }
  try {
    return (await lateScript(() => import('temporal-polyfill/implementation'))).Temporal
  } catch {
    return null
  }
}
