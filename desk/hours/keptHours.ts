import type { Period } from '@/content/planning/types'
import { HOURS_KEY } from '@/content/storageKeys'
import type { Hours } from '@/desk/time/hours'
import { cells, type HoursTable } from '@/desk/time/table'
import { readJson, writeStored } from '@/lib/browser/platform/storage'

/**
 * What was planned in this tab, for the comparison of offers: hours, and all that is said of them. Made of a reckoning alone
 * (`keptOf`), so that no word of it can belong to other hours; in words, as that page has no reader of plans.
 */
export type KeptHours = Pick<Hours, 'table' | 'byName'> & {
  /** The plan's fragment, without `#`. */
  link: string
  /** `2027, Hessen` */
  label: string
  span: Period['kind']
  /** In `MONTH_PARTS`. */
  months: number
  /** From when to when the night counts, and Sundays and holidays. */
  counted: readonly [string, string]
  /** Posts that say too little. */
  incomplete: number
  /** For the message of a request. */
  details: string
}

export function writeHours(kept: KeptHours | null) {
  writeStored(HOURS_KEY, kept === null ? null : JSON.stringify(kept))
}

/** Null if nothing was planned in this tab, or another version of the site wrote it in another way. */
export function readHours(): KeptHours | null {
  const kept: { [K in keyof KeptHours]?: unknown } = Object(readJson(HOURS_KEY))
  const { byName, counted } = kept
  const isWhole =
    [kept.link, kept.label, kept.details].every((text) => typeof text === 'string') &&
    [kept.months, kept.incomplete].every(Number.isSafeInteger) &&
    (kept.span === 'year' || kept.span === 'range') &&
    Array.isArray(counted) &&
    isTable(kept.table) &&
    Array.isArray(byName) &&
    byName.every((each) => isTable(each?.table) && typeof each.name === 'string')
  return isWhole ? (kept as KeptHours) : null
}

function isTable(table: unknown): table is HoursTable {
  return cells.every(({ kind, part }) => Number.isSafeInteger(Object(Object(table)[kind])[part]))
}
