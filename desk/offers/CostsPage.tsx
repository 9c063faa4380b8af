import { Temporal } from 'temporal-polyfill'
import { AXIS, COLUMNS } from '@/components/ui/axes'
import { SectionTitle } from '@/components/ui/Heading'
import { Island } from '@/components/ui/Island'
import { Prose } from '@/components/ui/Prose'
import { Section } from '@/components/ui/Section'
import { anchorPath } from '@/content/anchors'
import { comparison } from '@/content/planning/comparison'
import { costsPage } from '@/content/planning/costsPage'
import { DeskFrame } from '@/desk/frame/DeskFrame'
import { NoScript } from '@/desk/frame/NoScript'
import { builtExample } from '@/desk/hours/builtExample'
import { reckon } from '@/desk/hours/reckoning'
import { storedHoursOf } from '@/desk/hours/texts'
import { calendarOf } from '@/desk/time/calendar'
import { rangeOf } from '@/desk/time/period'
import { pathOf } from '@/lib/both/pathOf'
import { withBase } from '@/lib/both/withBase'
import { Comparison } from './Comparison'
import { CostsAnswer } from './CostsAnswer'
import styles from './CostsPage.module.css'
import { CostsPair } from './CostsPair'
import { CostsPrice, CostsRate } from './CostsPrice'
import { sourceOf } from './sources'

const { contents, price, lines, compare } = costsPage

/** What a security service costs: its floor, three offers beside each other, then of what the price is made, with two as bars. */
export function CostsPage() {
  const { land, period } = builtExample
  const reckoning = reckon(builtExample, calendarOf(Temporal, land, rangeOf(period)))
  return (
    <DeskFrame id="planung/kosten" isAnswer>
      <CostsAnswer />
      <Section
        id="vergleich"
        surface="papier"
        space="new"
        labelledBy="vergleich-titel"
        className={styles.comparison}
      >
        <div className={`gap-y-4 ${COLUMNS}`}>
          <SectionTitle id="vergleich-titel" size="minor" className={AXIS.margin}>
            {compare.heading}
          </SectionTitle>
          <p className={`max-w-text ${AXIS.list}`}>{compare.lead}</p>
        </div>
        <NoScript className="mt-6">
          <Prose paragraph={compare.unscripted} />
        </NoScript>
        <Island fallback={<p className="mt-6">{comparison.failed}</p>}>
          <Comparison
            contactHref={withBase(anchorPath('contact'))}
            hoursHref={withBase(pathOf('planung/bedarf'))}
            example={sourceOf(storedHoursOf(reckoning, ''))}
            lead={<Prose paragraph={lines.lead} />}
            why={lines.why}
            ours={<Prose paragraph={lines.ours} />}
          />
        </Island>
      </Section>

      <Section id="preis" surface="papier" space="new" labelledBy="preis-titel" className={styles.price}>
        <SectionTitle id="preis-titel" size="minor">
          {price.heading}
        </SectionTitle>
        <CostsPrice />
      </Section>
      <CostsPair />

      <Section id="stundensatz" surface="papier" space="new" closes labelledBy="stundensatz-titel">
        <SectionTitle id="stundensatz-titel" size="minor">
          {contents.stundensatz}
        </SectionTitle>
        <CostsRate />
      </Section>
    </DeskFrame>
  )
}
