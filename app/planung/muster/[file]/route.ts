import { notFound } from 'next/navigation'
import { DOCX_TYPE } from '@/desk/specimens/specimenDocument'
import { specimenDownload } from '@/desk/specimens/specimenDownload'
import { specimens } from '@/desk/specimens/specimens'

// Without it the export refuses a generated file.
export const dynamic = 'force-static'
export const dynamicParams = false

const fileOf = ({ id }: { id: string }) => `${id}.docx`

export function generateStaticParams() {
  return specimens.map((specimen) => ({ file: fileOf(specimen) }))
}

/** A specimen as a Word document. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params
  const specimen = specimens.find((one) => fileOf(one) === file)
  if (specimen === undefined) {
    notFound()
  }
  return new Response(await specimenDownload(specimen), { headers: { 'Content-Type': DOCX_TYPE } })
}
