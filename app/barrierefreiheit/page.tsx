import { LegalPage } from '@/components/sections/LegalPage'
import { legalPageOf } from '@/content/legal'
import { pageMetadata } from '@/lib/pageMetadata'

export const metadata = pageMetadata('barrierefreiheit')

export default function BarrierefreiheitPage() {
  return <LegalPage page={legalPageOf('barrierefreiheit')} />
}
