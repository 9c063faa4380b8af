import { InlineScript } from '@/app/boot/InlineScript'
import { Change } from '@/desk/change/Change'
import { pageMetadata } from '@/lib/server/pageMetadata'

export const metadata = pageMetadata('planung/wechsel')

export default function Page() {
  return (
    <>
      <Change />
      <InlineScript of="data" page="planung/wechsel" />
    </>
  )
}
