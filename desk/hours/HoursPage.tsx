import { Temporal } from 'temporal-polyfill'
import { AXIS, COLUMNS } from '@/components/ui/axes'
import { SectionTitle } from '@/components/ui/Heading'
import { Island } from '@/components/ui/Island'
import { Container, Section } from '@/components/ui/Section'
import { anchorPath } from '@/content/anchors'
import { hoursPage } from '@/content/planning/hoursPage'
import { landLabels } from '@/content/planning/offeredLaender'
import { refusals } from '@/content/planning/refusals'
import { services } from '@/content/services'
import { isOffered } from '@/content/services/offered'
import { Cleaning } from '@/desk/cleaning/Cleaning'
import { DeskFrame } from '@/desk/frame/DeskFrame'
import { NoScript } from '@/desk/frame/NoScript'
import { calendarOf } from '@/desk/time/calendar'
import { rangeOf } from '@/desk/time/period'
import { pathOf } from '@/lib/both/pathOf'
import { withBase } from '@/lib/both/withBase'
import { buildDay } from '@/lib/server/buildDay'
import { builtExample } from './builtExample'
import { Calculator } from './Calculator'
import { Examples } from './Examples'
import { reckon } from './reckoning'

/** The calculator of hours, how it reckons, and examples for browsers without scripts. */
export function HoursPage() {
  const { sections, unscripted, lead, rules, lawAsOf } = hoursPage
  const { land, period } = builtExample
  const example = reckon(builtExample, calendarOf(Temporal, land, rangeOf(period)))
  const titles = Object.fromEntries(services.map(({ slug, title }) => [slug, title]))
  return (
    <DeskFrame id="planung/bedarf" isAnswer>
      <section aria-labelledby="rechner">
        <Container>
          <h2 id="rechner" className="sr-only">
            {sections.calculator}
          </h2>
          <NoScript className="mt-5">{unscripted}</NoScript>
          <Island
            fallback={<p className="mt-5 max-w-text font-semibold">{`${refusals.unloaded} ${unscripted}`}</p>}
          >
            <Calculator
              example={example}
              builtOn={buildDay().toISOString()}
              names={{ services: titles, laender: landLabels }}
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
        <SectionTitle id="regeln" size="minor">
          {sections.rules}
        </SectionTitle>
        <p className="mt-2 text-label text-nebel-600">{lawAsOf}</p>
        <dl className="mt-6 lg:mt-10">
          {rules.map(({ heading, text, ...of }) =>
            'service' in of && !isOffered(of.service) ? null : (
              <div key={heading} className={`hairline gap-y-1 py-3 ${COLUMNS}`}>
                <dt className={`font-semibold ${AXIS.margin}`}>{heading}</dt>
                <dd className={`max-w-text ${AXIS.list}`}>{text}</dd>
              </div>
            ),
          )}
        </dl>
        <Examples />
      </Section>
      {isOffered('reinigungsdienste') && <Cleaning />}
    </DeskFrame>
  )
}
