import { InlineScript } from '@/app/boot/InlineScript'
import { Desk } from '@/desk/frame/Desk'
import { pageMetadata } from '@/lib/server/pageMetadata'

export const metadata = pageMetadata('planung')

export default function Page() {
  return (
    <>
      <InlineScript of="pictures" />
      <Desk />
      <InlineScript of="data" page="planung" />
    </>
  )
}
