import { LegalPage } from '@/components/sections/LegalPage'
import { legalPageOf } from '@/content/legal'
import { pageMetadata } from '@/lib/site/pageMetadata'
import { formOrigin } from '@/lib/site/site'

export const metadata = pageMetadata('barrierefreiheit')

export default function BarrierefreiheitPage() {
  return <LegalPage page={legalPageOf('barrierefreiheit', { formOrigin })} />
}
