import { CLEANING_HOURS_KEY } from '@/content/storageKeys'
import { readJson, writeStored } from '@/lib/browser/platform/storage'

/** What was planned of cleaning in this tab, for the comparison of offers: minutes of a year, and rooms that say too little. */
export type KeptCleaning = { minutes: number; incomplete: number }

export function writeCleaning(kept: KeptCleaning) {
  writeStored(CLEANING_HOURS_KEY, JSON.stringify(kept))
}

export function readCleaning(): KeptCleaning | null {
  const { minutes, incomplete }: Partial<KeptCleaning> = Object(readJson(CLEANING_HOURS_KEY))
  return Number.isInteger(minutes) &&
    Number.isInteger(incomplete) &&
    minutes !== undefined &&
    incomplete !== undefined
    ? { minutes, incomplete }
    : null
}
