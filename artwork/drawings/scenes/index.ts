import type { Scene } from '@/artwork/drawings/engine/scene'
import type { ServiceSlug } from '@/content/services/slugs'
import { baustellenueberwachung } from './baustellenueberwachung'
import { einzelhandelsschutz } from './einzelhandelsschutz'
import { empfangsdienst } from './empfangsdienst'
import { hotelsicherheit } from './hotelsicherheit'
import { kontrolldienst } from './kontrolldienst'
import { objektschutz } from './objektschutz'
import { reinigungsdienste } from './reinigungsdienste'
import { veranstaltungsservice } from './veranstaltungsservice'
import { werkschutz } from './werkschutz'

/** Words that stand in a drawing. */
export type SceneWords = { scale: string; north: string }

/** The scenes by service; a service without one has no plan on its page. */
export const scenes: Partial<Record<ServiceSlug, (words: SceneWords) => Scene>> = {
  baustellenueberwachung,
  einzelhandelsschutz,
  empfangsdienst,
  hotelsicherheit,
  kontrolldienst,
  objektschutz,
  reinigungsdienste,
  veranstaltungsservice,
  werkschutz,
}
