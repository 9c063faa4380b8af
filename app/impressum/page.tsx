import { LegalPage } from '@/components/sections/LegalPage'
import { legalPageOf } from '@/content/legal'
import { pageMetadata } from '@/lib/pageMetadata'

export const metadata = pageMetadata('impressum')

export default function ImpressumPage() {
  return <LegalPage page={legalPageOf('impressum')} />
}
