import type { ComponentProps } from 'react'
import { WithContactBar } from '@/components/layout/ContactBar'
import { ServiceWatch } from '@/components/watch/ServiceWatch'
import { serviceOf } from '@/content/services'
import type { ServiceSlug } from '@/content/services/slugs'
import { MAIN_ID } from '@/lib/both/pageParts'
import { isDay } from '@/lib/both/watch/stage'
import { stageOf } from '@/lib/server/stageData'
import { CallUs } from './CallUs'
import { ServiceFigure } from './figure/ServiceFigure'
import { type Part as PartName, partFrames } from './partFrames'
import { ServiceChecklist } from './ServiceChecklist'
import { ServiceFit } from './ServiceFit'
import { ServiceHero } from './ServiceHero'
import { ServiceIntro } from './ServiceIntro'
import styles from './ServicePage.module.css'
import { ServiceQuestions } from './ServiceQuestions'

/** One night and one morning: the offer, the shift that shows it done, then on paper what a buyer decides with. */
export function ServicePage({ slug, writePlan }: { slug: ServiceSlug } & Pick<PartProps, 'writePlan'>) {
  const service = serviceOf(slug)
  return (
    <main id={MAIN_ID} tabIndex={-1} className={styles.page}>
      <ServiceHero service={service} />
      <WithContactBar service={service.title}>
        {partFrames(service.parts, beginOf(slug)).map(({ part, ...frame }) => (
          <Part key={part} part={part} service={service} frame={frame} writePlan={writePlan} />
        ))}
        <ServiceQuestions service={service} />
      </WithContactBar>
      <CallUs {...service.callUs} service={service} className={styles.foot} />
    </main>
  )
}

/** Whether the watch of this service begins in the dark or by day; null where there is none. */
function beginOf(slug: ServiceSlug): 'dark' | 'day' | null {
  const timetable = stageOf(slug)?.data.shift
  if (timetable === undefined) {
    return null
  }
  return isDay(timetable, timetable.from) ? 'day' : 'dark'
}

type PartProps = { part: PartName } & ComponentProps<typeof ServiceFit>

function Part({ part, service, frame, writePlan }: PartProps) {
  switch (part) {
    case 'intro':
      return <ServiceIntro service={service} frame={frame} />
    case 'watch':
      return <ServiceWatch service={service} frame={frame} />
    case 'checklist':
      return <ServiceChecklist service={service} frame={frame} />
    case 'figure':
      return <ServiceFigure service={service} frame={frame} />
    case 'sheet':
      return <ServiceFit service={service} frame={frame} writePlan={writePlan} />
  }
}
