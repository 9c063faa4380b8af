import { InlineScript } from '@/app/boot/InlineScript'
import { LegalPage } from '@/components/sections/LegalPage'
import { legalPageOf } from '@/content/legal'
import { pageMetadata } from '@/lib/server/pageMetadata'
import { formOrigin } from '@/lib/server/site'

export const metadata = pageMetadata('impressum')

export default function ImpressumPage() {
  return (
    <>
      <LegalPage page={legalPageOf('impressum', { formOrigin })} />
      <InlineScript of="data" page="impressum" />
    </>
  )
}
