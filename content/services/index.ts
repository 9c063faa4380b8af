import type { Service } from '@/content/types'
import { baustellenueberwachung } from './baustellenueberwachung'
import { einzelhandelsschutz } from './einzelhandelsschutz'
import { empfangsdienst } from './empfangsdienst'
import { hotelsicherheit } from './hotelsicherheit'
import { kontrolldienst } from './kontrolldienst'
import { objektschutz } from './objektschutz'
import { reinigungsdienste } from './reinigungsdienste'
import { type ServiceSlug, serviceSlugs } from './slugs'
import { veranstaltungsservice } from './veranstaltungsservice'
import { werkschutz } from './werkschutz'

const bySlug = {
  werkschutz,
  objektschutz,
  empfangsdienst,
  veranstaltungsservice,
  baustellenueberwachung,
  kontrolldienst,
  hotelsicherheit,
  reinigungsdienste,
  einzelhandelsschutz,
} satisfies Record<ServiceSlug, Service>

/** All services, in the order of `slugs.ts`. */
export const services: readonly Service[] = serviceSlugs.map((slug) => bySlug[slug])

export function serviceOf(slug: ServiceSlug): Service {
  return bySlug[slug]
}
