import type { Plan } from '@/content/planning/types'
import { DOCX_TYPE, specimenBytes } from '@/desk/specimens/specimenDocument'
import type { HoursTable } from '@/desk/time/table'
import { saveFile } from '@/lib/browser/platform/files'
import { tenderOf } from './tender'

/** Makes the Word document here in the browser and saves it; false where it could not. Large: to be loaded when somebody asks for it. */
export async function downloadTender(plan: Plan, table: HoursTable): Promise<boolean> {
  const tender = tenderOf(plan, table)
  return saveFile(`${tender.id}.docx`, new Blob([await specimenBytes(tender)], { type: DOCX_TYPE }))
}
