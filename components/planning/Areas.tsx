import type { ReactNode } from 'react'
import { Temporal } from 'temporal-polyfill'
import { COLUMNS } from '@/components/ui/axes'
import { Disclosure } from '@/components/ui/Disclosure'
import { SectionTitle } from '@/components/ui/Heading'
import { Island } from '@/components/ui/Island'
import { Section } from '@/components/ui/Section'
import { anchorPath } from '@/content/anchors'
import { areas } from '@/content/planning/areas'
import { reinigung } from '@/content/planning/reinigung'
import { streife } from '@/content/planning/streife'
import { veranstaltung } from '@/content/planning/veranstaltung'
import { serviceOf } from '@/content/services'
import type { ServiceSlug } from '@/content/services/slugs'
import { readEvent, shiftsOf } from '@/lib/both/planning/event'
import { eventHours } from '@/lib/both/planning/eventHours'
import { withBase } from '@/lib/server/site'
import { AreaRule } from './AreaSheet'
import type { AreaRequest } from './areaRequest'
import { CleaningPlanner } from './CleaningPlanner'
import { CleaningResult } from './CleaningResult'
import { EventIsland } from './EventIsland'
import { EventResult } from './EventResult'
import { PatrolPlanner } from './PatrolPlanner'
import { PatrolResult } from './PatrolResult'

const exampleOfEvent = eventHours(
  Temporal,
  veranstaltung.landOfExample,
  shiftsOf(readEvent(veranstaltung.example)),
)

/** The calculators for cleaning, patrols and events, one below the other; each opens on its own. */
export function Areas() {
  return (
    <Section surface="papier" space="new" closes labelledBy="flaechen">
      <div className={`gap-y-4 ${COLUMNS}`}>
        <SectionTitle id="flaechen" className="lg:col-span-7">
          {areas.heading}
        </SectionTitle>
        <p className="max-w-text lg:col-span-7 lg:col-start-1">{areas.lead}</p>
      </div>
      <div className="areas-list">
        <Area id="reinigung" words={reinigung}>
          <Island
            fallback={<CleaningResult drafts={reinigung.example} request={requestFor('reinigungsdienste')} />}
          >
            <CleaningPlanner {...requestFor('reinigungsdienste')} />
          </Island>
        </Area>
        <Area id="streife" words={streife}>
          <Island
            fallback={
              <PatrolResult
                plan={{ rows: streife.example, nights: streife.nightsOfExample, road: '' }}
                request={requestFor('kontrolldienst')}
              />
            }
          >
            <PatrolPlanner {...requestFor('kontrolldienst')} />
          </Island>
        </Area>
        <Area id="veranstaltung" words={veranstaltung}>
          <Island
            fallback={
              <EventResult
                plan={{ rows: veranstaltung.example, land: veranstaltung.landOfExample }}
                hours={exampleOfEvent}
                request={requestFor('veranstaltungsservice')}
              />
            }
          >
            <EventIsland example={exampleOfEvent} {...requestFor('veranstaltungsservice')} />
          </Island>
        </Area>
      </div>
    </Section>
  )
}

function requestFor(slug: ServiceSlug): AreaRequest {
  return { contactHref: withBase(anchorPath('contact')), service: serviceOf(slug).title }
}

type AreaProps = {
  id: string
  words: { heading: string; lead: string; rule: { heading: string; text: string } }
  children: ReactNode
}

/** The target of links lies inside, so that the browser opens what is around it. */
function Area({ id, words, children }: AreaProps) {
  return (
    <Disclosure heading={words.heading}>
      <div id={id} className="areas-part">
        <p className="max-w-text">{words.lead}</p>
        {children}
        <AreaRule {...words.rule} />
      </div>
    </Disclosure>
  )
}
