import type { Period } from '@/content/planning/types'
import { HOURS_KEY } from '@/content/storageKeys'
import type { Hours } from '@/desk/time/hours'
import { readValue, storeValue } from '@/lib/browser/platform/storage'

/**
 * What was planned in this tab, for the comparison of offers: hours, and all that is said of them. Made of a reckoning alone
 * (`storedHoursOf`), so that no word of it can belong to other hours; in words, as that page has no reader of plans.
 */
export type StoredHours = Pick<Hours, 'table' | 'onCall' | 'byName'> & {
  /** The plan's fragment, without `#`. */
  link: string
  /** `2027, Hessen` */
  label: string
  span: Period['kind']
  /** In `MONTH_PARTS`. */
  months: number
  /** From when to when the night counts, and Sundays and holidays. */
  counted: readonly [string, string]
  /** Posts that are incomplete. */
  incomplete: number
  /** For the message of a request. */
  details: string
}

export function writeHours(hours: StoredHours | null) {
  storeValue(HOURS_KEY, hours)
}

/** Null if nothing was planned in this tab. */
export function readHours(): StoredHours | null {
  return readValue(HOURS_KEY) ?? null
}
