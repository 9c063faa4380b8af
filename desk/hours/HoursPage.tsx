import { Temporal } from 'temporal-polyfill'
import { AXIS, COLUMNS } from '@/components/ui/axes'
import { SectionTitle } from '@/components/ui/Heading'
import { Island } from '@/components/ui/Island'
import { Container, Section } from '@/components/ui/Section'
import { Unscripted } from '@/components/ui/Unscripted'
import { anchorPath } from '@/content/anchors'
import { laender } from '@/content/laender'
import { bedarf } from '@/content/planning/bedarf'
import { examplePlan } from '@/content/planning/examplePlan'
import { landLabels, offeredLaender } from '@/content/planning/laender'
import { services } from '@/content/services'
import { isOffered } from '@/content/services/offered'
import { Cleaning } from '@/desk/cleaning/Cleaning'
import { DeskFrame } from '@/desk/frame/DeskFrame'
import { calendarOf } from '@/desk/time/calendar'
import { rangeOf } from '@/desk/time/period'
import { pathOf } from '@/lib/both/pathOf'
import { withBase } from '@/lib/both/withBase'
import { Calculator } from './Calculator'
import { Examples } from './Examples'
import { writePlan } from './link'
import { reckon } from './reckoning'

const localHolidays = offeredLaender.flatMap((land) => {
  const { localHolidays: said } = laender[land]
  return said === undefined ? [] : [[land, said]]
})
/** Nothing where there are none: the page's HTML is near its limit. */
const localNames = localHolidays.length > 0 && { localHolidays: Object.fromEntries(localHolidays) }

/** The calculator of hours, how it reckons, and examples for whoever has no scripts. */
export function HoursPage() {
  const { sections, noScript, lead } = bedarf
  const { land, period } = examplePlan
  const example = reckon(examplePlan, calendarOf(Temporal, land, rangeOf(period)))
  const titles = Object.fromEntries(services.map(({ slug, title }) => [slug, title]))
  const missing = <p className="mt-5 max-w-text font-semibold">{noScript}</p>
  return (
    <DeskFrame id="planung/bedarf" isAnswer>
      <section aria-labelledby="rechner">
        <Container>
          <h2 id="rechner" className="sr-only">
            {sections.calculator}
          </h2>
          <Unscripted>{missing}</Unscripted>
          <Island fallback={missing}>
            <Calculator
              example={example}
              names={{ services: titles, laender: landLabels, ...localNames }}
              contactHref={withBase(anchorPath('contact'))}
              offersHref={`${withBase(pathOf('planung/kosten'))}#vergleich`}
            >
              <p className="max-w-text pb-4">{lead}</p>
            </Calculator>
          </Island>
        </Container>
      </section>
      <Section
        surface="papier"
        space="new"
        closes={!isOffered('reinigungsdienste')}
        labelledBy="regeln"
        className="print:hidden"
      >
        <Rules />
        <Examples />
      </Section>
      {isOffered('reinigungsdienste') && <Cleaning />}
    </DeskFrame>
  )
}

function Rules() {
  const { sections, rules, others, lawAsOf } = bedarf
  const { patrol, event } = others
  const rule = 'hairline py-3'
  return (
    <div className={`gap-y-6 ${COLUMNS}`}>
      <div className={AXIS.margin}>
        <SectionTitle id="regeln" size="minor">
          {sections.rules}
        </SectionTitle>
        <p className="mt-4 text-label text-nebel-600">{lawAsOf}</p>
      </div>
      <ul className={AXIS.list}>
        {rules.map((text) => (
          <li key={text} className={rule}>
            {text}
          </li>
        ))}
        {isOffered('kontrolldienst') && (
          <li id="streife" className={rule}>
            <b>{`${patrol.heading}: `}</b>
            {patrol.text}
          </li>
        )}
        {isOffered('veranstaltungsservice') && (
          <li id="veranstaltung" className={rule}>
            <b>{`${event.heading}: `}</b>
            {event.text}
            <a href={`#${writePlan(event.plan)}`} className="text-link">
              {event.link}
            </a>
          </li>
        )}
      </ul>
    </div>
  )
}
