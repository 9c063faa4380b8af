import type { Service } from '@/content/types'
import { baustellenueberwachung } from './baustellenueberwachung'
import { einzelhandelsschutz } from './einzelhandelsschutz'
import { empfangsdienst } from './empfangsdienst'
import { hotelsicherheit } from './hotelsicherheit'
import { kontrolldienst } from './kontrolldienst'
import { objektschutz } from './objektschutz'
import { offer } from './offered'
import { reinigungsdienste } from './reinigungsdienste'
import { veranstaltungsservice } from './veranstaltungsservice'
import { werkschutz } from './werkschutz'

/** Every service that has texts, offered or not. */
const written = {
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

export type ServiceSlug = keyof typeof written

/** The address of each service that has texts. */
export const writtenSlugs = Object.keys(written) as ServiceSlug[]

/** The services that are offered, in the order of `offered.ts`. */
export const services: readonly Service[] = offer.services.map(serviceOf)

export function serviceOf(slug: ServiceSlug): Service {
  return written[slug]
}
