import { InlineScript } from '@/app/boot/InlineScript'
import { LegalPage } from '@/components/sections/LegalPage'
import { legalPageOf } from '@/content/legal'
import { pageMetadata } from '@/lib/server/pageMetadata'
import { formOrigin } from '@/lib/server/site'

export const metadata = pageMetadata('datenschutz')

export default function DatenschutzPage() {
  return (
    <>
      <LegalPage page={legalPageOf('datenschutz', { formOrigin })} />
      <InlineScript of="data" page="datenschutz" />
    </>
  )
}
