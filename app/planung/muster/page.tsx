import { InlineScript } from '@/app/boot/InlineScript'
import '@/app/planung/specimens.css'
import { Specimens } from '@/components/planning/Specimens'
import { pageMetadata } from '@/lib/server/pageMetadata'

export const metadata = pageMetadata('planung/muster')

export default function Page() {
  return (
    <>
      <Specimens />
      <InlineScript of="data" page="planung/muster" />
    </>
  )
}
