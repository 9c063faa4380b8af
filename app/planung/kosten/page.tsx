import '@/desk/offers/offers.css'
import { InlineScript } from '@/app/boot/InlineScript'
import { Costs } from '@/desk/offers/Costs'
import { pageMetadata } from '@/lib/server/pageMetadata'

export const metadata = pageMetadata('planung/kosten')

export default function Page() {
  return (
    <>
      <Costs />
      <InlineScript of="data" page="planung/kosten" />
    </>
  )
}
