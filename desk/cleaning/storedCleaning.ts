import { CLEANING_HOURS_KEY } from '@/content/storageKeys'
import { readValue, storeValue } from '@/lib/browser/platform/storage'

/** What was planned of cleaning in this tab, for the comparison of offers: minutes of a year, and rooms that are incomplete. */
export type StoredCleaning = { minutes: number; incomplete: number }

export function writeCleaning(cleaning: StoredCleaning) {
  storeValue(CLEANING_HOURS_KEY, cleaning)
}

export function readCleaning(): StoredCleaning | null {
  return readValue(CLEANING_HOURS_KEY) ?? null
}
