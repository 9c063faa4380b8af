import ownOffer from '@/content/owner/offer.json' with { type: 'json' }
import type { OfferRecord } from '@/content/records/offer'
import { said } from '@/content/said'

/** Those that the template has texts for. */
export const drawnSlugs = [
  'werkschutz',
  'objektschutz',
  'empfangsdienst',
  'veranstaltungsservice',
  'baustellenueberwachung',
  'kontrolldienst',
  'hotelsicherheit',
  'reinigungsdienste',
  'einzelhandelsschutz',
] as const

/** Own ones of the owner have names of their own; code knows those of the template. */
export type ServiceSlug = (typeof drawnSlugs)[number]

const { services = [] } = said<OfferRecord>(ownOffer)

/**
 * The address of every service that has texts, offered or not. In a file of its own, as texts name services and services hold
 * texts; without the owner's own texts, as browsers read it.
 */
export const writtenSlugs: readonly ServiceSlug[] = [
  ...drawnSlugs,
  ...(services as ServiceSlug[]).filter((slug) => !drawnSlugs.includes(slug)),
]
