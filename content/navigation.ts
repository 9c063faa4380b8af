import type { Anchor } from './anchors'
import { MOST } from './services/most'
import { isOffered, offer } from './services/offered'
import type { ServiceSlug } from './services/slugs'
import type { RouteId } from './types'

/** What the header, the footer and the 404 page lead to. Addresses are made by `lib/both/pathOf.ts`. */
export const navigation = {
  header: [
    { anchor: 'services', label: 'Leistungen' },
    { anchor: 'about', label: 'Über uns' },
    { anchor: 'careers', label: 'Karriere' },
    { anchor: 'contact', label: 'Kontakt' },
  ],
  footer: {
    services: {
      heading: 'Leistungen',
      // Where they all have room, they all stand there.
      slugs: offer.services.length <= MOST.footer ? offer.services : offer.footer.filter(isOffered),
      all: 'Alle Leistungen',
    },
    company: {
      heading: 'Unternehmen',
      links: [
        { anchor: 'about', label: 'Über uns' },
        { anchor: 'careers', label: 'Karriere' },
        { anchor: 'contact', label: 'Kontakt' },
      ],
      area: { route: 'einsatzgebiet', label: 'Einsatzgebiet' },
      desk: { route: 'planung', label: 'Planung' },
    },
    legal: {
      heading: 'Rechtliches',
      links: [
        { route: 'impressum', label: 'Impressum' },
        { route: 'datenschutz', label: 'Datenschutz' },
        { route: 'barrierefreiheit', label: 'Barrierefreiheit' },
      ],
    },
  },
} as const satisfies {
  header: readonly { anchor: Anchor; label: string }[]
  footer: {
    services: { heading: string; slugs: readonly ServiceSlug[]; all: string }
    company: {
      heading: string
      links: readonly { anchor: Anchor; label: string }[]
      /** Pages among the sections; the desk also in the phone's menu. */
      area: { route: RouteId; label: string }
      desk: { route: RouteId; label: string }
    }
    legal: { heading: string; links: readonly { route: RouteId; label: string }[] }
  }
}
