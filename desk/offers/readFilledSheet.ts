import { comparison } from '@/content/planning/comparison'
import { priceSheetLabels } from '@/content/planning/priceSheetLabels'
import { writePlan } from '@/desk/hours/link'
import { formOf } from '@/desk/hours/record'
import { storedHoursOf } from '@/desk/hours/texts'
import { fingerprintOf } from '@/desk/priceSheet/priceSheet'
import { planIn, readPriceSheet } from '@/desk/priceSheet/readPriceSheet'
import { FILE_LIMIT } from '@/desk/priceSheet/workbook'
import { loadTemporal } from '@/lib/browser/platform/temporal'
import type { ReadSheet } from './filledSheet'

/**
 * What a price sheet says, or why it is not taken, in a sentence. Large: load it on demand.
 * @param own fragment of the plan of this tab
 * @param hoursHref where plans open
 */
export async function readFilledSheet(
  file: File,
  own: string | null,
  hoursHref: string,
): Promise<ReadSheet | string> {
  const refused = (why: string) => comparison.sheets.refused(file.name, why)
  if (file.size > FILE_LIMIT) {
    return refused(priceSheetLabels.refusals.large())
  }
  const temporal = await loadTemporal()
  if (temporal === null) {
    return comparison.sheets.failed(file.name)
  }
  const reading = readPriceSheet(new Uint8Array(await file.arrayBuffer()), temporal)
  if (reading.kind === 'refused') {
    return refused(priceSheetLabels.refusals[reading.reason.why](reading.reason.at))
  }
  const { reckoning } = reading
  const { plan } = reckoning
  return {
    sheet: reading,
    hours: storedHoursOf(reckoning, `${location.origin}${hoursHref}#${writePlan(plan)}`),
    form: formOf(plan),
    isOwn: own !== null && fingerprintOf(planIn(own)) === fingerprintOf(plan),
  }
}
