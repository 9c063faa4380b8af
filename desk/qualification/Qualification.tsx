import { SectionTitle } from '@/components/ui/Heading'
import { Island } from '@/components/ui/Island'
import { Section } from '@/components/ui/Section'
import { anchorPath } from '@/content/anchors'
import { laender } from '@/content/laender'
import { place } from '@/content/place'
import { qualificationPage, qualificationRows } from '@/content/planning/qualification'
import { serviceOf } from '@/content/services'
import { isOffered } from '@/content/services/offered'
import type { ServiceSlug } from '@/content/services/slugs'
import { DeskFrame } from '@/desk/frame/DeskFrame'
import { withBase } from '@/lib/both/withBase'
import { ProofGrid } from './ProofGrid'
import { QualificationAnswer } from './QualificationAnswer'
import { QualificationFurther } from './QualificationFurther'
import { QualificationPath } from './QualificationPath'
import { QualificationTable } from './QualificationTable'

const TABLE_ID = 'tabelle'

/** Who may guard what: the way to one's row, the table, what a buyer can check, and folded what holds besides. */
export function Qualification() {
  const { path, table, check } = qualificationPage
  return (
    <DeskFrame id="planung/qualifikation" isAnswer>
      <QualificationAnswer />
      <Section surface="papier" space="new" labelledBy="weg" className="noscript:hidden print:hidden">
        <SectionTitle id="weg" size="minor">
          {path.heading}
        </SectionTitle>
        <Island fallback={null}>
          <QualificationPath contactHref={withBase(anchorPath('contact'))} services={serviceTitles()}>
            <p>
              {path.lead}{' '}
              <a href={`#${TABLE_ID}`} className="text-link">
                {path.toTable}
              </a>
            </p>
          </QualificationPath>
        </Island>
      </Section>
      <Section id={TABLE_ID} surface="papier" space="new" labelledBy="nachweise">
        <SectionTitle id="nachweise" size="minor">
          {table.heading}
        </SectionTitle>
        <p className="mt-4 max-w-text">{table.lead(laender[place.land])}</p>
        <QualificationTable caption={table.caption} />
        <p className="mt-4 text-label text-nebel-600">{`${qualificationPage.lawAsOf}. ${table.note}`}</p>
      </Section>
      <Section surface="papier" space="new" labelledBy="pruefen">
        <SectionTitle id="pruefen" size="minor">
          {check.heading}
        </SectionTitle>
        <ProofGrid as="ol" className="mt-6">
          {check.steps.map(({ title, text }, at) => (
            <li key={title} className="hairline pt-4">
              <h3 className="text-item font-semibold">
                <span aria-hidden="true" className="mr-2 font-normal text-nebel-600">
                  {at + 1}
                </span>
                {title}
              </h3>
              <p className="mt-3">{text}</p>
            </li>
          ))}
        </ProofGrid>
      </Section>
      <Section surface="papier" space="new" closes labelledBy="ausserdem">
        <SectionTitle id="ausserdem" size="minor">
          {qualificationPage.further}
        </SectionTitle>
        <QualificationFurther />
      </Section>
    </DeskFrame>
  )
}

/** What the request and links call the services that rows belong to. */
function serviceTitles(): Partial<Record<ServiceSlug, string>> {
  return Object.fromEntries(
    Object.values(qualificationRows).flatMap(({ service }) =>
      service === undefined || !isOffered(service) ? [] : [[service, serviceOf(service).title]],
    ),
  )
}
