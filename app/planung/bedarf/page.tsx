import { InlineScript } from '@/app/boot/InlineScript'
import { HoursPage } from '@/desk/hours/HoursPage'
import { pageMetadata } from '@/lib/server/pageMetadata'

export const metadata = pageMetadata('planung/bedarf')

export default function Page() {
  return (
    <>
      <InlineScript of="planned" />
      <HoursPage />
      <InlineScript of="data" page="planung/bedarf" />
    </>
  )
}
