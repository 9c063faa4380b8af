import type { ReactNode } from 'react'
import { AXIS, COLUMNS } from '@/components/ui/axes'
import { ButtonLink } from '@/components/ui/Button'
import { PageTitle, SectionTitle } from '@/components/ui/Heading'
import { Prose } from '@/components/ui/Prose'
import { Container, Section } from '@/components/ui/Section'
import { anchorPath } from '@/content/anchors'
import { company } from '@/content/company'
import { deskPageOf } from '@/content/planning'
import { desk } from '@/content/planning/desk'
import { type DeskId, deskIds } from '@/content/planning/routes'
import { services } from '@/content/services'
import type { RouteId } from '@/content/types'
import { ui } from '@/content/ui'
import { offerTrigger } from '@/lib/both/offerTrigger'
import { MAIN_ID } from '@/lib/both/pageParts'
import { pathOf } from '@/lib/both/pathOf'
import { withBase } from '@/lib/both/withBase'
import { hyphenate } from '@/lib/server/hyphenate'
import { phoneHref } from '@/lib/server/phone'
import styles from './DeskFrame.module.css'

type Props = {
  id: DeskId
  /** `Section`s on paper. */
  children: ReactNode
  /** The lead follows further down: the page answers before it asks. */
  isAnswer?: boolean
}

/** A page of the desk: its title on paper, what it holds, then how to reach us and what else lies on the desk. */
export function DeskFrame({ id, children, isAnswer = false }: Props) {
  const { heading, lead, lawAsOf } = deskPageOf(id)
  return (
    <main id={MAIN_ID} tabIndex={-1} data-surface="papier" className="bg-papier-50 pt-header text-tinte">
      <Container className={id === 'planung' ? 'pt-same' : styles.head}>
        {id !== 'planung' && (
          <p className="mb-3 text-label print:hidden">
            <a
              href={withBase(pathOf('planung'))}
              className="inline-flex min-h-11 items-center font-medium hover:underline"
            >
              <span aria-hidden="true">{'←\u00a0'}</span>
              {desk.name}
            </a>
          </p>
        )}
        <div className={`${COLUMNS} gap-y-4`}>
          <PageTitle size="title" className="lg:col-span-12">
            {heading}
          </PageTitle>
          {!isAnswer && (
            <div className={`max-w-text ${AXIS.margin}`}>
              <p>
                <Prose paragraph={lead} />
              </p>
              {lawAsOf && <p className="mt-6 text-label text-nebel-600">{lawAsOf}</p>}
            </div>
          )}
        </div>
      </Container>
      {children}
      <DeskEnd id={id} />
    </main>
  )
}

/** Where one goes from here: from the desk to the services, from what lies on it to the rest. */
function onwards(id: DeskId): readonly (readonly [RouteId, string])[] {
  return id === 'planung'
    ? services.map(({ slug, title }) => [slug, title] as const)
    : deskIds
        .filter((other) => other !== id && other !== 'planung')
        .map((other) => [other, deskPageOf(other).heading] as const)
}

function DeskEnd({ id }: { id: DeskId }) {
  const { more, contact } = ui.desk
  return (
    <Section surface="papier-warm" space="turn" closes labelledBy="rueckfrage">
      <div className={`gap-y-6 ${COLUMNS}`}>
        <div className={`flex flex-col items-start gap-4 ${AXIS.margin}`}>
          <SectionTitle id="rueckfrage" size="minor" className="print:hidden">
            {contact.heading}
          </SectionTitle>
          <p className="max-w-text print:hidden">{contact.text}</p>
          <a href={phoneHref(company.phone)} className={`phone-display text-phone ${styles.phone}`}>
            {company.phone}
          </a>
          <ButtonLink look="primary" href={withBase(anchorPath('contact'))} {...offerTrigger()}>
            {ui.requestOffer}
          </ButtonLink>
          <address className="hidden print:block">
            {`${company.legalName}, ${company.street}, ${company.postalCode} ${company.city}, ${company.email}`}
          </address>
        </div>
        <nav aria-labelledby="weiter" className={`print:hidden ${AXIS.text}`}>
          <h2 id="weiter" className="text-item font-semibold">
            {id === 'planung' ? desk.services : more}
          </h2>
          <ul className="mt-3">
            {onwards(id).map(([to, name]) => (
              <li key={to} className="hairline">
                <a href={withBase(pathOf(to))} className="flex min-h-12 items-center hover:underline">
                  {hyphenate(name)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </Section>
  )
}
