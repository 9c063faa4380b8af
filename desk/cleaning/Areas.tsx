import { Temporal } from 'temporal-polyfill'
import { COLUMNS } from '@/components/ui/axes'
import { Disclosure } from '@/components/ui/Disclosure'
import { SectionTitle } from '@/components/ui/Heading'
import { Island } from '@/components/ui/Island'
import { Section } from '@/components/ui/Section'
import { anchorPath } from '@/content/anchors'
import { areaParts, areas } from '@/content/planning/areas'
import { reinigung } from '@/content/planning/reinigung'
import { streife } from '@/content/planning/streife'
import { veranstaltung } from '@/content/planning/veranstaltung'
import { serviceOf } from '@/content/services'
import { withBase } from '@/lib/both/withBase'
import { cleaning, cleaningOutcome } from './cleaning'
import { event, eventOutcome } from './event'
import { PlannerResult } from './PlannerResult'
import { CleaningPlanner, EventPlanner, PatrolPlanner } from './Planners'
import { patrolOutcome, patrols } from './patrols'

/** `outcome`: of the example. */
const PLANNERS = {
  reinigung: { words: reinigung, Planner: CleaningPlanner, outcome: cleaningOutcome(cleaning.example) },
  streife: { words: streife, Planner: PatrolPlanner, outcome: patrolOutcome(patrols.example) },
  veranstaltung: {
    words: veranstaltung,
    Planner: EventPlanner,
    outcome: eventOutcome(event.example, Temporal),
  },
}

/** The calculators for cleaning, patrols and events, one below the other; each opens on its own. */
export function Areas() {
  return (
    <Section surface="papier" space="new" closes labelledBy="flaechen">
      <div className={`gap-y-4 print:hidden ${COLUMNS}`}>
        <SectionTitle id="flaechen" className="lg:col-span-7">
          {areas.heading}
        </SectionTitle>
        <p className="max-w-text lg:col-span-7 lg:col-start-1">{areas.lead}</p>
      </div>
      <div className="areas-list">
        {areaParts.map(({ id, service }) => {
          const { words, Planner, outcome } = PLANNERS[id]
          const props = {
            outcome,
            service: serviceOf(service).title,
            contactHref: withBase(anchorPath('contact')),
          }
          return (
            <Disclosure key={id} heading={words.heading}>
              {/* The target of links lies inside, so that the browser opens what is around it. */}
              <div id={id} className="areas-part">
                <p className="max-w-text">{words.lead}</p>
                <Island fallback={<PlannerResult {...props} />}>
                  <Planner {...props} />
                </Island>
                <div className="max-w-text">
                  <h4 className="text-label font-semibold">{words.rule.heading}</h4>
                  <p>{words.rule.text}</p>
                </div>
              </div>
            </Disclosure>
          )
        })}
      </div>
    </Section>
  )
}
