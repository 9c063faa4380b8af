import { priceSheetLabels } from '@/content/planning/priceSheetLabels'
import type { Reckoning } from '@/desk/hours/reckoning'
import { saveFile } from '@/lib/browser/platform/files'
import { writePriceSheet } from './writePriceSheet'

/** Makes the price sheet and saves it; false where the browser could not. Large: load it on demand. */
export async function downloadPriceSheet(reckoning: Reckoning, address: string): Promise<boolean> {
  return saveFile(priceSheetLabels.file, await writePriceSheet(reckoning, address))
}
