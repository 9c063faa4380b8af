import type { ReactNode } from 'react'
import { AXIS, COLUMNS } from '@/components/ui/axes'
import { ButtonLink } from '@/components/ui/Button'
import { PageTitle } from '@/components/ui/Heading'
import { Icon } from '@/components/ui/Icon'
import { Rows } from '@/components/ui/Rows'
import { Container } from '@/components/ui/Section'
import { anchorPath } from '@/content/anchors'
import { company } from '@/content/company'
import type { Job } from '@/content/extras'
import { home } from '@/content/home'
import { employmentOf, jobTexts, wageText } from '@/content/jobs'
import { germanDate } from '@/content/terms'
import { mailto } from '@/lib/both/mailto'
import { MAIN_ID } from '@/lib/both/pageParts'
import { withBase } from '@/lib/both/withBase'
import { phoneHref } from '@/lib/server/phone'

/** A job offer: what it is, then what one does, what one needs, and how to apply. */
export function JobPage({ job }: { job: Job }) {
  const { title, text, tasks, needs, town, postalCode, wage, validThrough } = job
  const { work, needs: wanted, apply } = home.careers
  const { facts } = jobTexts
  return (
    <main id={MAIN_ID} tabIndex={-1} data-surface="papier" className="bg-papier-50 pt-header text-tinte">
      <Container className="pt-6 pb-new lg:pt-12">
        <p className="mb-2 text-label lg:mb-4 print:hidden">
          <a
            href={withBase(anchorPath('careers'))}
            className="inline-flex min-h-11 items-center font-medium hover:underline"
          >
            {jobTexts.breadcrumb}
          </a>
        </p>
        <div className={`${COLUMNS} gap-y-6 lg:gap-y-12`}>
          {/* The owner's words: no list says where they may break. */}
          <PageTitle size="title" className="hyphens-auto wrap-break-word lg:col-span-12">
            {title}
          </PageTitle>
          <div className={AXIS.list}>
            <p className="max-w-text text-lead">{text}</p>
            <div className="mt-7 max-w-text lg:mt-10">
              <Rows
                rows={[
                  { label: facts.place, value: `${postalCode} ${town}` },
                  { label: facts.employment, value: employmentOf(job) },
                  ...(wage ? [{ label: facts.wage, value: wageText(wage) }] : []),
                  { label: facts.until, value: germanDate(validThrough) },
                ]}
              />
            </div>
          </div>
        </div>
        <JobPart heading={work.heading}>
          <Points items={tasks} />
        </JobPart>
        <JobPart heading={wanted.heading}>
          <Points items={needs} />
        </JobPart>
        <JobPart heading={apply.heading}>
          <p className="max-w-text">{apply.text}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <ButtonLink
              look="primary"
              href={mailto(company.applicationsEmail, jobTexts.subject(title, town))}
              className="max-sm:w-full"
            >
              {apply.link}
            </ButtonLink>
            <ButtonLink look="quiet" href={phoneHref(company.phone)} className="tabular-nums max-sm:w-full">
              <Icon name="phone" className="size-5" />
              {company.phone}
            </ButtonLink>
          </div>
          <p className="mt-3 text-label break-words text-nebel-600">{company.applicationsEmail}</p>
        </JobPart>
      </Container>
    </main>
  )
}

function JobPart({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className={`hairline mt-9 gap-y-3 pt-5 lg:mt-14 ${COLUMNS}`}>
      <h2 className={`text-item font-semibold lg:pr-8 ${AXIS.margin}`}>{heading}</h2>
      <div className={AXIS.list}>{children}</div>
    </section>
  )
}

function Points({ items }: { items: readonly string[] }) {
  return (
    <ul className="max-w-text list-disc space-y-2 pl-5 marker:text-nebel-600">
      {items.map((item) => (
        <li key={item} className="break-words">
          {item}
        </li>
      ))}
    </ul>
  )
}
