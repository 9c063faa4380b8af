import type { ServiceSlug } from '@/content/services/slugs'
import { baustellenueberwachung } from './baustellenueberwachung'
import { einzelhandelsschutz } from './einzelhandelsschutz'
import { empfangsdienst } from './empfangsdienst'
import { hotelsicherheit } from './hotelsicherheit'
import { kontrolldienst } from './kontrolldienst'
import { objektschutz } from './objektschutz'
import { reinigungsdienste } from './reinigungsdienste'
import type { Watch } from './types'
import { veranstaltungsservice } from './veranstaltungsservice'
import { werkschutz } from './werkschutz'

/** One shift to watch for each service; a service may go without. */
export const watches: Partial<Record<ServiceSlug, Watch>> = {
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
