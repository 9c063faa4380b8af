import type { Metadata } from 'next'
import { OfficeHours } from '@/components/layout/OfficeHours'
import { ButtonLink } from '@/components/ui/Button'
import { PageTitle } from '@/components/ui/Heading'
import { Container } from '@/components/ui/Section'
import { anchorPath } from '@/content/anchors'
import { company } from '@/content/company'
import { extras } from '@/content/extras'
import { ui } from '@/content/ui'
import { MAIN_ID } from '@/lib/both/pageParts'
import { pathOf } from '@/lib/both/pathOf'
import { withBase } from '@/lib/both/withBase'
import { phoneHref } from '@/lib/server/phone'
import styles from './not-found.module.css'

export const metadata: Metadata = { title: ui.notFound.title }

/** Small, because Next writes this element into every page. */
export default function NotFound() {
  const { heading, text, home, services, planning, call } = ui.notFound
  return (
    <main
      id={MAIN_ID}
      tabIndex={-1}
      data-surface="nacht"
      className={`isolate flex min-h-[80svh] items-center bg-nacht-900 pt-header text-nebel-200 ${styles.page}`}
    >
      <Container className="relative py-new">
        <PageTitle className={`text-white ${styles.title}`}>{heading}</PageTitle>
        <p className="mt-5 text-lead text-balance">{text}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink look="primary" href={withBase(pathOf('home'))}>
            {home}
          </ButtonLink>
          <ButtonLink look="quiet" href={withBase(anchorPath('services'))}>
            {services}
          </ButtonLink>
          <ButtonLink look="quiet" href={withBase(pathOf('planung'))}>
            {planning}
          </ButtonLink>
        </div>
        <p className="mt-8">
          {`${call} `}
          <a href={phoneHref(company.phone)} className="text-link tabular-nums">
            {company.phone}
          </a>
        </p>
        <OfficeHours className="mt-1" />
        {extras.phones
          ?.filter(({ emergency }) => emergency)
          .map(({ label, number, hours }) => (
            <p key={number} className="mt-3">
              {`${hours ? `${label}, ${hours}` : label}: `}
              <a href={phoneHref(number)} className="text-link tabular-nums">
                {number}
              </a>
            </p>
          ))}
      </Container>
    </main>
  )
}
