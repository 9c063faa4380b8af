import { specimens as heads } from '@/content/planning/specimens'
import { handover } from '@/content/planning/specimens/handover'
import { keyRegister } from '@/content/planning/specimens/keyRegister'
import { postOrders } from '@/content/planning/specimens/postOrders'
import type { Specimen, SpecimenId } from '@/content/planning/specimens/types'
import { builtExample } from '@/desk/hours/builtExample'
import { tenderOf } from '@/desk/hours/tender'
import { cleaningPlan } from './sheets/cleaningPlan'
import { guardBook } from './sheets/guardBook'
import { incident } from './sheets/incident'
import { month } from './sheets/month'
import { postPlan } from './sheets/postPlan'
import { walk } from './sheets/walk'
import type { Blocks } from './specimenBlocks'

/** What each sheet says: three are words alone, the others are reckoned from their example. */
const sheets: Record<SpecimenId, Blocks> = {
  begehung: walk,
  leistungsbeschreibung: tenderOf(builtExample, null).blocks,
  dienstanweisung: postOrders,
  schluessel: keyRegister,
  uebergabe: handover,
  wachbuch: guardBook,
  vorfallmeldung: incident,
  monatsbericht: month,
  postenplan: postPlan,
  reinigungsplan: cleaningPlan,
}

/** In the order of the page. */
export const specimens: readonly Specimen[] = heads.map((head) => ({ ...head, blocks: sheets[head.id] }))
