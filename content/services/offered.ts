import ownOffer from '@/content/owner/offer.json' with { type: 'json' }
import type { OfferRecord } from '@/content/records/offer'
import { isUnsaid, said } from '@/content/said'
import sampleOffer from '@/content/sample/offer.json' with { type: 'json' }
import type { ServiceSlug } from './slugs'

export type Offer = {
  /** In the order in which every list shows them. */
  services: readonly ServiceSlug[]
  /** Those with a wide picture among the services of the home page. */
  large: readonly ServiceSlug[]
  /** Those that the footer names. */
  footer: readonly ServiceSlug[]
}

const own = said<OfferRecord>(ownOffer)

/** What the company offers: nothing on the site speaks of another service. */
export const offer = (
  isUnsaid(own) ? sampleOffer : { services: sampleOffer.services, large: [], footer: [], ...own }
) as Offer

export function isOffered(slug: ServiceSlug): boolean {
  return offer.services.includes(slug)
}

/** What is left of a list when all goes that belongs to a service that is not offered. */
export function offeredOf<T extends { readonly service?: ServiceSlug }>(items: readonly T[]): T[] {
  return items.filter(({ service }) => service === undefined || isOffered(service))
}
