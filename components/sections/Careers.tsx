import { AXIS, COLUMNS } from '@/components/ui/axes'
import { ButtonLink } from '@/components/ui/Button'
import { SectionTitle } from '@/components/ui/Heading'
import { Section } from '@/components/ui/Section'
import { anchors } from '@/content/anchors'
import { company } from '@/content/company'
import { home } from '@/content/home'
import { employmentOf, jobTexts } from '@/content/jobs'
import { mailto } from '@/lib/both/mailto'
import { pathOf } from '@/lib/both/pathOf'
import { withBase } from '@/lib/both/withBase'
import { jobId, jobs } from '@/lib/server/jobs'

export function Careers() {
  const { heading, lead, work, needs, apply } = home.careers
  return (
    <Section id={anchors.careers} surface="papier" space="new" closes labelledBy="karriere-titel">
      <SectionTitle id="karriere-titel">{heading}</SectionTitle>
      <p className="mt-3 max-w-text">{lead}</p>
      {jobs.length > 0 && <OpenJobs />}
      <div className="mt-5 grid gap-x-8 gap-y-6 md:grid-cols-2 lg:mt-12 lg:grid-cols-3 print:block">
        <CareerList {...work} />
        <CareerList {...needs} />
        <div className="md:max-lg:col-span-2">
          <h3 className="mb-2 text-item font-semibold">{apply.heading}</h3>
          <div className="hairline pt-2">
            <p className="max-w-text">{apply.text}</p>
          </div>
          <ButtonLink
            look="quiet"
            href={mailto(company.applicationsEmail, apply.subject)}
            className="mt-4 max-sm:w-full"
          >
            {apply.link}
          </ButtonLink>
          <p className="mt-3 text-label break-words text-nebel-600">{company.applicationsEmail}</p>
        </div>
      </div>
    </Section>
  )
}

function OpenJobs() {
  return (
    <div className={`mt-7 gap-y-3 lg:mt-14 ${COLUMNS}`}>
      <h3 className={`text-item font-semibold ${AXIS.margin}`}>{jobTexts.heading}</h3>
      <ul className={`border-b border-papier-200 ${AXIS.list}`}>
        {jobs.map((job) => (
          <li key={job.slug} className="hairline">
            <a
              href={withBase(pathOf(jobId(job)))}
              className="flex min-h-12 flex-wrap items-baseline justify-between gap-x-6 py-3 hover:underline"
            >
              <span className="min-w-0 break-words font-semibold">{job.title}</span>
              <span className="text-label text-nebel-600">{`${job.town} · ${employmentOf(job)}`}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function CareerList({ heading, items }: { heading: string; items: readonly string[] }) {
  return (
    <div>
      <h3 className="mb-2 text-item font-semibold">{heading}</h3>
      <ul>
        {items.map((item) => (
          <li key={item} className="hairline py-2">
            {item}
          </li>
        ))}
      </ul>
    </div>
  )
}
