import type { Service } from '@/content/types'
import { baustellenueberwachung } from './baustellenueberwachung'
import { einzelhandelsschutz } from './einzelhandelsschutz'
import { empfangsdienst } from './empfangsdienst'
import { hotelsicherheit } from './hotelsicherheit'
import { kontrolldienst } from './kontrolldienst'
import { objektschutz } from './objektschutz'
import { offer } from './offered'
import { reinigungsdienste } from './reinigungsdienste'
import type { ServiceSlug } from './slugs'
import { veranstaltungsservice } from './veranstaltungsservice'
import { werkschutz } from './werkschutz'

const written: Readonly<Record<ServiceSlug, Service>> = {
  werkschutz,
  objektschutz,
  empfangsdienst,
  veranstaltungsservice,
  baustellenueberwachung,
  kontrolldienst,
  hotelsicherheit,
  reinigungsdienste,
  einzelhandelsschutz,
}

/** The services that are offered, in the order of `offered.ts`. */
export const services: readonly Service[] = offer.services.map(serviceOf)

export function serviceOf(slug: ServiceSlug): Service {
  return written[slug]
}
