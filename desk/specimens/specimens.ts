import { specimens as heads } from '@/content/planning/specimens'
import { handover } from '@/content/planning/specimens/handover'
import { incidentReport } from '@/content/planning/specimens/incidentReport'
import { keyRegister } from '@/content/planning/specimens/keyRegister'
import { monthlyReport } from '@/content/planning/specimens/monthlyReport'
import { postOrders } from '@/content/planning/specimens/postOrders'
import { siteWalk } from '@/content/planning/specimens/siteWalk'
import type { Specimen, SpecimenBlock, SpecimenId } from '@/content/planning/specimens/types'
import { builtExample } from '@/desk/hours/builtExample'
import { tenderOf } from '@/desk/hours/tender'
import { cleaningPlan } from './cleaningPlan'
import { guardBook } from './guardBook'
import { postPlan } from './postPlan'

/** What each sheet says: most are words alone, the others hold what another page knows already. */
const sheets: Record<SpecimenId, readonly SpecimenBlock[]> = {
  begehung: siteWalk,
  leistungsbeschreibung: tenderOf(builtExample, null).blocks,
  dienstanweisung: postOrders,
  schluessel: keyRegister,
  uebergabe: handover,
  wachbuch: guardBook,
  vorfallmeldung: incidentReport,
  monatsbericht: monthlyReport,
  postenplan: postPlan,
  reinigungsplan: cleaningPlan,
}

/** In the order of the page. */
export const specimens: readonly Specimen[] = heads.map((head) => ({ ...head, blocks: sheets[head.id] }))
