import type { DeskPage } from '@/content/types'
import { changePage } from './changePage'
import { costsPage } from './costsPage'
import { desk } from './desk'
import { hoursPage } from './hoursPage'
import { qualificationPage } from './qualification'
import type { DeskId } from './routes'
import { specimensPage } from './specimens'

const pages: Record<DeskId, DeskPage> = {
  planung: desk,
  'planung/bedarf': hoursPage,
  'planung/kosten': costsPage,
  'planung/qualifikation': qualificationPage,
  'planung/wechsel': changePage,
  'planung/muster': specimensPage,
}

export function deskPageOf(id: DeskId): DeskPage {
  return pages[id]
}
