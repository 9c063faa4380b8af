import type { Metadata } from 'next'
import { InlineScript } from '@/app/boot/InlineScript'
import { JobPage } from '@/components/sections/JobPage'
import { ServicePage } from '@/components/sections/service/ServicePage'
import type { ServiceSlug } from '@/content/services/slugs'
import type { JobId } from '@/content/types'
import { writePlan } from '@/desk/hours/link'
import { isJobId, jobOf } from '@/lib/server/jobs'
import { pageMetadata } from '@/lib/server/pageMetadata'
import { pages } from '@/lib/server/pages'

type Props = { params: Promise<{ path: string[] }> }

// Anything else is a 404, also in development.
export const dynamicParams = false

/**
 * The pages of services and jobs. They share this route because a static export refuses a route without pages, and most companies
 * have no jobs.
 */
export function generateStaticParams() {
  return pages
    .filter(({ kind }) => kind === 'service' || kind === 'job')
    .map(({ id }) => ({ path: id.split('/') }))
}

async function idOf({ params }: Props) {
  return (await params).path.join('/') as ServiceSlug | JobId
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return pageMetadata(await idOf(props))
}

export default async function Page(props: Props) {
  const id = await idOf(props)
  if (isJobId(id)) {
    return (
      <>
        <JobPage job={jobOf(id)} />
        <InlineScript of="data" page={id} />
      </>
    )
  }
  return (
    <>
      <InlineScript of="pictures" />
      <ServicePage slug={id} writePlan={writePlan} />
      <InlineScript of="data" page={id} />
    </>
  )
}
