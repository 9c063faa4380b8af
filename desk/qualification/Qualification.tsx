import { Disclosure } from '@/components/ui/Disclosure'
import { SectionTitle } from '@/components/ui/Heading'
import { Island } from '@/components/ui/Island'
import { Paragraphs } from '@/components/ui/Prose'
import { Container, Section } from '@/components/ui/Section'
import { anchorPath } from '@/content/anchors'
import { laender } from '@/content/laender'
import { place } from '@/content/place'
import { qualificationIds, qualificationPage, qualificationRows } from '@/content/planning/qualification'
import { serviceOf } from '@/content/services'
import { isOffered } from '@/content/services/offered'
import type { ServiceSlug } from '@/content/services/slugs'
import { DeskAnswer } from '@/desk/frame/DeskAnswer'
import { DeskFrame } from '@/desk/frame/DeskFrame'
import { withBase } from '@/lib/both/withBase'
import { ProofCounts } from './ProofCounts'
import styles from './Qualification.module.css'
import { QualificationPath } from './QualificationPath'
import { QualificationTable } from './QualificationTable'
import { rowsOf } from './qualification'
import { Strokes } from './Strokes'

const TABLE_ID = 'tabelle'

/** Who may guard what: the way to one's row, the table, what a buyer can check, and folded what holds besides. */
export function Qualification() {
  const { path, table, common, proofs, check, breach } = qualificationPage
  return (
    <DeskFrame id="planung/qualifikation" isAnswer>
      <Answer />
      <Section surface="papier" space="new" labelledBy="weg" className={`print:hidden ${styles.path}`}>
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
        <ol className={`mt-6 grid gap-x-8 gap-y-6 ${styles.proofs}`}>
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
        </ol>
      </Section>
      <Section surface="papier" space="new" closes labelledBy="ausserdem">
        <SectionTitle id="ausserdem" size="minor">
          {qualificationPage.further}
        </SectionTitle>
        <div className="mt-6">
          <Disclosure heading={common.heading}>
            <dl className={styles.common}>
              {common.rows.map(({ label, value }) => (
                <div key={label} className="hairline">
                  <dt className="font-semibold">{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </Disclosure>
          <Disclosure heading={proofs.heading}>
            <div className={`grid gap-x-8 gap-y-6 pb-4 ${styles.proofs}`}>
              {proofs.items.map(({ title, text }) => (
                <div key={title} className="hairline pt-4">
                  <h4 className="font-semibold">{title}</h4>
                  <p className="mt-3">{text}</p>
                </div>
              ))}
            </div>
          </Disclosure>
          <Disclosure heading={breach.heading}>
            <div className="flex max-w-text flex-col gap-4 pb-4">
              <Paragraphs items={breach.paragraphs} />
            </div>
          </Disclosure>
        </div>
      </Section>
    </DeskFrame>
  )
}

/** How many tasks demand the exam, before anything is asked; all of them as strokes, a group for each proof. */
function Answer() {
  const { answer, lead } = qualificationPage
  const exam = rowsOf('exam')
  return (
    <section aria-labelledby="antwort">
      <Container>
        <DeskAnswer id="antwort" figure={answer.figure(exam.length, qualificationIds.length)}>
          {answer.text}
        </DeskAnswer>
        <p className="mt-3 max-w-text">{lead}</p>
        <div className={`mt-6 ${styles.all}`}>
          <Strokes left={exam} height="100%" />
        </div>
        <ProofCounts left={qualificationIds} isLegend />
      </Container>
    </section>
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
