import { place, type Region } from '@/content/place'
import { serviceOf } from '@/content/services'
import { isOffered } from '@/content/services/offered'
import type { ServiceSlug } from '@/content/services/slugs'
import type { Service } from '@/content/types'

/** What a region names of the services that are offered: the sample's place may stand beside an owner's offer. */
export function servicesIn({ services = [] }: Region): readonly Service[] {
  return (services as readonly ServiceSlug[]).filter(isOffered).map(serviceOf)
}

/** The regions that name a service. */
export function regionsWith(slug: ServiceSlug): readonly Region[] {
  return place.regions.filter((region) => servicesIn(region).some((service) => service.slug === slug))
}
