import { specimens as heads } from '@/content/planning/muster'
import { dienstanweisung } from '@/content/planning/muster/dienstanweisung'
import { werk } from '@/content/planning/muster/nacht'
import { schluessel } from '@/content/planning/muster/schluessel'
import type { Specimen, SpecimenId } from '@/content/planning/muster/types'
import { uebergabe } from '@/content/planning/muster/uebergabe'
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
  leistungsbeschreibung: tenderOf({ plan: werk.plan }).blocks,
  dienstanweisung,
  schluessel,
  uebergabe,
  wachbuch: guardBook,
  vorfallmeldung: incident,
  monatsbericht: month,
  postenplan: postPlan,
  reinigungsplan: cleaningPlan,
}

/** In the order of the page. */
export const specimens: readonly Specimen[] = heads.map((head) => ({ ...head, blocks: sheets[head.id] }))
