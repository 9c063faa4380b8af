import { InlineScript } from '@/app/boot/InlineScript'
import { AreaPage } from '@/components/sections/area/AreaPage'
import { pageMetadata } from '@/lib/server/pageMetadata'

export const metadata = pageMetadata('einsatzgebiet')

export default function EinsatzgebietPage() {
  return (
    <>
      <AreaPage />
      <InlineScript of="data" page="einsatzgebiet" />
    </>
  )
}
