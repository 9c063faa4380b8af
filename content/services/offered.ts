import type { ServiceSlug } from './slugs'

export type Offer = {
  /** In the order in which every list shows them. */
  services: readonly ServiceSlug[]
  /** Those with a wide picture among the services of the home page: three at most. */
  large: readonly ServiceSlug[]
  /** Those that the footer names: five at most. */
  footer: readonly ServiceSlug[]
}

/** How many the home page shows large, the footer names, and the menu shows with a picture: more would fill the window. */
export const MOST = { large: 3, footer: 5, pictured: 12 } as const

/** What the company offers. OWNER: take out what you do not offer, and nothing on the site speaks of it any more. */
export const offer: Offer = {
  services: [
    'werkschutz',
    'objektschutz',
    'empfangsdienst',
    'veranstaltungsservice',
    'baustellenueberwachung',
    'kontrolldienst',
    'hotelsicherheit',
    'reinigungsdienste',
    'einzelhandelsschutz',
  ],
  large: ['werkschutz', 'hotelsicherheit'],
  footer: ['werkschutz', 'objektschutz', 'empfangsdienst', 'veranstaltungsservice', 'baustellenueberwachung'],
}

export function isOffered(slug: ServiceSlug): boolean {
  return offer.services.includes(slug)
}

/** What is left of a list when all goes that belongs to a service that is not offered. */
export function offeredOf<T extends { readonly service?: ServiceSlug }>(items: readonly T[]): T[] {
  return items.filter(({ service }) => service === undefined || isOffered(service))
}
