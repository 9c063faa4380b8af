import { InlineScript } from '@/app/boot/InlineScript'
import { Specimens } from '@/desk/specimens/Specimens'
import { pageMetadata } from '@/lib/server/pageMetadata'

export const metadata = pageMetadata('planung/muster')

export default function Page() {
  return (
    <>
      <InlineScript of="pictures" />
      <Specimens />
      <InlineScript of="data" page="planung/muster" />
    </>
  )
}
