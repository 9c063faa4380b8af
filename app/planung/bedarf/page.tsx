import '@/app/planung/areas.css'
import { InlineScript } from '@/app/boot/InlineScript'
import { Hours } from '@/components/planning/Hours'
import { pageMetadata } from '@/lib/server/pageMetadata'
import '@/app/planung/hours.css'

export const metadata = pageMetadata('planung/bedarf')

export default function Page() {
  return (
    <>
      <Hours />
      <InlineScript of="data" page="planung/bedarf" />
    </>
  )
}
