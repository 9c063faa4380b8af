import { InlineScript } from '@/app/boot/InlineScript'
import { LegalPage } from '@/components/sections/LegalPage'
import { legalPageOf } from '@/content/legal'
import { pageMetadata } from '@/lib/server/pageMetadata'
import { formOrigin } from '@/lib/server/site'

export const metadata = pageMetadata('barrierefreiheit')

export default function BarrierefreiheitPage() {
  return (
    <>
      <LegalPage page={legalPageOf('barrierefreiheit', { formOrigin })} />
      <InlineScript of="data" page="barrierefreiheit" />
    </>
  )
}
