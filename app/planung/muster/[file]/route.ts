import { notFound } from 'next/navigation'
import type { Specimen } from '@/content/planning/specimens/types'
import { sheetPicture } from '@/desk/specimens/sheetPicture'
import { DOCX_TYPE } from '@/desk/specimens/specimenDocument'
import { specimenDownload } from '@/desk/specimens/specimenDownload'
import { specimens } from '@/desk/specimens/specimens'

// Without it the export refuses a generated file.
export const dynamic = 'force-static'
export const dynamicParams = false

type Kind = { type: string; write: (specimen: Specimen) => Promise<BodyInit> | BodyInit }

/** The files of each specimen, by extension: a Word document, and its first page as a picture. */
const kinds: Readonly<Record<string, Kind>> = {
  docx: { type: DOCX_TYPE, write: specimenDownload },
  svg: { type: 'image/svg+xml', write: sheetPicture },
}

export function generateStaticParams() {
  return specimens.flatMap(({ id }) => Object.keys(kinds).map((kind) => ({ file: `${id}.${kind}` })))
}

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const [name, end = ''] = (await params).file.split('.')
  const specimen = specimens.find(({ id }) => id === name)
  const kind = kinds[end]
  if (specimen === undefined || kind === undefined) {
    notFound()
  }
  return new Response(await kind.write(specimen), { headers: { 'Content-Type': kind.type } })
}
