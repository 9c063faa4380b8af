import { CLEANING_HOURS_KEY } from '@/content/storageKeys'
import { readJson, writeStored } from '@/lib/browser/platform/storage'

/** What was planned of cleaning in this tab, for the comparison of offers: minutes of a year, and rooms that are incomplete. */
export type StoredCleaning = { minutes: number; incomplete: number }

export function writeCleaning(cleaning: StoredCleaning) {
  writeStored(CLEANING_HOURS_KEY, JSON.stringify(cleaning))
}

export function readCleaning(): StoredCleaning | null {
  return (readJson(CLEANING_HOURS_KEY) as StoredCleaning | undefined) ?? null
}
