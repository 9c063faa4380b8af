import { InlineScript } from '@/app/boot/InlineScript'
import { CostsPage } from '@/desk/offers/CostsPage'
import { pageMetadata } from '@/lib/server/pageMetadata'

export const metadata = pageMetadata('planung/kosten')

export default function Page() {
  return (
    <>
      <CostsPage />
      <InlineScript of="data" page="planung/kosten" />
    </>
  )
}
