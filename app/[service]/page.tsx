import type { Metadata } from 'next'
import { InlineScript } from '@/app/boot/InlineScript'
import { ServicePage } from '@/components/sections/service/ServicePage'
import type { ServiceSlug } from '@/content/services'
import { offer } from '@/content/services/offered'
import { pageMetadata } from '@/lib/server/pageMetadata'

type Props = { params: Promise<{ service: ServiceSlug }> }

// Anything else is a 404, also in development.
export const dynamicParams = false

export function generateStaticParams() {
  return offer.services.map((service) => ({ service }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata((await params).service)
}

export default async function Page({ params }: Props) {
  const { service } = await params
  return (
    <>
      <InlineScript of="pictures" />
      <ServicePage slug={service} />
      <InlineScript of="data" page={service} />
    </>
  )
}
