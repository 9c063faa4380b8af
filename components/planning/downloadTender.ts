import type { Plan } from '@/content/planning/types'
import { DOCX_TYPE, specimenBytes } from '@/lib/both/planning/specimenDocument'
import type { HoursTable } from '@/lib/both/planning/table'
import { tenderOf } from '@/lib/both/planning/tender'
import { saveFile } from '@/lib/browser/planning/saveFile'

/** Makes the Word document here in the browser and saves it. Large: to be loaded when somebody asks for it. */
export async function downloadTender(plan: Plan, table: HoursTable): Promise<void> {
  const tender = tenderOf(plan, table)
  saveFile(`${tender.id}.docx`, new Blob([await specimenBytes(tender)], { type: DOCX_TYPE }))
}
