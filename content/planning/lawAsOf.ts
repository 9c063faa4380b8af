import { germanMonth } from '@/content/terms'

/**
 * When the law of the desk's pages was last read, and until when that may be relied on.
 * OWNER: change both when you have had it read again.
 */
export const lawRead = { on: '2026-11', until: '2027-11-30' }

export const lawAsOf = `Rechtsstand: ${germanMonth(lawRead.on)}`
