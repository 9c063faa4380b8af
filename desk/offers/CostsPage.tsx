import { Temporal } from 'temporal-polyfill'
import { AXIS, COLUMNS } from '@/components/ui/axes'
import { SectionTitle } from '@/components/ui/Heading'
import { Island } from '@/components/ui/Island'
import { Prose } from '@/components/ui/Prose'
import { Container, Section } from '@/components/ui/Section'
import { anchorPath } from '@/content/anchors'
import { comparison } from '@/content/planning/comparison'
import { costsPage } from '@/content/planning/costsPage'
import { DeskAnswer } from '@/desk/frame/DeskAnswer'
import { DeskFrame } from '@/desk/frame/DeskFrame'
import { NoScript } from '@/desk/frame/NoScript'
import { builtExample } from '@/desk/hours/builtExample'
import { reckon } from '@/desk/hours/reckoning'
import { storedHoursOf } from '@/desk/hours/texts'
import { calendarOf } from '@/desk/time/calendar'
import { rangeOf } from '@/desk/time/period'
import { pathOf } from '@/lib/both/pathOf'
import { withBase } from '@/lib/both/withBase'
import { barParts } from './Bar'
import { Bars } from './Bars'
import { Comparison } from './Comparison'
import { CostsFloor } from './CostsFloor'
import styles from './CostsPage.module.css'
import { CostsPrice, CostsRate } from './CostsPrice'
import { examplePair } from './examplePair'
import { floorAnswer } from './floorAnswer'
import { LINES_ID } from './linesId'
import { Swatch } from './Swatch'
import { sourceOf } from './sources'

const { contents, price, lines, compare } = costsPage
/** Behind the comparison, which is next. */
const sections = [LINES_ID, 'preis', 'stundensatz'] as const

/** What a security service costs: its floor, three offers beside each other, then of what the price is made, with two as bars. */
export function CostsPage() {
  const { land, period } = builtExample
  const reckoning = reckon(builtExample, calendarOf(Temporal, land, rangeOf(period)))
  return (
    <DeskFrame id="planung/kosten" isAnswer>
      <Answer />
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
      <Pair />

      <Section id="stundensatz" surface="papier" space="new" closes labelledBy="stundensatz-titel">
        <SectionTitle id="stundensatz-titel" size="minor">
          {contents.stundensatz}
        </SectionTitle>
        <CostsRate />
      </Section>
    </DeskFrame>
  )
}

/** What an hour and a night cost at least, and how that is reckoned, before anything is asked. */
function Answer() {
  const { hour, rest, where } = floorAnswer()
  return (
    <section aria-labelledby="antwort">
      <Container>
        <DeskAnswer id="antwort" figure={hour}>
          {rest}
        </DeskAnswer>
        <p className="mt-3 max-w-text">{`${where} ${costsPage.lead}`}</p>
        <CostsFloor />
        <nav aria-label={contents.label} className="mt-6 print:hidden">
          <ol className={`grid gap-x-8 gap-y-5 ${styles.contents}`}>
            {sections.map((id) => (
              <li key={id}>
                <a href={`#${id}`} className="text-link target">
                  {contents[id]}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <p className="mt-4 text-label text-nebel-600">{costsPage.lawAsOf}</p>
      </Container>
    </section>
  )
}

/** Two offers as bars: the lower rate comes to more. */
function Pair() {
  const { heading, caption } = price.pair
  const offers = examplePair()
  const dearer = offers.find(({ more }) => more)
  const other = offers.find(({ more }) => more === undefined)
  return (
    <Section surface="papier" space="new" labelledBy="paar">
      <SectionTitle id="paar" size="minor">
        {heading(dearer?.share ?? '')}
      </SectionTitle>
      <Bars
        caption={caption(dearer?.name ?? '', dearer?.share ?? '', other?.name ?? '')}
        offers={offers.map(({ note, ...offer }) => ({ ...offer, id: offer.name, note: ` ${note}` }))}
      />
      <ul aria-hidden="true" className={`flex flex-wrap gap-x-4 gap-y-1 lg:hidden ${styles.legend}`}>
        {barParts.map((part) => (
          <li key={part}>
            <Swatch of={part} />
            {comparison.result.parts[part]}
          </li>
        ))}
      </ul>
    </Section>
  )
}
