import { InlineScript } from '@/app/boot/InlineScript'
import { Qualification } from '@/desk/qualification/Qualification'
import { pageMetadata } from '@/lib/server/pageMetadata'

export const metadata = pageMetadata('planung/qualifikation')

export default function Page() {
  return (
    <>
      <Qualification />
      <InlineScript of="data" page="planung/qualifikation" />
    </>
  )
}
