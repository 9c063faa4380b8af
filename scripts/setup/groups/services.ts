import { serviceOf } from '@/content/services'
import { MOST } from '@/content/services/offered'
import { type ServiceSlug, writtenSlugs } from '@/content/services/slugs'
import type { Group } from '@/scripts/setup/state'
import { writeOffer } from '@/scripts/setup/writeRecords'

const optionsOf = (slugs: readonly ServiceSlug[]) =>
  slugs.map((slug) => ({ value: slug, label: serviceOf(slug).title }))

const atMost = (most: number) => (chosen: readonly ServiceSlug[]) =>
  chosen.length > most ? `${chosen.length} sind gewählt; möglich sind höchstens ${most}.` : null

export const services: Group = {
  title: 'Leistungen: was Sie anbieten',
  status: ({ offer }) => ({
    // Who offers all of them need not say so.
    done: true,
    says: `${offer.services.length} von ${writtenSlugs.length}`,
  }),
  async ask(ask, state) {
    const { offer } = state
    // Today's order first: the list is the order on the pages.
    const known = [...offer.services, ...writtenSlugs.filter((slug) => !offer.services.includes(slug))]
    const chosen = await ask.chooseMany(
      'Welche Leistungen bieten Sie an?',
      optionsOf(known),
      offer.services,
      (slugs) => (slugs.length === 0 ? 'Wählen Sie mindestens eine Leistung.' : null),
    )
    const services = known.filter((slug) => chosen.includes(slug))
    const stillOffered = (slugs: readonly ServiceSlug[]) => slugs.filter((slug) => services.includes(slug))
    const large = await ask.chooseMany(
      `Welche stehen auf der Startseite groß, mit breitem Bild? Höchstens ${MOST.large}`,
      optionsOf(services),
      stillOffered(offer.large),
      atMost(MOST.large),
    )
    const footer = await ask.chooseMany(
      `Welche nennt der Fuß jeder Seite? Höchstens ${MOST.footer}`,
      optionsOf(services),
      stillOffered(offer.footer),
      atMost(MOST.footer),
    )
    return { ...state, offer: { services, large, footer } }
  },
  write(folder, { offer }) {
    writeOffer(folder, offer)
    return ['content/services/offered.ts']
  },
}
