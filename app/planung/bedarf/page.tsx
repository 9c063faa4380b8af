import '@/desk/cleaning/cleaning.css'
import { InlineScript } from '@/app/boot/InlineScript'
import { Hours } from '@/desk/hours/Hours'
import { pageMetadata } from '@/lib/server/pageMetadata'
import '@/desk/hours/hours.css'

export const metadata = pageMetadata('planung/bedarf')

export default function Page() {
  return (
    <>
      <Hours />
      <InlineScript of="data" page="planung/bedarf" />
    </>
  )
}
