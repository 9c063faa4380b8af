import { DOCX_TYPE, specimenBytes } from '@/desk/specimens/specimenDocument'
import { saveFile } from '@/lib/browser/platform/files'
import type { Reckoning } from './reckoning'
import { tenderOf } from './tender'

/**
 * Makes the Word document here in the browser and saves it; false where it could not. Large: load it on demand.
 * @param service its title
 */
export async function downloadTender(reckoning: Reckoning, service: string | undefined): Promise<boolean> {
  const tender = tenderOf(reckoning.plan, { ...reckoning, service })
  return saveFile(`${tender.id}.docx`, new Blob([await specimenBytes(tender, null)], { type: DOCX_TYPE }))
}
