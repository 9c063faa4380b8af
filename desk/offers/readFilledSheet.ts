import { comparison } from '@/content/planning/comparison'
import { priceSheetLabels } from '@/content/planning/priceSheetLabels'
import type { Plan } from '@/content/planning/types'
import { readPlan } from '@/desk/hours/link'
import type { StoredHours } from '@/desk/hours/storedHours'
import { fingerprintOf } from '@/desk/priceSheet/priceSheet'
import { type FilledSheet, readPriceSheet } from '@/desk/priceSheet/readPriceSheet'
import { FILE_LIMIT } from '@/desk/priceSheet/workbook'

/** Holds where a link says nothing. The one that this tab wrote says all; no record of the company has to be in the browser. */
const unread: Plan = { land: 'BE', period: { kind: 'year', year: 2000 }, night: 23, posts: [] }

/** What a price sheet of these hours says, or why it is not taken, in a sentence. Large: load it on demand. */
export async function readFilledSheet(
  file: File,
  { link, table }: Pick<StoredHours, 'link' | 'table'>,
): Promise<FilledSheet | string> {
  const refused = (why: string) => comparison.sheets.refused(file.name, why)
  if (file.size > FILE_LIMIT) {
    return refused(priceSheetLabels.refusals.large())
  }
  const { plan = unread } = readPlan(link, unread) ?? {}
  const reading = readPriceSheet(new Uint8Array(await file.arrayBuffer()), fingerprintOf({ plan, table }))
  return reading.kind === 'sheet'
    ? reading
    : refused(priceSheetLabels.refusals[reading.reason.why](reading.reason.at))
}
