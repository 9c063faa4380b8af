import { WithContactBar } from '@/components/layout/ContactBar'
import { ServiceWatch } from '@/components/watch/ServiceWatch'
import type { ServiceSlug } from '@/content/services'
import { serviceOf } from '@/content/services'
import { MAIN_ID } from '@/lib/both/pageContract'
import { CallUs } from './CallUs'
import { ServiceFigure } from './figure/ServiceFigure'
import { ServiceChecklist } from './ServiceChecklist'
import { ServiceFit } from './ServiceFit'
import { ServiceHero } from './ServiceHero'
import { ServiceIntro } from './ServiceIntro'
import { ServiceQuestions } from './ServiceQuestions'
import './service.css'

/** One night and one morning: the offer, the shift that shows it done, then on paper what a buyer decides with. */
export function ServicePage({ slug }: { slug: ServiceSlug }) {
  const service = serviceOf(slug)
  return (
    <main id={MAIN_ID} tabIndex={-1}>
      <ServiceHero service={service} />
      <WithContactBar service={service.title}>
        <ServiceIntro service={service} />
        <ServiceWatch service={service} />
        <ServiceChecklist service={service} />
        <ServiceFigure service={service} />
        <ServiceFit service={service} />
        <ServiceQuestions service={service} />
      </WithContactBar>
      <CallUs service={service} />
    </main>
  )
}
