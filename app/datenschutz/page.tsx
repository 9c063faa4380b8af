import { LegalPage } from '@/components/sections/LegalPage'
import { legalPageOf } from '@/content/legal'
import { pageMetadata } from '@/lib/pageMetadata'

export const metadata = pageMetadata('datenschutz')

export default function DatenschutzPage() {
  return <LegalPage page={legalPageOf('datenschutz')} />
}
