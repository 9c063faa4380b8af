import { WithContactBar } from '@/components/layout/ContactBar'
import type { ServiceSlug } from '@/content/services/slugs'
import { serviceOf } from '@/lib/services'
import { CallUs } from './CallUs'
import { ServiceChecklist } from './ServiceChecklist'
import { ServiceFit } from './ServiceFit'
import { ServiceHero } from './ServiceHero'
import { ServiceIntro } from './ServiceIntro'
import { ServiceNeighbours } from './ServiceNeighbours'
import { ServiceOfferNeeds } from './ServiceOfferNeeds'
import { ServiceQuestions } from './ServiceQuestions'

/** One template for all services; what differs is content. */
export function ServicePage({ slug }: { slug: ServiceSlug }) {
  const service = serviceOf(slug)
  return (
    <main id="inhalt" tabIndex={-1}>
      <ServiceHero service={service} />
      <WithContactBar service={service.title}>
        <ServiceIntro service={service} />
        <ServiceChecklist service={service} />
        <ServiceFit service={service} />
        <ServiceOfferNeeds service={service} />
        <ServiceQuestions service={service} />
      </WithContactBar>
      <CallUs service={service} />
      <ServiceNeighbours service={service} />
    </main>
  )
}
