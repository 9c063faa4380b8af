import { lateScript } from './lateScript'

/** The browser's own, or the polyfill's: whoever reckons is given one, so that none is loaded in vain. */
export type TemporalApi = typeof import('temporal-polyfill').Temporal

declare global {
  // Not every browser has it yet.
  var Temporal: TemporalApi | undefined
}

/** Whether it knows the night of 2027 in which Berlin's clocks go forward: some only have the name. */
function works(temporal: TemporalApi | undefined): temporal is TemporalApi {
  try {
    return temporal?.PlainDate.from('2027-03-28').toZonedDateTime('Europe/Berlin').hoursInDay === 23
  } catch {
    return false
  }
}

/** The browser's own `Temporal`, or the polyfill where it has none that works: nobody else loads it. Null where that did not come. */
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
