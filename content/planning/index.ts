import type { DeskPage } from '@/content/types'
import { bedarf } from './bedarf'
import { desk } from './desk'
import { kosten } from './kosten'
import { muster } from './muster'
import { qualifikation } from './qualifikation'
import type { DeskId } from './routes'
import { wechsel } from './wechsel'

const pages: Record<DeskId, DeskPage> = {
  planung: desk,
  'planung/bedarf': bedarf,
  'planung/kosten': kosten,
  'planung/qualifikation': qualifikation,
  'planung/wechsel': wechsel,
  'planung/muster': muster,
}

export function deskPageOf(id: DeskId): DeskPage {
  return pages[id]
}
