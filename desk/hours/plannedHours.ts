import { HOURS_KEY } from '@/content/storageKeys'
import { dayKinds, dayParts, type HoursTable } from '@/desk/time/table'
import { readJson, writeStored } from '@/lib/browser/platform/storage'

/** What the calculator came to, for the comparison of offers: `label` says of what, `2027 in Hessen, 2 Posten`. */
export type PlannedHours = { label: string; table: HoursTable }

export function writePlannedHours(hours: PlannedHours | null) {
  writeStored(HOURS_KEY, hours === null ? null : JSON.stringify(hours))
}

/** Null if nothing was planned in this tab, or another version of the site wrote it in another way. */
export function readPlannedHours(): PlannedHours | null {
  const { label, table } = (readJson(HOURS_KEY) ?? {}) as Partial<PlannedHours>
  const isTable = dayKinds.every((kind) =>
    dayParts.every((part) => Number.isFinite(table?.[kind]?.[part]) && Number(table?.[kind]?.[part]) >= 0),
  )
  return typeof label === 'string' && table !== undefined && isTable ? { label, table } : null
}
