import { WithContactBar } from '@/components/layout/ContactBar'
import { ServiceWatch } from '@/components/watch/ServiceWatch'
import { serviceOf } from '@/content/services'
import type { ServiceSlug } from '@/content/services/slugs'
import type { Service } from '@/content/types'
import { watches } from '@/content/watches'
import { MAIN_ID } from '@/lib/both/pageContract'
import { CallUs } from './CallUs'
import { ServiceFigure } from './figure/ServiceFigure'
import { oneNight, type Place, type RunSection } from './oneNight'
import { ServiceChecklist } from './ServiceChecklist'
import { ServiceFit } from './ServiceFit'
import { ServiceHero } from './ServiceHero'
import { ServiceIntro } from './ServiceIntro'
import { ServiceNeighbours } from './ServiceNeighbours'
import { ServiceOfferNeeds } from './ServiceOfferNeeds'
import { ServiceQuestions } from './ServiceQuestions'

/** One template for all services; what differs is content, and with it the order of the middle sections. */
export function ServicePage({ slug }: { slug: ServiceSlug }) {
  const service = serviceOf(slug)
  return (
    <main id={MAIN_ID} tabIndex={-1}>
      <ServiceHero service={service} />
      <WithContactBar service={service.title}>
        {oneNight(service.order, watches[slug] !== undefined).map(({ section, place }) => (
          <Run key={section} section={section} place={place} service={service} />
        ))}
      </WithContactBar>
      <CallUs service={service} />
      <ServiceNeighbours service={service} />
    </main>
  )
}

function Run({ section, place, service }: { section: RunSection; place: Place; service: Service }) {
  switch (section) {
    case 'intro':
      return <ServiceIntro service={service} place={place} />
    case 'figure':
      return <ServiceFigure service={service} place={place} />
    case 'checklist':
      return <ServiceChecklist service={service} place={place} />
    case 'watch':
      return <ServiceWatch slug={service.slug} place={place} />
    case 'fit':
      return service.fit && <ServiceFit fit={service.fit} place={place} />
    case 'offer':
      return <ServiceOfferNeeds service={service} place={place} />
    case 'faq':
      return <ServiceQuestions service={service} place={place} />
  }
}
