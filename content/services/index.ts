import baustellenueberwachungTexts from '@/content/owner/texts/baustellenueberwachung.json' with {
  type: 'json',
}
import einzelhandelsschutzTexts from '@/content/owner/texts/einzelhandelsschutz.json' with { type: 'json' }
import empfangsdienstTexts from '@/content/owner/texts/empfangsdienst.json' with { type: 'json' }
import hotelsicherheitTexts from '@/content/owner/texts/hotelsicherheit.json' with { type: 'json' }
import kontrolldienstTexts from '@/content/owner/texts/kontrolldienst.json' with { type: 'json' }
import objektschutzTexts from '@/content/owner/texts/objektschutz.json' with { type: 'json' }
import reinigungsdiensteTexts from '@/content/owner/texts/reinigungsdienste.json' with { type: 'json' }
import veranstaltungsserviceTexts from '@/content/owner/texts/veranstaltungsservice.json' with {
  type: 'json',
}
import werkschutzTexts from '@/content/owner/texts/werkschutz.json' with { type: 'json' }
import { ownTexts } from '@/content/ownTexts'
import type { Service } from '@/content/types'
import { baustellenueberwachung } from './baustellenueberwachung'
import { einzelhandelsschutz } from './einzelhandelsschutz'
import { empfangsdienst } from './empfangsdienst'
import { hotelsicherheit } from './hotelsicherheit'
import { kontrolldienst } from './kontrolldienst'
import { objektschutz } from './objektschutz'
import { offer } from './offered'
import { ownServices } from './own'
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

const texts: Readonly<Record<ServiceSlug, object>> = {
  werkschutz: werkschutzTexts,
  objektschutz: objektschutzTexts,
  empfangsdienst: empfangsdienstTexts,
  veranstaltungsservice: veranstaltungsserviceTexts,
  baustellenueberwachung: baustellenueberwachungTexts,
  kontrolldienst: kontrolldienstTexts,
  hotelsicherheit: hotelsicherheitTexts,
  reinigungsdienste: reinigungsdiensteTexts,
  einzelhandelsschutz: einzelhandelsschutzTexts,
}

const drawn = Object.values(written).map((service) => ownTexts(service.slug, service, texts[service.slug]))

/** Every service that has texts, by its slug. */
const bySlug = new Map([...drawn, ...ownServices].map((service) => [service.slug, service]))

export function serviceOf(slug: ServiceSlug): Service {
  const service = bySlug.get(slug)
  if (service === undefined) {
    throw new Error(`content/owner/offer.json nennt „${slug}“; diese Leistung hat keine Texte.`)
  }
  return service
}

/** The services that are offered, in the order of the record. */
export const services: readonly Service[] = offer.services.flatMap((slug) => bySlug.get(slug) ?? [])
