import { InlineScript } from '@/app/boot/InlineScript'
import { Qualification } from '@/components/planning/Qualification'
import { pageMetadata } from '@/lib/server/pageMetadata'
import '@/app/planung/qualification.css'

export const metadata = pageMetadata('planung/qualifikation')

export default function Page() {
  return (
    <>
      <Qualification />
      <InlineScript of="data" page="planung/qualifikation" />
    </>
  )
}
