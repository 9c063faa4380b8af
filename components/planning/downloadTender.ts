import type { Specimen } from '@/content/planning/muster/types'
import { DOCX_TYPE } from '@/lib/both/planning/docxType'
import { saveFile } from '@/lib/browser/planning/saveFile'

/** Makes the Word document here in the browser and saves it. What makes it is loaded only now. */
export async function downloadTender(specimen: Specimen): Promise<'saved' | 'failed'> {
  try {
    const { specimenBytes } = await import('@/lib/both/planning/specimenDocument')
    saveFile(`${specimen.id}.docx`, new Blob([await specimenBytes(specimen)], { type: DOCX_TYPE }))
    return 'saved'
  } catch {
    return 'failed'
  }
}
