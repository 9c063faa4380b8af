import { Temporal } from 'temporal-polyfill'
import { AXIS, COLUMNS } from '@/components/ui/axes'
import { SectionTitle } from '@/components/ui/Heading'
import { Island } from '@/components/ui/Island'
import { Section } from '@/components/ui/Section'
import { Unscripted } from '@/components/ui/Unscripted'
import { anchorPath } from '@/content/anchors'
import { laender } from '@/content/laender'
import { areaParts } from '@/content/planning/areas'
import { bedarf } from '@/content/planning/bedarf'
import { examplePlan } from '@/content/planning/examplePlan'
import { offeredLaender } from '@/content/planning/laender'
import { services } from '@/content/services'
import { Areas } from '@/desk/cleaning/Areas'
import { DeskFrame } from '@/desk/frame/DeskFrame'
import { calendarOf } from '@/desk/time/calendar'
import { hoursOf, rangeOf } from '@/desk/time/hours'
import { withBase } from '@/lib/both/withBase'
import { HoursCalculator } from './HoursCalculator'
import { HoursExamples } from './HoursExamples'

const localHolidays = offeredLaender.flatMap((land) => {
  const { localHolidays: said } = laender[land]
  return said === undefined ? [] : [[land, said]]
})
/** Nothing where there are none: the page's HTML is near its limit. */
const localNames = localHolidays.length > 0 && { localHolidays: Object.fromEntries(localHolidays) }

/** The calculator of hours, how it reckons, and examples for whoever has no scripts. */
export function Hours() {
  const { sections, rules, noScript } = bedarf
  const { land, period } = examplePlan
  const hours = hoursOf(examplePlan, calendarOf(Temporal, land, rangeOf(period)))
  const titles = Object.fromEntries(services.map(({ slug, title }) => [slug, title]))
  const missing = <p className="mb-5 max-w-text font-semibold">{noScript}</p>
  return (
    <DeskFrame id="planung/bedarf">
      <Section surface="papier" space="same" labelledBy="rechner">
        <h2 id="rechner" className="sr-only">
          {sections.calculator}
        </h2>
        <Unscripted>{missing}</Unscripted>
        <Island fallback={missing}>
          <HoursCalculator
            example={{ plan: examplePlan, hours }}
            names={{ services: titles as Record<(typeof services)[number]['slug'], string>, ...localNames }}
            contactHref={withBase(anchorPath('contact'))}
          />
        </Island>
      </Section>
      <Section
        surface="papier"
        space="new"
        closes={areaParts.length === 0}
        labelledBy="regeln"
        className="print:hidden"
      >
        <div className={`gap-y-6 ${COLUMNS}`}>
          <SectionTitle id="regeln" size="minor" className={AXIS.margin}>
            {sections.rules}
          </SectionTitle>
          <ul className={`desk-rules ${AXIS.list}`}>
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </div>
        <HoursExamples />
      </Section>
      {areaParts.length > 0 && <Areas />}
    </DeskFrame>
  )
}
